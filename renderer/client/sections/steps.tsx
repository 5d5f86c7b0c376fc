import type { Step, StepsSection } from '#site/types.ts'
import { useCompletedSteps } from '../hooks/use-completed-steps.ts'
import { interpolate } from '../site/interpolate.ts'
import type { SectionProps } from '../site/section.tsx'
import { useWords } from '../site/site-state.tsx'
import { unbroken } from '../site/unbroken.ts'
import { SiteIcon } from '../ui/tile.tsx'

export function Steps({ section }: SectionProps<'steps'>) {
  const { id, look = 'line', heading, progress, done = 0, steps } = section

  return (
    <section id={id} className={look === 'line' ? 'steps' : `steps-${look}`}>
      <div className="wrap">
        <h2>{heading}</h2>
        {look === 'days' && <Days section={section} />}
        {look === 'stairs' && <Numbered steps={steps} />}
        {look === 'line' &&
          (progress ? <Journey steps={steps} doneBefore={done} /> : <Way steps={steps} />)}
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

/** A numbered list of steps, each with its time. */
function Numbered({ steps }: Props) {
  return (
    <ol className={`columns-${steps.length}`}>
      {steps.map((step, index) => (
        <li key={step.id}>
          <span className="steps-number number">{index + 1}</span>
          <StepText step={step} />
          {step.when && <p className="steps-when number">{step.when}</p>}
        </li>
      ))}
    </ol>
  )
}

/** A tile for each day, and the steps below. */
function Days({
  section: { steps, days = [], day = '', span = '' },
}: {
  readonly section: StepsSection
}) {
  const from = (index: number) => (days[index - 1] ?? 0) + 1
  const when = (index: number) => {
    const [first, to = first] = [from(index), days[index]]
    return first === to ? interpolate(day, { day: to }) : interpolate(span, { from: first, to })
  }

  return (
    <>
      <div className={`steps-tiles columns-${days.at(-1)}`} aria-hidden="true">
        {days.map((to, index) => (
          <i key={to} className={`columns-${to - from(index) + 1}`} />
        ))}
      </div>
      <ol className={`columns-${steps.length}`}>
        {steps.map((step, index) => (
          <li key={step.id}>
            <p className="steps-when number">{when(index)}</p>
            <StepText step={step} />
          </li>
        ))}
      </ol>
    </>
  )
}

interface JourneyProps extends Props {
  readonly doneBefore: number
}

/** Steps with the visitor’s progress. */
function Journey({ steps, doneBefore }: JourneyProps) {
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
