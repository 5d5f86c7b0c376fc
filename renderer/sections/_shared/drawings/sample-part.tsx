import { Icon, SiteIcon, Tile, WallArt } from 'diptych/kit'
import type { Client, PagePart } from '#site/types.ts'

interface Props {
  readonly part: PagePart
  readonly client: Client
  /** Whether the part is the top of its page. */
  readonly isTop: boolean
}

/** A part of a drawn page. A picture: whoever draws it says in words what it shows. */
export function SamplePart({ part, client: { name, mark, tint }, isTop }: Props) {
  const { ground = 'plain', headline, words, quote, tiles, steps, checks, button, wall } = part
  const brand = (
    <b className="sample-brand tiled">
      <Tile name={mark} />
      {name}
    </b>
  )

  return (
    <div className={`sample sample-${ground} tint tint-${tint}`}>
      {isTop && (
        <div className="sample-bar">
          {brand}
          {button && <em>{button}</em>}
        </div>
      )}
      <div className={part.fields ? 'sample-words sample-form' : 'sample-words'}>
        <div>
          {ground === 'dark' && brand}
          {headline && <strong className={isTop ? 'sample-top' : undefined}>{headline}</strong>}
          {words && <p>{words}</p>}
          {isTop && button && <em>{button}</em>}
        </div>
        {quote && (
          <div className="sample-quote tiled">
            <SiteIcon name="quote" />
            <q>{quote}</q>
          </div>
        )}
        {tiles && (
          <div className="sample-columns even">
            {tiles.map(({ id, tile, label }) => (
              <div key={id}>
                <Tile name={tile} />
                <b>{label}</b>
                <i />
                <i />
              </div>
            ))}
          </div>
        )}
        {steps && (
          <div className="sample-columns even">
            {Array.from(steps.entries(), ([place, step]) => (
              <div key={step}>
                <b className="number square">{place + 1}</b>
                {step}
              </div>
            ))}
          </div>
        )}
        {checks && (
          <div className="sample-checks cluster">
            {checks.map((check) => (
              <span key={check}>
                <Icon name="check" />
                {check}
              </span>
            ))}
          </div>
        )}
        {part.fields && (
          <div className="sample-fields">
            {part.fields.map((field) => (
              <span key={field}>{field}</span>
            ))}
            {button && <em>{button}</em>}
          </div>
        )}
      </div>
      {wall && <WallArt wall={wall} />}
    </div>
  )
}
