import { Tile } from 'diptych/kit'
import type { Client, Screen } from '#site/types.ts'
import { ScreenMenu, ScreenParts } from './screen-parts.tsx'

interface Props {
  readonly client: Client
  readonly screen: Screen
}

/** A phone with a screen of a client. A picture: whoever draws it hides it from screen readers or names it. */
export function Phone({ client: { name, mark, tint }, screen }: Props) {
  return (
    <div className={`phone screen tint tint-${tint}`}>
      <b>
        <Tile name={mark} />
        {name}
      </b>
      <ScreenParts screen={screen} />
      {screen.menu && (
        <div className="screen-menu even">
          <ScreenMenu menu={screen.menu} />
        </div>
      )}
    </div>
  )
}
