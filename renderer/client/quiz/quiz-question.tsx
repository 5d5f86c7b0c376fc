import { useState } from 'react'
import type { FieldCheck, QuizQuestion as Question, QuizWords } from '#site/types.ts'
import { type ByField, longestAnswer } from '../forms/fields/check-fields.ts'
import { FieldProblem, TextField } from '../forms/fields/text-field.tsx'
import { Icon, interpolate, RichText, Tile } from '../kit.ts'
import { OptionRow } from './options/option-row.tsx'
import { termsField } from './quiz-state.ts'

interface Props {
  /** Prefix of the ids of the question. */
  readonly id: string
  readonly question: Question
  readonly words: QuizWords
  /** Number of the question, from 1, and the total. */
  readonly number: number
  readonly total: number
  readonly fields: readonly FieldCheck[]
  /** Whether it is the current question. With scripts, questions show one at a time. */
  readonly isCurrent: boolean
  /** Values of an earlier visit, by field. */
  readonly values: ByField
  /** Error messages by field. */
  readonly problems: ByField
  readonly hasAgreed: boolean
  readonly onAgree: (hasAgreed: boolean) => void
}

/** One question with its tile and its answer fields. */
export function QuizQuestion(props: Props) {
  const { id, question, words, number, total, isCurrent } = props
  const { tooltip, subtitle, tile } = question
  const [isExplained, setExplained] = useState(false)
  const hintId = `${id}-hint`
  const tipId = `${id}-tip`

  return (
    <fieldset
      className="quiz-question"
      aria-labelledby={`${id}-question`}
      data-current={isCurrent ? '' : undefined}
    >
      <div className="grid">
        <Tile name={tile} />
        <div className="quiz-ask">
          <p className="quiz-counter small muted">
            {interpolate(words.counter, { step: number, total })}
          </p>
          <div className="quiz-head">
            <h2 id={`${id}-question`} tabIndex={-1}>
              {question.question}
            </h2>
            {tooltip && (
              <button
                className="icon-button"
                type="button"
                aria-label={words.info}
                aria-expanded={isExplained}
                aria-controls={tipId}
                onClick={() => setExplained(!isExplained)}
              >
                <Icon name="info" />
              </button>
            )}
          </div>
          <input type="hidden" name={`question_${number}_text`} value={question.question} />
          {question.kind === 'contact' && <input type="hidden" name={`question_${number}`} />}
          <div id={hintId}>
            {tooltip && (
              <p
                id={tipId}
                className="quiz-tip aside small"
                data-open={isExplained ? '' : undefined}
              >
                {tooltip}
              </p>
            )}
            {subtitle && <p className="muted">{subtitle}</p>}
          </div>
          <AnswerFields {...props} />
          {question.requiresTerms && <Terms {...props} />}
        </div>
      </div>
    </fieldset>
  )
}

/** The answer fields of a question: a text, a choice, or the contact fields. */
function AnswerFields({ id, question, words, fields, values, problems }: Props) {
  if (question.kind === 'contact') {
    return (
      <div className="quiz-contact">
        {(['name', 'email'] as const).map((name) => (
          <TextField
            key={name}
            id={`${id}-${name}`}
            type={name === 'email' ? name : undefined}
            name={name}
            label={words[name]}
            problem={problems[name]}
            defaultValue={values[name]}
            autoComplete={name}
            maxLength={longestAnswer}
            required
          />
        ))}
      </div>
    )
  }
  const [field] = fields
  if (!field) return null

  const { name } = field
  const isRequired = question.required !== undefined
  if (question.kind === 'choice') {
    return (
      <div className="option-rows quiet">
        {question.options?.map(({ id, text, tile }) => (
          <OptionRow
            key={id}
            name={name}
            value={text}
            tile={tile}
            text={text}
            isChosen={values[name] === text}
            required={isRequired}
          />
        ))}
      </div>
    )
  }

  const problem = problems[name]
  const problemId = `${id}-problem`
  return (
    <>
      <input
        className="field-input"
        name={name}
        defaultValue={values[name]}
        placeholder={question.placeholder}
        dir="auto"
        maxLength={longestAnswer}
        required={isRequired}
        aria-labelledby={`${id}-question`}
        aria-describedby={`${id}-hint ${problemId}`}
        aria-invalid={problem !== undefined || undefined}
        {...(question.format === 'url' && addressField)}
      />
      <FieldProblem id={problemId} field={name} problem={problem} />
    </>
  )
}

/** Not type="url", which would insist on https:// before the name. */
const addressField = {
  inputMode: 'url',
  autoComplete: 'url',
  autoCapitalize: 'none',
  spellCheck: false,
} as const

/** The agreement to the terms. It is required but not sent. */
function Terms({ id, words, problems, hasAgreed, onAgree }: Props) {
  const problem = problems[termsField]
  const problemId = `${id}-terms-problem`
  return (
    <div className="quiz-terms">
      <label className="field-tick">
        <input
          type="checkbox"
          required
          checked={hasAgreed}
          onChange={({ target }) => onAgree(target.checked)}
          aria-describedby={problemId}
          aria-invalid={problem !== undefined || undefined}
        />
        <span>
          <RichText nodes={words.terms} />
        </span>
      </label>
      <FieldProblem id={problemId} field={termsField} problem={problem} />
    </div>
  )
}
