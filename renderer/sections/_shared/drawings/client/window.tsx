import { Tile } from 'diptych/kit'
import type { Client, Screen } from '#site/types.ts'
import { ScreenMenu, ScreenParts } from './screen-parts.tsx'

interface Props {
  readonly client: Client
  readonly screen: Screen
}

/** A window of a browser with a screen of a client. A picture, as a phone is. */
export function Window({ client: { name, mark, tint, address }, screen }: Props) {
  return (
    <div className={`window tint tint-${tint}`}>
      <div className="window-bar">
        <i />
        <i />
        <i />
        {address && <span>{address}</span>}
      </div>
      {screen.menu && (
        <div className="window-head">
          <b>
            <Tile name={mark} />
            {name}
          </b>
          <ScreenMenu menu={screen.menu} />
        </div>
      )}
      <div className="screen">
        <ScreenParts screen={screen} />
      </div>
    </div>
  )
}
