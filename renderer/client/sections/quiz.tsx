import { type FormEvent, type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react'
import type { QuizContent, QuizSection } from '#site/types.ts'
import { fieldValues, focusProblem } from '../forms/fields/check-fields.ts'
import { Outcome } from '../forms/outcome.tsx'
import {
  Icon,
  interpolate,
  Label,
  RichBlocks,
  RichBox,
  type SectionProps,
  useChange,
  useSite,
  WallArt,
} from '../kit.ts'
import { holdStill } from '../quiz/options/hold-still.ts'
import { answerTiles, QuizBar, QuizWall } from '../quiz/progress/quiz-progress.tsx'
import { QuizQuestion } from '../quiz/quiz-question.tsx'
import { canAdvance, isUntouched } from '../quiz/quiz-state.ts'
import { useQuiz } from '../quiz/use-quiz.ts'

export function Quiz({ section }: SectionProps<'quiz'>) {
  const { id, heading, quiz } = section
  const content = useSite().page.quizzes?.[quiz]
  if (!content) return null

  return (
    <section id={id} className="quiz">
      <h1 id={`${id}-title`} className="visually-hidden" tabIndex={-1}>
        {heading}
      </h1>
      <QuizFlow section={section} content={content} />
    </section>
  )
}

interface Props {
  readonly section: QuizSection
  readonly content: QuizContent
}

/**
 * A quiz from the first question to the confirmation. The document has all questions in one form; with
 * scripts, styles show one at a time.
 */
function QuizFlow({ section: { id, quiz }, content }: Props) {
  const { formName = quiz, questions, words, processing } = content
  const flow = useQuiz(formName, content)
  const { steps, state, draft, tell } = flow
  const form = useRef<HTMLFormElement>(null)
  const isByArrow = useRef(false)
  const { phase, step } = state
  const total = questions.length
  const hintId = useId()
  /** Explains why the next button is disabled, if the question does not. */
  const hint = questions[step]?.requiresTerms && !state.hasAgreed ? words.termsHint : undefined

  useChange(`${phase} ${step}`, () => showScreen(id))
  useChange(step, () => {
    holdStill(form.current)
  })
  useChange(state.refusals, () => focusProblem(form.current))

  if (phase === 'confirmed')
    return <QuizConfirmation content={content} flow={flow} onSwap={() => showScreen(id)} />
  if (phase === 'processing')
    return (
      <div className="quiz-screen" aria-busy="true">
        <div className="quiz-block">
          <QuizWall steps={steps} step={total} values={state.values} />
          <div className="quiz-sending">
            <h2 tabIndex={-1}>{processing.heading}</h2>
            <p className="lead muted" role="status">
              {processing.text}
            </p>
          </div>
        </div>
      </div>
    )

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    tell({ type: 'advanced', values: fieldValues(event.currentTarget) })
  }
  const edit = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    if (isField(target) && !isTicked(target)) {
      tell({ type: 'edited', name: target.name, values: fieldValues(currentTarget) })
    }
  }
  /** Choosing an option goes to the next step, except with arrow keys: they pass through other options. */
  const click = (event: MouseEvent<HTMLFormElement>) => {
    const { target, detail, currentTarget } = event
    const choice = isField(target) && target.type === 'radio' ? target : undefined
    // The second click of a double click would answer or submit the next question.
    if (detail > 1 && (choice || isUntouched(steps, state))) event.preventDefault()
    else if (choice) {
      const values = fieldValues(currentTarget)
      tell(
        isByArrow.current
          ? { type: 'edited', name: choice.name, values }
          : { type: 'chosen', values },
      )
    }
  }
  const press = (event: KeyboardEvent<HTMLFormElement>) => {
    const { key, target, currentTarget } = event
    isByArrow.current = key.startsWith('Arrow')
    // Browsers fire no click event for Space on a checked radio button.
    if (key === ' ' && isField(target) && target.type === 'radio' && target.checked) {
      event.preventDefault()
      tell({ type: 'chosen', values: fieldValues(currentTarget) })
    }
  }

  return (
    <form
      ref={form}
      method="post"
      action="/"
      name={formName}
      data-netlify="true"
      noValidate
      onSubmit={submit}
      onChange={edit}
      onClick={click}
      onKeyDown={press}
      onKeyUp={() => {
        isByArrow.current = false
      }}
    >
      <input type="hidden" name="form-name" value={formName} />
      {/* Sent by scripts only; hosts learn a form's fields from its document. */}
      <input type="hidden" name="website" />
      <QuizBar total={total} step={step} words={words} titleId={`${id}-title`} />
      <div className="quiz-screen">
        <div className="quiz-block">
          <QuizWall steps={steps} step={step} values={state.values} />
          <div className="quiz-asking">
            <p className="quiz-count small muted">
              {interpolate(words.counter, { step: step + 1, total })}
            </p>
            {questions.map((question, index) => (
              <QuizQuestion
                key={question.id}
                id={`${id}-${question.id}`}
                question={question}
                words={words}
                number={index + 1}
                total={total}
                fields={steps[index]?.fields ?? []}
                isCurrent={index === step}
                values={draft}
                problems={index === step ? state.problems : {}}
                hasAgreed={state.hasAgreed}
                onAgree={(hasAgreed) => tell({ type: 'agreed', hasAgreed })}
              />
            ))}
            {/* Without scripts, the first button submits the form. With scripts, the Enter key presses it, so that Enter
                always reports what is missing. */}
            <div className="grid">
              <button className="button button-accent quiz-send" type="submit">
                {words.submit}
              </button>
              <div className="quiz-navigation cluster">
                <button
                  className="button button-outline"
                  type="button"
                  disabled={step === 0}
                  onClick={() => tell({ type: 'returned' })}
                >
                  <Icon name="back" />
                  {words.previous}
                </button>
                {hint && (
                  <p id={hintId} className="small muted">
                    {hint}
                  </p>
                )}
                <button
                  className="button button-accent"
                  type="submit"
                  disabled={!canAdvance(steps, state)}
                  aria-describedby={hint && hintId}
                >
                  <Label text={step === total - 1 ? words.submit : words.next} />
                  <Icon name="arrow" />
                </button>
              </div>
            </div>
          </div>
        </div>
      </div>
    </form>
  )
}

const isField = (target: EventTarget) => target instanceof HTMLInputElement
/** Whether a press toggles the control. */
const isTicked = ({ type }: { readonly type: string }) => type === 'radio' || type === 'checkbox'

/** Scrolls a new screen to its top and focuses its heading for screen readers. */
function showScreen(id: string) {
  const heading = document.querySelector<HTMLElement>(
    `#${CSS.escape(id)} :is([data-current], .quiz-sending, .outcome) h2`,
  )
  window.scrollTo({ top: 0, behavior: 'instant' })
  heading?.focus({ preventScroll: true })
}

interface ConfirmationProps extends Pick<Props, 'content'> {
  readonly flow: ReturnType<typeof useQuiz>
  /** Called when one confirmation has taken the place of the other. */
  readonly onSwap: () => void
}

/** The screen after the answers: thanks to the visitor; the thanks for everyone if they could not be sent. */
function QuizConfirmation({ content, flow, onSwap }: ConfirmationProps) {
  const { wall, confirmation, failure } = content
  const { steps, state, sent, hasFailed, thanks, retry } = flow
  const { showsFailure } = useSite().chrome
  const { thanks: words, text, ...plain } = confirmation
  const Thanks = thanks.current
  // Where failures are not told, one that comes late changes nothing that is seen.
  const [hasFailedFirst] = useState(hasFailed)
  const isTold = showsFailure && failure !== undefined
  const isPlain = hasFailed && (hasFailedFirst || isTold)
  useChange(isPlain, onSwap)

  if (words && sent && Thanks && !isPlain)
    return (
      <Thanks
        words={words}
        confirmation={confirmation}
        tiles={answerTiles(steps, state.values)}
        answers={sent.answers}
      />
    )
  return (
    <>
      {isTold && hasFailed && (
        <div className="wrap quiz-failure cluster" role="alert">
          <RichBlocks nodes={failure.text} />
          <button className="button button-outline" type="button" onClick={retry}>
            {failure.retry}
          </button>
        </div>
      )}
      <Outcome art={<WallArt wall={wall} />} level="h2" {...plain}>
        <RichBox className="lead muted" nodes={text} />
      </Outcome>
    </>
  )
}
