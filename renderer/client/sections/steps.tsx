import type { Step } from '#site/types.ts'
import { useCompletedSteps } from '../hooks/use-completed-steps.ts'
import { interpolate } from '../site/interpolate.ts'
import type { SectionProps } from '../site/section.tsx'
import { useWords } from '../site/site-state.tsx'
import { unbroken } from '../site/unbroken.ts'
import { SiteIcon } from '../ui/tile.tsx'

export function Steps({ section }: SectionProps<'steps'>) {
  const { id, heading, progress, done = 0, steps } = section

  return progress ? (
    <section id={id} className="steps steps-journey">
      <div className="wrap">
        <h2 className="visually-hidden">{heading}</h2>
        <Journey steps={steps} doneBefore={done} />
      </div>
    </section>
  ) : (
    <section id={id} className="steps">
      <div className="wrap">
        <h2>{heading}</h2>
        <Way steps={steps} />
      </div>
    </section>
  )
}

interface Props {
  readonly steps: readonly Step[]
}

/** A numbered list of steps. */
function Way({ steps }: Props) {
  return (
    <ol className={`columns-${steps.length}`}>
      {steps.map((step, index) => (
        <li key={step.id}>
          <span className="steps-cell number">{index + 1}</span>
          <StepText step={step} />
        </li>
      ))}
    </ol>
  )
}

/** Steps with the visitor's progress. */
function Journey({ steps, doneBefore }: Props & { readonly doneBefore: number }) {
  const words = useWords()
  const done = useCompletedSteps(doneBefore)

  return (
    <ol className={`columns-${steps.length}`} data-step-done={done}>
      {steps.map((step, index) => (
        <li key={step.id} aria-current={index === done ? 'step' : undefined}>
          <span className="visually-hidden">
            {interpolate(words.stepOf, { step: index + 1, total: steps.length })}{' '}
            {index < done && words.done}
          </span>
          <span className="steps-cell number" aria-hidden="true">
            {index < done ? <SiteIcon name="check" /> : index + 1}
          </span>
          <StepText step={step} />
        </li>
      ))}
    </ol>
  )
}

function StepText({ step: { title, text } }: { readonly step: Step }) {
  return (
    <div>
      <h3>{title}</h3>
      {text && <p className="small muted">{unbroken(text)}</p>}
    </div>
  )
}
