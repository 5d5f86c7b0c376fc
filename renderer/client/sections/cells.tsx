import type { CellPart, CellsSection, Turn } from '#site/types.ts'
import { interpolate } from '../site/interpolate.ts'
import type { SectionProps } from '../site/section.tsx'
import { unbroken } from '../site/unbroken.ts'
import { Tile } from '../ui/tile.tsx'

/** A cell of a row stands for one of what the parts share, unless there would be more than this. */
const mostCells = 30

export function Cells({ section }: SectionProps<'cells'>) {
  const { id, look, heading, text, figure } = section
  const words = (
    <div className={look === 'portion' ? undefined : 'cells-words'}>
      <h2>{heading}</h2>
      {text && <p className="muted">{text}</p>}
    </div>
  )

  return (
    <section id={id} className={`cells-${look}`}>
      <div className="wrap">
        {look !== 'portion' && words}
        {figure && (
          <p className="cells-figure figure" aria-hidden="true">
            {figure}
          </p>
        )}
        {look === 'groups' && <Groups section={section} />}
        {look === 'portion' && <Portion section={section} />}
        {look === 'portion' && words}
      </div>
    </section>
  )
}

interface Props {
  readonly section: CellsSection
}

/** One row of cells, each part over its words. */
function Groups({ section: { duration, times, parts } }: Props) {
  const shares = parts.map((part) => cellsOf(part).length)
  const whole = duration ?? shares.reduce((sum, share) => sum + share, 0)
  const ends = endsOf(shares, whole)
  const cells = endsOf(shares, Math.min(whole, mostCells))

  return (
    <ol className="even">
      {parts.map((part, index) => (
        <li key={part.id} className={`columns-${lengthAt(cells, index)}`}>
          <span className={part.empty ? 'cells-row empty' : 'cells-row'} aria-hidden="true" />
          {times && (
            <p className="number">
              {interpolate(times, { from: ends[index - 1] ?? 0, to: ends[index] ?? whole })}
            </p>
          )}
          <div>
            {part.title && <h3>{part.title}</h3>}
            {part.text && <p className="muted">{unbroken(part.text)}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}

/** All cells in one row. */
function Portion({ section: { parts } }: Props) {
  return (
    <div className="cells-row even grout drawing" aria-hidden="true">
      {Array.from(parts.flatMap(cellsOf).entries(), ([place, { tile, turn, isEmpty }]) =>
        tile ? (
          <Tile key={place} name={tile} turn={turn} />
        ) : (
          <i key={place} className={isEmpty ? undefined : 'plain'} />
        ),
      )}
    </div>
  )
}

interface Cell {
  /** None: a plain cell. */
  readonly tile?: string | undefined
  readonly turn?: Turn | undefined
  readonly isEmpty?: boolean
}

function cellsOf({ wall, share = 1, empty = false }: CellPart): readonly Cell[] {
  if (wall) return wall.cells
  return Array.from({ length: share }, () => ({ isEmpty: empty }))
}

/** Where each part of a whole ends, in whole steps. */
function endsOf(shares: readonly number[], whole: number): readonly number[] {
  const sum = shares.reduce((total, share) => total + share, 0)
  return shares.map((_, index) => {
    const before = shares.slice(0, index + 1).reduce((total, share) => total + share, 0)
    return Math.round((whole * before) / sum)
  })
}

const lengthAt = (ends: readonly number[], index: number) =>
  (ends[index] ?? 0) - (ends[index - 1] ?? 0)
