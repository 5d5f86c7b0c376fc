import { useId } from 'react'
import { Icon, Tile } from '../../kit.ts'

interface Props {
  /** Groups the choices of one question. */
  readonly name: string
  /** The submitted value. */
  readonly value: string
  readonly tile: string
  readonly text: string
  /** A small sentence under the text. */
  readonly detail?: string
  readonly required?: boolean
  /** Whether it is checked at first. */
  readonly isChosen?: boolean
}

/** One choice of a question: a radio button drawn as a row with a tile. */
export function OptionRow({ name, value, tile, text, detail, required, isChosen }: Props) {
  const id = useId()
  return (
    <label className="option-row over">
      <input
        type="radio"
        name={name}
        value={value}
        required={required}
        defaultChecked={isChosen}
        {...(detail && { 'aria-labelledby': id, 'aria-describedby': `${id}-detail` })}
      />
      <Tile name={tile} />
      <span>
        <span id={detail && id}>{text}</span>{' '}
        {detail && (
          <small id={`${id}-detail`} className="small muted">
            {detail}
          </small>
        )}
      </span>
      <Icon name="check" />
    </label>
  )
}
