import { Icon, interpolate, Label, useChange } from '../../kit.ts'
import './question.css'
import './urgent.css'
import '../../quiz/progress/quiz-bar.css'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type {
  GeneratedOption,
  GeneratedQuestion,
  GeneratedQuiz,
  Helplines,
  QuizPlayer,
  ToolBuilderContent,
} from '#site/types.ts'
import { holdStill } from '../../quiz/options/hold-still.ts'
import { bottomUp, UnfinishedWall } from '../../quiz/progress/unfinished-wall.tsx'
import type { FinishedQuiz } from '../state.ts'
import { Result } from './result.tsx'
import { type Answers, optionOf } from './result-of.ts'

interface QuizViewProps {
  readonly content: ToolBuilderContent
  readonly frames: QuizPlayer
  readonly finished: FinishedQuiz
  /** Content below the quiz. */
  readonly children?: ReactNode
}

/** The finished quiz, played question by question until its result. */
export function QuizView({ content, frames, finished, children }: QuizViewProps) {
  const { quiz, company } = finished
  const { questions, presentation } = quiz
  const title = presentation?.title ?? interpolate(frames.player.by, { company })
  const [played, setPlayed] = useState(quiz)
  const [step, setStep] = useState(0)
  const [moves, setMoves] = useState(0)
  const [answers, setAnswers] = useState<Answers>(new Map())
  const [urgent, setUrgent] = useState<GeneratedOption>()
  useOwnTitle(title)
  const view = useRef<HTMLDivElement>(null)

  const arrive = () => {
    view.current?.querySelector('h1')?.focus({ preventScroll: true })
    window.scrollTo({ top: 0, behavior: 'instant' })
  }
  useEffect(arrive, [])
  useChange(moves, arrive)

  const goTo = (target: number) => {
    setStep(target)
    setMoves(moves + 1)
  }
  const again = () => {
    setAnswers(new Map())
    goTo(0)
  }
  // In another language it begins anew. Whoever chose that stays at the choice.
  if (played !== quiz) {
    setPlayed(quiz)
    setAnswers(new Map())
    setStep(0)
  }

  const question = questions[step]
  const proceed = () => {
    const option = question && optionOf(question, answers)
    if (!option?.urgent) return goTo(step + 1)
    setUrgent(option)
    setMoves(moves + 1)
  }
  const askAgain = () => {
    setUrgent(undefined)
    setAnswers(new Map([...answers].filter(([id]) => id !== question?.id)))
    setMoves(moves + 1)
  }
  const ask = () =>
    question ? (
      <Question
        key={`${frames.language} ${question.id}`}
        {...{ content, frames, quiz, title, question, step }}
        answer={answers.get(question.id)}
        onAnswer={(option) => setAnswers(new Map(answers).set(question.id, option))}
        onBack={() => goTo(step - 1)}
        onNext={proceed}
      />
    ) : (
      <Result {...{ content, frames, finished, title, answers }} onAgain={again} />
    )

  return (
    <>
      <div className="player" ref={view}>
        <div className="quiz-bar" aria-hidden="true">
          <i style={{ inlineSize: `${partOf(step, questions.length) * 100}%` }} />
        </div>
        <div className="quiz-screen" lang={frames.language}>
          {urgent ? <Urgent option={urgent} frames={frames} onWrong={askAgain} /> : ask()}
        </div>
      </div>
      {!urgent && children}
    </>
  )
}

interface QuestionProps extends Pick<QuizViewProps, 'content' | 'frames'> {
  readonly quiz: GeneratedQuiz
  readonly title: string
  readonly question: GeneratedQuestion
  /** Index of the question. */
  readonly step: number
  /** The id of the chosen option. */
  readonly answer: string | undefined
  readonly onAnswer: (option: string) => void
  readonly onBack: () => void
  readonly onNext: () => void
}

/** One question of the quiz with its options. */
function Question(props: QuestionProps) {
  const { content, frames, quiz, title, question, step, answer, onAnswer, onBack, onNext } = props
  const { wall } = content.quiz
  const { player: words } = frames
  const { length: total } = quiz.questions
  const intro = step === 0 ? quiz.presentation?.intro : undefined
  const hint = useId()
  const options = useRef<HTMLDivElement>(null)
  const isAnswered = answer !== undefined
  const percent = Math.round(((step + 1) / total) * 100)
  useEffect(() => holdStill(options.current), [])

  return (
    <form
      className="quiz-block"
      onSubmit={(event) => {
        event.preventDefault()
        if (isAnswered) onNext()
      }}
    >
      <div className="quiz-wall quiet">
        <UnfinishedWall
          tiles={bottomUp(wall.cells, wall.columns).slice(0, step)}
          size={total}
          columns={2}
          narrowColumns={total}
        />
      </div>
      <div className="quiz-asking player-ask">
        <p className="player-title small muted" dir="auto">
          {title}
        </p>
        {intro && (
          <p className="player-intro muted" dir="auto">
            {intro}
          </p>
        )}
        <p className="player-counter">
          <b>{interpolate(words.counter, { step: step + 1, total })}</b>{' '}
          <span className="muted">{interpolate(words.percent, { percent })}</span>
        </p>
        <fieldset>
          <legend>
            <h1 tabIndex={-1} dir="auto">
              {question.question_text}
            </h1>
          </legend>
          <div className="option-rows" ref={options}>
            {question.options.map(({ id, text }, index) => (
              <label className="option-row over player-option" key={id}>
                <input
                  type="radio"
                  name={question.id}
                  value={id}
                  checked={id === answer}
                  onChange={() => onAnswer(id)}
                />
                <b className="number" aria-hidden="true">
                  {index + 1}
                </b>
                <span dir="auto">{besideNumber(text, index + 1)}</span>
                <Icon name="check" />
              </label>
            ))}
          </div>
        </fieldset>
        <div className="player-steps">
          <button
            className="button button-outline"
            type="button"
            disabled={step === 0}
            onClick={onBack}
          >
            <Icon name="back" />
            {words.back}
          </button>
          <p id={hint} className="small muted" hidden={isAnswered}>
            {words.choose}
          </p>
          <button
            className="button button-accent"
            type="submit"
            disabled={!isAnswered}
            aria-describedby={isAnswered ? undefined : hint}
          >
            <Label text={step === total - 1 ? words.finish : words.next} />
            <Icon name="arrow" />
          </button>
        </div>
      </div>
    </form>
  )
}

/** The text of an option without the number that answers of a scale begin with. */
function besideNumber(text: string, number: number): string {
  const own = `${number} – `
  return text.startsWith(own) ? text.slice(own.length) : text
}

/** How far a step is on the way from the first question to the last. */
const partOf = (step: number, total: number) => Math.min(1, step / Math.max(1, total - 1))

/** Characters that turn the direction of what stands around them, and the room that a title has. */
const turning = /\p{Bidi_Control}/gu
const longest = 200

/** The title of the page is that of the quiz while it is played. */
function useOwnTitle(title: string): void {
  useEffect(() => {
    const { title: before } = document
    document.title = title.replaceAll(turning, '').slice(0, longest)
    return () => {
      document.title = before
    }
  }, [title])
}

interface UrgentProps {
  readonly option: GeneratedOption
  readonly frames: QuizPlayer
  readonly onWrong: () => void
}

/** The end of a quiz after an urgent answer: whom to call, and nothing to sell. */
function Urgent({ option: { text, helpline }, frames, onWrong }: UrgentProps) {
  const { heading, sentence, wrong } = frames.words.urgent
  return (
    <div className="urgent">
      <h1 tabIndex={-1}>{heading}</h1>
      <p className="lead" dir="auto">
        {interpolate(sentence, { answer: text })}
      </p>
      {calledFor(helpline, frames.helplines).map(({ name, hours, text: what, shown, tel }) => (
        <a className="helpline cluster" key={tel} href={`tel:${tel}`}>
          <span>
            <b>{name}</b> <small>{`${hours} · ${what}`}</small>
          </span>{' '}
          <strong>{shown}</strong>
        </a>
      ))}
      <button type="button" onClick={onWrong}>
        {wrong}
      </button>
    </div>
  )
}

/**
 * One helpline or two. A quiz holds a name alone, so that who sends one changes no number; for a name that is gone
 * since the quiz was made, the first helpline stands in.
 */
function calledFor(name: string | undefined, helplines: Helplines) {
  const known = new Map(Object.entries(helplines))
  const called = (name !== undefined && known.get(name)) || Object.values(helplines)[0]
  const other = called?.also === undefined ? undefined : known.get(called.also)
  return [called, other].flatMap((each) => each ?? [])
}
