import { type ReactNode, useEffect } from 'react'
import type { HeroSection, Trade, Trades } from '#site/types.ts'
import {
  ActionLinks,
  Media,
  MoreLink,
  PlanPrice,
  RichBox,
  type SectionProps,
  Tile,
  unbroken,
} from '../kit.ts'

export function Hero({ section }: SectionProps<'hero'>) {
  const { id, look, media } = section
  useEffect(() => (look === 'art' ? rememberLaid : undefined), [look])
  const words = (
    <>
      <Head section={section} />
      <Words section={section} />
    </>
  )

  return (
    <section id={id} className={`hero-${look}`}>
      <div className={look === 'art' ? 'wrap' : 'wrap grid'}>
        {look === 'title' ? words : <div className="hero-column">{words}</div>}
        {look !== 'title' && <Picture section={section} />}
      </div>
      {look === 'title' && media && <Media media={media} isFirst />}
    </section>
  )
}

/** A document lays its wall once: leaving the page ends that, as the boot script does after a while. */
function rememberLaid() {
  document.documentElement.dataset['laid'] = ''
}

interface Props {
  readonly section: HeroSection
}

/** The price of a plan, and the headline. */
function Head({ section: { look, plan, lines, trades } }: Props) {
  return (
    <div className="hero-head">
      {plan && <PlanPrice plan={plan} />}
      {look === 'art' ? (
        <h1 className="display" tabIndex={-1}>
          {lines.map((line) => (
            <span key={line}>{`${line} `}</span>
          ))}
          {trades && (
            <span className="trade-line">
              <OfTrades trades={trades}>{({ line }) => line}</OfTrades>
            </span>
          )}
        </h1>
      ) : (
        <h1 tabIndex={-1}>{lines.join(' ')}</h1>
      )}
    </div>
  )
}

/** What is offered, what one gets, and what to do next. */
function Words({ section }: Props) {
  const { id, look, text, actions, note, points, facts, link, trades } = section
  return (
    <div className="hero-words">
      {text && (
        <RichBox
          className={look === 'art' ? 'hero-text lead' : 'hero-text lead muted'}
          nodes={text}
        />
      )}
      {facts && (
        <dl className="lines">
          {facts.map(({ id, term, value }) => (
            <div key={id} className="pair">
              <dt className="muted">{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {(actions ?? link ?? note) && (
        <div className="cluster">
          {actions && <ActionLinks links={actions} />}
          {link && <MoreLink link={link} />}
          {note && <p className="small muted">{note}</p>}
        </div>
      )}
      {points && (
        <ul className="hero-points quiet">
          {points.map(({ id, tile, title, text }) => (
            <li key={id} className="tiled">
              <Tile name={tile} />
              <p>
                <strong>{title}</strong> {text && <span className="muted">{unbroken(text)}</span>}
              </p>
            </li>
          ))}
        </ul>
      )}
      {trades && (
        <fieldset className="trades choices">
          <legend className="small muted">{trades.legend}</legend>
          <div>
            {Array.from(trades.choices.entries(), ([place, trade]) => (
              <label key={trade.id} className="over">
                <input
                  type="radio"
                  name={id}
                  value={trade.id}
                  defaultChecked={place === 0}
                  data-choice={place + 1}
                />
                {trade.label}
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  )
}

function Picture({ section: { media, trades } }: Props) {
  if (!media) return null
  return (
    <div className="hero-media">
      <Media media={media} isFirst />
      {trades && (
        <>
          <div className="trade-site">
            <OfTrades trades={trades}>
              {({ media }, isFirst) => <Media media={media} isFirst={isFirst} />}
            </OfTrades>
          </div>
          <div className="trade-notice">
            <Tile name={trades.tile} />
            <OfTrades trades={trades}>
              {({ notice }) => (
                <>
                  <b>{notice.title}</b> {notice.text}
                </>
              )}
            </OfTrades>
          </div>
          <p className="small muted">{trades.caption}</p>
        </>
      )}
    </div>
  )
}

interface OfTradesProps {
  readonly trades: Trades
  readonly children: (trade: Trade, isFirst: boolean) => ReactNode
}

/** What goes with each trade. The style sheet shows that of the one whose radio button is checked. */
const OfTrades = ({ trades, children }: OfTradesProps) =>
  Array.from(trades.choices.entries(), ([place, trade]) => (
    <span key={trade.id} data-of={place + 1}>
      {children(trade, place === 0)}
    </span>
  ))
