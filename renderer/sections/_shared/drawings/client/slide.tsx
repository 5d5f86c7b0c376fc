import { Tile } from 'diptych/kit'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import type { BeforeAfterSection } from '#site/types.ts'

type Props = Pick<BeforeAfterSection, 'tint' | 'before' | 'after'> & {
  readonly slider: NonNullable<BeforeAfterSection['slider']>
}

/** A slider that lays loose tiles into a wall. The style sheet places them by one number, which the range sets. */
export function Slide({ tint, before, after, slider }: Props) {
  const slide = useRef<HTMLDivElement>(null)
  const range = useRef<HTMLInputElement>(null)
  const [isAfter, setIsAfter] = useState(false)

  const show = () => {
    const at = Number(range.current?.value) / 100
    const style = slide.current?.style
    if (Number(style?.getPropertyValue('--at')) === at) return
    style?.setProperty('--at', `${at}`)
    setIsAfter(at >= 0.5)
  }
  // It may have been moved before React came.
  useEffect(show, [])

  // Keys go in tens, and a finger everywhere.
  const goBy = (step: string) => (event: SyntheticEvent<HTMLInputElement>) => {
    event.currentTarget.step = step
  }

  return (
    <div className="slide" ref={slide}>
      <div className="slide-stage" aria-hidden="true">
        <ul>
          {before.items.map(({ id, tile, label, to = 1 }) => (
            <li key={id} className={`slide-to-${to}`}>
              <Tile name={tile} />
              <Tile name={after.items[to - 1]?.tile ?? tile} className={`tile tint tint-${tint}`} />
              <span>{label}</span>
            </li>
          ))}
        </ul>
        <ul className={`slide-names tint tint-${tint}`}>
          {after.items.map(({ id, label }) => (
            <li key={id}>{label}</li>
          ))}
        </ul>
      </div>
      <div className="slide-range">
        <span aria-hidden="true">{slider.from}</span>
        <input
          ref={range}
          type="range"
          aria-label={slider.label}
          aria-valuetext={isAfter ? slider.after : slider.before}
          defaultValue={0}
          onChange={show}
          onKeyDown={goBy('10')}
          onPointerDown={goBy('1')}
        />
        <span aria-hidden="true">{slider.to}</span>
      </div>
    </div>
  )
}
