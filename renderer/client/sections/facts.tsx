import type { FactsSection, Statistic } from '#site/types.ts'
import { useCountUp } from '../hooks/use-count-up.ts'
import type { SectionProps } from '../site/section.tsx'
import { useSite } from '../site/site-state.tsx'
import { unbroken } from '../site/unbroken.ts'

export function Facts({ section }: SectionProps<'facts'>) {
  const { id, look, heading } = section
  const figures = useFigures(section)

  return (
    <section id={id} className={`facts-${look}`}>
      <div className="wrap">
        <h2 className="visually-hidden">{heading}</h2>
        {look === 'row' ? <Row figures={figures} /> : <Figures figures={figures} />}
      </div>
    </section>
  )
}

/** A figure, or a fact of the page, which has no more than its label. */
type Figure = Pick<Statistic, 'id' | 'value' | 'label'> & Partial<Statistic>

function useFigures({ facts, statistics = '' }: FactsSection): readonly Figure[] {
  const listed = useSite().page.statistics?.[statistics]?.figures ?? []
  return facts?.map(({ id, term, value }) => ({ id, value, label: term })) ?? listed
}

interface Props {
  readonly figures: readonly Figure[]
}

function Row({ figures }: Props) {
  return (
    <dl>
      {figures.map(({ id, label, value }) => (
        <div key={id}>
          <dt className="small muted">{label}</dt>
          <dd className="number">{unbroken(value)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** As many signs as fit at full size at every width. */
const mostSigns = 5

/** As many as still stand on one line. More are words. */
const mostOnLine = 24

function Figures({ figures }: Props) {
  const list = useCountUp()
  const signs = Math.max(...figures.map(({ value }) => value.length))
  const looks = [
    ...(figures.length < 4 ? ['few'] : []),
    ...(signs > mostOnLine ? ['facts-words'] : []),
    ...(signs > mostSigns && signs <= mostOnLine ? ['facts-long', `columns-${signs}`] : []),
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
          <p className="facts-label">{unbroken(label)}</p>
          {description && <p className="small muted">{unbroken(description)}</p>}
          {source && <p className="small muted">{source}</p>}
        </li>
      ))}
    </ul>
  )
}
