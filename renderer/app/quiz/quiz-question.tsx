import type { QuizQuestion as Question, QuizWords } from '#site/types.ts'
import { interpolate } from '../interpolate.ts'
import { Tile } from '../ui/tile.tsx'
import { ContactFields } from './contact-fields.tsx'
import { OptionRow } from './option-row.tsx'

interface Props {
  /** Begins the ids of what belongs to the question. */
  readonly id: string
  readonly question: Question
  readonly words: QuizWords
  /** Which question it is, from 1, and of how many. */
  readonly step: number
  readonly total: number
}

/** One question with its motif and what answers it. */
export function QuizQuestion({ id, question, words, step, total }: Props) {
  return (
    <fieldset className="quiz-question" aria-labelledby={`${id}-question`}>
      <div className="grid">
        <Tile name={question.tile} />
        <div className="quiz-ask">
          <p className="small muted">{interpolate(words.counter, { step, total })}</p>
          <h2 id={`${id}-question`}>{question.question}</h2>
          <input type="hidden" name={`question_${step}_text`} value={question.question} />
          <div id={`${id}-hint`}>
            {question.tooltip && <p className="quiz-tip small">{question.tooltip}</p>}
            {question.subtitle && <p className="muted">{question.subtitle}</p>}
          </div>
          <Answer id={id} question={question} words={words} name={`question_${step}`} />
        </div>
      </div>
    </fieldset>
  )
}

interface AnswerProps extends Pick<Props, 'id' | 'question' | 'words'> {
  /** Under which the answer is sent. */
  readonly name: string
}

function Answer({ id, question, words, name }: AnswerProps) {
  const required = question.required !== undefined
  if (question.kind === 'contact') return <ContactFields id={id} words={words} />
  if (question.kind === 'choice')
    return (
      <div className="option-rows quiet">
        {question.options?.map(({ id, text, tile }) => (
          <OptionRow
            key={id}
            name={name}
            value={text}
            tile={tile}
            text={text}
            required={required}
          />
        ))}
      </div>
    )

  return (
    <input
      className="field-input"
      name={name}
      placeholder={question.placeholder}
      required={required}
      aria-labelledby={`${id}-question`}
      aria-describedby={`${id}-hint`}
      {...(question.format === 'url' && addressField)}
    />
  )
}

/** Not type="url", which would insist on https:// before the name. */
const addressField = {
  inputMode: 'url',
  autoComplete: 'url',
  autoCapitalize: 'none',
  spellCheck: false,
} as const
