import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ToolBuilderContent } from '#site/types.ts'
import { OptionRow } from '../quiz/option-row.tsx'
import type { SectionProps } from '../section.tsx'
import { useSite } from '../site-state.tsx'
import { Icon } from '../ui/icon.tsx'
import { RichBlocks } from '../ui/rich-text.tsx'

export function ToolBuilder({ section: { id } }: SectionProps<'tool-builder'>) {
  const content = useSite().page.toolBuilder
  if (!content) return null
  const { heading, lead, needsScript } = content

  return (
    <section id={id} className="tool-builder">
      <div className="wrap">
        <h1 tabIndex={-1}>{heading}</h1>
        <div className="tool-builder-lead lead muted">
          <RichBlocks nodes={lead} />
        </div>
        {needsScript && (
          <noscript>
            <div className="tool-builder-notice">
              <RichBlocks nodes={needsScript} />
            </div>
          </noscript>
        )}
        <ProductSelection id={id} content={content} />
      </div>
    </section>
  )
}

interface Props {
  /** Begins the ids of what belongs to the screen. */
  readonly id: string
  readonly content: ToolBuilderContent
}

/** The first screen: which problem the tool solves, and what kind of tool it is. */
function ProductSelection({ id, content }: Props) {
  const { problems, kinds, hint } = content
  const form = useRef<HTMLFormElement>(null)
  const [isAnswered, setAnswered] = useState(false)
  const check = () => setAnswered(form.current !== null && hasBothAnswers(form.current))

  // What was chosen before the page came to life, or before it was left, counts too.
  useEffect(check, [])

  return (
    <form ref={form} onChange={check} onSubmit={(event) => event.preventDefault()}>
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
      <div className="tool-builder-continue">
        <p id={`${id}-hint`} className="small muted" hidden={isAnswered}>
          {hint}
        </p>
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
        <h2>{text}</h2>
      </legend>
      <div className="option-rows">{children}</div>
    </fieldset>
  )
}
