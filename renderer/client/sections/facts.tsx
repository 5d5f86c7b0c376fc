import type { FactsPortion, FactsSection, Statistic } from '#site/types.ts'
import { useCountUp } from '../hooks/use-count-up.ts'
import type { SectionProps } from '../site/section.tsx'
import { useSite } from '../site/site-state.tsx'
import { unbroken } from '../site/unbroken.ts'
import { CountedFigure } from '../ui/counted-figure.tsx'

export function Facts({ section }: SectionProps<'facts'>) {
  const { id, look, heading, text, tiles, portion } = section
  const figures = useFigures(section)
  const list = useCountUp<HTMLDivElement>()

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
        {look === 'row' && <Row figures={figures} />}
        {look === 'figures' &&
          (portion ? <Portion portion={portion} /> : <Lines figures={figures} />)}
        {look === 'share' && (
          <>
            <First figures={figures} className={tiles ? '' : shareOf(figures[0]?.value ?? '')} />
            <Lines figures={figures.slice(1)} />
            {tiles && <TileWall tiles={tiles} />}
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

interface Props {
  readonly figures: readonly Figure[]
}

function Row({ figures }: Props) {
  return (
    <dl className={`grid-auto rules${figures.length < 4 ? ' few' : ''}`}>
      {figures.map(({ id, label, value }) => (
        <div key={id}>
          <dt className="small muted">{label}</dt>
          <dd>{unbroken(value)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A row of cells, of which the first are filled. */
function Portion({ portion: { filled, of, caption } }: { readonly portion: FactsPortion }) {
  return (
    <div>
      <div className="facts-portion even grout" aria-hidden="true">
        {Array.from({ length: of }, (_, place) => place).map((place) => (
          <i key={place} className={place < filled ? 'filled' : undefined} />
        ))}
      </div>
      <p className="small muted">{caption}</p>
    </div>
  )
}

/** How many of the 25 tiles beside a percentage are laid, as a class; each stands for four in a hundred. */
const shareOf = (value: string) => {
  const laid = value.includes('%') && Math.round(Number.parseFloat(value) / 4)
  return laid ? ` columns-${laid}` : ''
}

/** The first figure, large. */
function First({ figures: [first], className = '' }: Props & { readonly className?: string }) {
  return (
    first && (
      <div className={`facts-first${className}`}>
        <div>{wordsOf(first)}</div>
      </div>
    )
  )
}

/** Figures in lines. */
function Lines({ figures }: Props) {
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

/** Tiles in a row. */
const across = 24

/** Every which tile is light. */
const light = 7

/** As many tiles, the last of which is marked: two patterns, however many they are. */
function TileWall({ tiles }: { readonly tiles: number }) {
  const [rows, rest] = [Math.floor(tiles / across), tiles % across]
  const [last] = [tiles - 1]
  const shape = `M0 0H${across}V${rows}H${rest}V${rows + Math.sign(rest)}H0Z`
  const cell = { width: 0.9, height: 0.9 }
  const lights = Array.from({ length: light }, (_, row) => ({
    row,
    column: (((light - 1 - across * row) % light) + light) % light,
  }))

  return (
    <svg
      className="facts-wall"
      viewBox={`0 0 ${across - 0.1} ${rows + Math.sign(rest) - 0.1}`}
      aria-hidden="true"
    >
      <pattern id="facts-cell" width="1" height="1" patternUnits="userSpaceOnUse">
        <rect {...cell} fill="currentColor" />
      </pattern>
      <pattern id="facts-light" width={light} height={light} patternUnits="userSpaceOnUse">
        {lights.map(({ row, column }) => (
          <rect key={row} {...cell} x={column} y={row} className="light" />
        ))}
      </pattern>
      <path d={shape} fill="url(#facts-cell)" />
      <path d={shape} fill="url(#facts-light)" />
      <rect {...cell} x={last % across} y={Math.floor(last / across)} className="last" />
    </svg>
  )
}
