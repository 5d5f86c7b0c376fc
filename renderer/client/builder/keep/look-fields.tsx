import './look-fields.css'
import { useId } from 'react'
import type { ToolLook } from '#site/types.ts'
import { cornerSizes, hues, lookStyle } from '../look/look.ts'
import type { Corners, Look } from '../state/finished-quiz.ts'
import { LogoField } from './logo-field.tsx'

interface Props {
  readonly words: ToolLook
  readonly look: Look
  readonly onLook: (look: Look) => void
}

interface AllProps extends Props {
  readonly locale: string
}

/** What a business chooses for the look of its quiz. */
export function LookFields({ words, locale, look, onLook }: AllProps) {
  const { logo, ...rest } = look
  return (
    <div className="look-fields">
      <HueField words={words} look={look} onLook={onLook} />
      <LogoField
        words={words.logo}
        locale={locale}
        logo={logo}
        onLogo={(next) => onLook({ ...rest, ...(next !== undefined && { logo: next }) })}
      />
      <CornerField words={words} look={look} onLook={onLook} />
    </div>
  )
}

/** The hues, each by its name and both of its paints. */
function HueField({ words, look, onLook }: Props) {
  const id = useId()
  const nameOf = (hue: Look['hue']) => words.colours[hues.indexOf(hue)] ?? `${hue}`
  return (
    <fieldset className="look-hues">
      <legend>
        {words.colour} <span className="muted">{nameOf(look.hue)}</span>
      </legend>
      <div>
        {hues.map((hue) => (
          <label key={hue}>
            <input
              type="radio"
              name={`${id}-hue`}
              value={hue}
              checked={hue === look.hue}
              aria-label={nameOf(hue)}
              onChange={() => onLook({ ...look, hue })}
            />
            <i className="tint" style={lookStyle({ ...look, hue })} title={nameOf(hue)} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const corners = Object.keys(cornerSizes).filter((name): name is Corners => name in cornerSizes)

function CornerField({ words, look, onLook }: Props) {
  const id = useId()
  return (
    <fieldset className="look-corners">
      <legend>{words.corner}</legend>
      <div>
        {corners.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name={`${id}-corners`}
              value={each}
              checked={each === look.corners}
              onChange={() => onLook({ ...look, corners: each })}
            />
            <i style={lookStyle({ ...look, corners: each })} aria-hidden="true" />
            {words.corners[each]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
