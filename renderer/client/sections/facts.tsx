import type { FactsSection, Statistic } from '#site/types.ts'
import { CountedFigure, type SectionProps, unbroken, useCountUp, useSite } from '../kit.ts'

export function Facts({ section }: SectionProps<'facts'>) {
  const { id, look, heading, text, tiles, portion } = section
  const figures = useFigures(section)
  const list = useCountUp<HTMLDivElement>()
  const [first] = figures
  const share = tiles === undefined && shareOf(first?.value)

  return (
    <section id={id} className={`facts facts-${look}`}>
      <div className={look === 'row' ? 'wrap' : 'wrap sidebar'} ref={list}>
        {look === 'figures' ? (
          <div>
            <h2>{heading}</h2>
            {text && <p className="muted">{unbroken(text)}</p>}
          </div>
        ) : (
          <h2 className="visually-hidden">{heading}</h2>
        )}
        {look === 'row' && (
          <dl className={`grid-auto rules${figures.length < 4 ? ' few' : ''}`}>
            {figures.map(({ id, label, value }) => (
              <div key={id}>
                <dt className="small muted">{label}</dt>
                <dd>{unbroken(value)}</dd>
              </div>
            ))}
          </dl>
        )}
        {look === 'figures' && !portion && <Lines figures={figures} />}
        {look === 'figures' && portion && (
          <div>
            <Cells of={portion.of} across={portion.of} filled={portion.filled} />
            <p className="small muted">{portion.caption}</p>
          </div>
        )}
        {look === 'share' && (
          <>
            <div className="facts-first">
              {share && <Cells of={25} across={5} filled={share} />}
              <div>{first && wordsOf(first)}</div>
            </div>
            <Lines figures={figures.slice(1)} />
            {tiles && <Cells of={tiles} across={24} className="facts-tiles" />}
          </>
        )}
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

interface CellsProps {
  readonly of: number
  readonly across: number
  readonly filled?: number
  readonly className?: string
}

/** Cells in rows, of which as many are filled, from the bottom left. */
function Cells({ of, across, filled = of, className = '' }: CellsProps) {
  /** How many come before the first of the row, counted from the bottom. */
  const below = (place: number) =>
    across * (Math.ceil(of / across) - 1 - Math.floor(place / across))

  return (
    <div className={`facts-cells columns-${across} ${className}`} aria-hidden="true">
      {Array.from({ length: of }, (_, place) => place).map((place) => (
        <i
          key={place}
          className={below(place) + (place % across) < filled ? 'filled' : undefined}
        />
      ))}
    </div>
  )
}

/** How many of the 25 cells beside a percentage are filled; each stands for four in a hundred. */
const shareOf = (value = '') => value.includes('%') && Math.round(Number.parseFloat(value) / 4)

/** Figures in lines. */
function Lines({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <ul className="facts-lines lines">
      {figures.map((figure) => (
        <li key={figure.id} className="pair">
          {wordsOf(figure)}
        </li>
      ))}
    </ul>
  )
}

const wordsOf = ({ value, label, description, source }: Figure) => (
  <>
    <CountedFigure value={value} />
    <p>{unbroken(description ?? label)}</p>
    {source && <p className="small muted">{source}</p>}
  </>
)
