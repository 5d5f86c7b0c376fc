import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ToolBuilderContent } from '#site/types.ts'
import { OptionRow } from '../quiz/options/option-row.tsx'
import { Icon } from '../ui/icon.tsx'
import { loadChat } from './loaders.ts'

interface Props {
  /** Prefix of the ids on the screen. */
  readonly id: string
  readonly content: ToolBuilderContent
  /** What stands above the questions. */
  readonly children: ReactNode
  /** Called with the two answers after the next screen has loaded. */
  readonly onContinue: (answers: { readonly problem: string; readonly kind: string }) => void
}

/** The first screen: which problem the tool solves, and what kind of tool it is. */
export function ProductSelection({ id, content, children, onContinue }: Props) {
  const { problems, kinds, hint, ready, failure } = content
  const form = useRef<HTMLFormElement>(null)
  const [isAnswered, setAnswered] = useState(false)
  const [isUnreachable, setUnreachable] = useState(false)
  const check = () => setAnswered(form.current !== null && hasBothAnswers(form.current))

  const proceed = async (answers: FormData) => {
    const isLoaded = await loadChat().then(
      () => true,
      () => false,
    )
    setUnreachable(!isLoaded)
    if (!isLoaded) return
    onContinue({ problem: String(answers.get('problem')), kind: String(answers.get('kind')) })
  }

  // Browsers restore choices made before hydration or before the page was left.
  useEffect(check, [])
  // Prefetches the next screen. If that fails, the button loads it again.
  useEffect(() => {
    if (isAnswered) loadChat().catch(() => undefined)
  }, [isAnswered])

  return (
    <form
      className="tool-builder-start"
      ref={form}
      onChange={check}
      onSubmit={(event) => {
        event.preventDefault()
        proceed(new FormData(event.currentTarget))
      }}
    >
      <div className="wrap">
        {children}
        <div className="tool-builder-questions quiet">
          <Question text={problems.question}>
            {problems.options.map(({ id, text, tile }) => (
              <OptionRow key={id} name="problem" value={id} tile={tile} text={text} />
            ))}
          </Question>
          <Question text={kinds.question}>
            {kinds.options.map(({ code, text, tooltip, tile }) => (
              <OptionRow
                key={code}
                name="kind"
                value={code}
                tile={tile}
                text={text}
                detail={tooltip}
              />
            ))}
          </Question>
        </div>
      </div>
      <div className="tool-builder-continue">
        <div className="wrap cluster">
          <div className="small">
            <p className="tool-builder-failure" role="alert">
              {isUnreachable && failure.unreachable}
            </p>
            <p id={`${id}-hint`} className="muted">
              {isAnswered ? ready : hint}
            </p>
          </div>
          <button
            className="button button-accent"
            type="submit"
            disabled={!isAnswered}
            aria-describedby={isAnswered ? undefined : `${id}-hint`}
          >
            {content.continue}
            <Icon name="arrow" />
          </button>
        </div>
      </div>
    </form>
  )
}

function hasBothAnswers(form: HTMLFormElement) {
  const answers = new FormData(form)
  return answers.has('problem') && answers.has('kind')
}

interface QuestionProps {
  readonly text: string
  readonly children: ReactNode
}

function Question({ text, children }: QuestionProps) {
  return (
    <fieldset>
      <legend>
        <h2 className="h3">{text}</h2>
      </legend>
      <div className="option-rows">{children}</div>
    </fieldset>
  )
}
