import { interpolate } from '../site/interpolate.ts'
import type { SectionProps } from '../site/section.tsx'
import { unbroken } from '../site/unbroken.ts'

/** A cell stands for a minute, unless there would be more than this. */
const mostCells = 30

export function Minutes({ section }: SectionProps<'minutes'>) {
  const { id, heading, duration, times, parts } = section
  const shares = parts.map(({ share }) => share)
  const ends = endsOf(shares, duration)
  const cells = endsOf(shares, Math.min(duration, mostCells))

  return (
    <section id={id} className="minutes">
      <div className="wrap">
        <h2>{heading}</h2>
        <ol>
          {parts.map(({ id, title, text }, index) => (
            <li key={id} className={`columns-${lengthAt(cells, index)}`}>
              <span className="minutes-cells" aria-hidden="true" />
              <p className="number">
                {interpolate(times, { from: ends[index - 1] ?? 0, to: ends[index] ?? duration })}
              </p>
              <div>
                <h3>{title}</h3>
                <p className="muted">{unbroken(text)}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
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
