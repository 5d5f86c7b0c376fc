import { useCompletedSteps } from '../hooks/use-completed-steps.ts'
import { interpolate, type SectionProps, SiteIcon, unbroken, useWords } from '../kit.ts'

/** A numbered list of steps, each with its time or with how far the visitor has come. */
export function Steps({ section }: SectionProps<'steps'>) {
  const { id, look = 'line', heading, done: doneBefore, days, steps } = section
  const words = useWords()
  const completed = useCompletedSteps(doneBefore ?? 0)
  const done = doneBefore === undefined ? undefined : completed
  const isDone = (index: number) => done !== undefined && index < done

  return (
    <section id={id} className={look === 'line' ? 'steps' : `steps-${look}`}>
      <div className="wrap">
        <h2>{heading}</h2>
        {days && (
          <div className={`steps-tiles columns-${days.at(-1)}`} aria-hidden="true">
            {days.map((to, index) => (
              <i key={to} className={`columns-${to - (days[index - 1] ?? 0)}`} />
            ))}
          </div>
        )}
        <ol className={`columns-${steps.length}`} data-step-done={done}>
          {steps.map(({ id: step, title, text, when }, index) => (
            <li key={step} aria-current={index === done ? 'step' : undefined}>
              {done !== undefined && (
                <span className="visually-hidden">
                  {interpolate(words.stepOf, { step: index + 1, total: steps.length })}{' '}
                  {isDone(index) && words.done}
                </span>
              )}
              {look !== 'days' && (
                <span className="steps-number number" aria-hidden={done !== undefined || undefined}>
                  {isDone(index) ? <SiteIcon name="check" /> : index + 1}
                </span>
              )}
              <div>
                <h3>{title}</h3>
                {text && <p className="small muted">{unbroken(text)}</p>}
              </div>
              {look !== 'line' && when && <p className="steps-when number">{when}</p>}
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
