import { useDrawing } from '../site/site-state.tsx'

type IconName =
  | 'alert'
  | 'arrow'
  | 'back'
  | 'check'
  | 'chevron'
  | 'chevron-r'
  | 'close'
  | 'ext'
  | 'hand'
  | 'info'
  | 'menu'
  | 'minus'
  | 'moon'
  | 'plus'
  | 'rewind'
  | 'sun'

/** An interface icon from the sprite, in the colour of the text. */
export function Icon({ name }: { readonly name: IconName }) {
  const drawing = useDrawing(`ui-${name}`)
  return (
    <svg className="icon" aria-hidden="true">
      <use href={drawing} />
    </svg>
  )
}
