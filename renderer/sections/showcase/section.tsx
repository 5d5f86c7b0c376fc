import { type SectionProps, Tile } from 'diptych/kit'
import type { Client, Screen } from '#site/types.ts'
import { ScreenMenu, ScreenParts } from '../_shared/drawings/client/screen-parts.tsx'

export function Showcase({ section }: SectionProps<'showcase'>) {
  const { id, heading, text, client, screen } = section

  return (
    <section id={id} className="showcase">
      <div className="wrap grid">
        <div className="showcase-text">
          <h2>{heading}</h2>
          <p className="muted">{text}</p>
        </div>
        <div className="showcase-art drawing" aria-hidden="true">
          <Window client={client} screen={screen} />
        </div>
      </div>
    </section>
  )
}

interface WindowProps {
  readonly client: Client
  readonly screen: Screen
}

/** A window of a browser with a screen of a client. A picture, as a phone is. */
function Window({ client: { name, mark, tint, address }, screen }: WindowProps) {
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
