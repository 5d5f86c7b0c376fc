import type { Link } from '#site/types.ts'
import { unbroken } from '../site/unbroken.ts'
import { ActionLink } from './action-link.tsx'
import { Tile } from './tile.tsx'

interface Props {
  readonly tile: string
  readonly heading: string
  readonly text: string
  readonly action?: Link | undefined
}

/** The coloured panel of a page, in the last four columns. */
export function SidePanel({ tile, heading, text, action }: Props) {
  return (
    <div className="side-panel panel">
      <Tile name={tile} />
      <h3>{heading}</h3>
      <p className="muted">{unbroken(text)}</p>
      {action && <ActionLink link={action} variant="accent" />}
    </div>
  )
}
