import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Trade, Trades as TradesContent } from '#site/types.ts'
import { MoreLink } from '../ui/more-link.tsx'
import { chooseTrade } from './use-trade.ts'

interface Props {
  /** Groups the radios. */
  readonly name: string
  readonly trades: TradesContent
  readonly chosen: Trade | undefined
}

/** What a visitor does, as radios, and a link that takes the choice along. Its place is kept free until one is chosen. */
export function Trades({ name, trades: { legend, to, choices }, chosen }: Props) {
  const list = useRef<HTMLFieldSetElement>(null)
  // What was chosen before React came.
  useLayoutEffect(() => {
    const pressed = list.current?.querySelector<HTMLInputElement>(':checked')
    if (pressed) chooseTrade(pressed.value)
  }, [])
  useEffect(() => {
    const address = new URL(location.href)
    const asked = address.searchParams.get('field')
    if (!asked) return
    chooseTrade(asked)
    // Back would else choose it again.
    address.searchParams.delete('field')
    history.replaceState(history.state, '', address)
  }, [])

  return (
    <div className="trades">
      <fieldset ref={list}>
        <legend className="small muted">{legend}</legend>
        <div>
          {choices.map(({ id, label }) => (
            <label key={id} className="over">
              <input
                type="radio"
                name={name}
                value={id}
                autoComplete="off"
                checked={id === chosen?.id}
                onChange={() => chooseTrade(id)}
              />
              <span>{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <p>{chosen && <MoreLink link={{ label: chosen.link, to: `${to}?field=${chosen.id}` }} />}</p>
    </div>
  )
}
