import type { FactsSection, Statistic } from '#site/types.ts'
import { useCountUp } from '../hooks/use-count-up.ts'
import type { SectionProps } from '../site/section.tsx'
import { useSite } from '../site/site-state.tsx'
import { unbroken } from '../site/unbroken.ts'
import { CountedFigure } from '../ui/counted-figure.tsx'

export function Facts({ section }: SectionProps<'facts'>) {
  const { id, look, heading, tiles = 0 } = section
  const figures = useFigures(section)

  return (
    <section id={id} className={`facts-${look}`}>
      <div className="wrap">
        <h2 className="visually-hidden">{heading}</h2>
        {look === 'row' && <Row figures={figures} />}
        {(look === 'figures' || look === 'share') && (
          <Figures figures={figures} isShare={look === 'share'} />
        )}
        {look === 'tiles' && <Tiles figures={figures} />}
        {look === 'tiles' && <TileWall tiles={tiles} />}
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

/** How many of the 25 tiles beside a percentage are laid, as a class; each stands for four in a hundred. */
const shareOf = (value: string) => {
  const laid = value.includes('%') && Math.round(Number.parseFloat(value) / 4)
  return laid ? `columns-${laid}` : undefined
}

function Figures({ figures, isShare }: Props & { readonly isShare: boolean }) {
  const list = useCountUp()
  const signs = Math.max(...figures.map(({ value }) => value.length))
  const looks = [
    ...(figures.length < 4 ? ['few'] : []),
    ...(signs > mostOnLine ? ['facts-words'] : []),
    ...(signs > mostSigns && signs <= mostOnLine ? ['facts-long', `columns-${signs}`] : []),
  ]

  return (
    <ul ref={list} className={(!isShare && looks.join(' ')) || undefined}>
      {figures.map(({ id, value, label, description, source }, index) => (
        <li key={id} className={isShare && index === 0 ? shareOf(value) : undefined}>
          <CountedFigure value={value} />
          {!(isShare && description) && <p className="facts-label">{unbroken(label)}</p>}
          {description && <p className="small muted">{unbroken(description)}</p>}
          {source && <p className="small muted">{source}</p>}
        </li>
      ))}
    </ul>
  )
}

/** The first figure large, the others in lines under it. */
function Tiles({ figures }: Props) {
  const list = useCountUp()

  return (
    <ul ref={list}>
      {figures.map(({ id, value, label, description }) => (
        <li key={id}>
          <CountedFigure value={value} />
          <p>{unbroken(description ?? label)}</p>
        </li>
      ))}
    </ul>
  )
}

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
