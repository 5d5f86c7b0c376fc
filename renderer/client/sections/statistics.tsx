import type { Statistic } from '#site/types.ts'
import { useCountUp } from '../hooks/use-count-up.ts'
import type { SectionProps } from '../site/section.tsx'
import { useSite } from '../site/site-state.tsx'
import { unbroken } from '../site/unbroken.ts'

export function Statistics({ section }: SectionProps<'statistics'>) {
  const { id, heading, statistics } = section
  const content = useSite().page.statistics?.[statistics]
  if (!content) return null

  return (
    <section id={id} className="statistics">
      <div className="wrap">
        <h2 className="visually-hidden">{heading}</h2>
        <Figures figures={content.figures} />
      </div>
    </section>
  )
}

/** As many signs as fit at full size at every width. */
const mostSigns = 5

function Figures({ figures }: { readonly figures: readonly Statistic[] }) {
  const list = useCountUp()
  const signs = Math.max(...figures.map(({ value }) => value.length))
  const looks = [
    ...(figures.length < 4 ? ['few'] : []),
    ...(signs > mostSigns ? ['statistics-long', `columns-${signs}`] : []),
  ]

  return (
    <ul ref={list} className={looks.join(' ') || undefined}>
      {figures.map(({ id, value, label, description, source }) => (
        <li key={id}>
          <p className="figure">
            <span aria-hidden="true" data-figure="">
              {value}
            </span>
            <span className="visually-hidden">{value}</span>
          </p>
          <p className="statistics-label">{unbroken(label)}</p>
          <p className="small muted">{unbroken(description)}</p>
          {source && <p className="small muted">{source}</p>}
        </li>
      ))}
    </ul>
  )
}
