import { useEffect } from 'react'
import type { HeroSection, Trade, Wall } from '#site/types.ts'
import type { SectionProps } from '../site/section.tsx'
import { unbroken } from '../site/unbroken.ts'
import { Trades } from '../trades/trades.tsx'
import { useTrade } from '../trades/use-trade.ts'
import { ActionLinks } from '../ui/action-links.tsx'
import { Media } from '../ui/media.tsx'
import { PlanPrice } from '../ui/plan-price.tsx'
import { RichBlocks } from '../ui/rich-text.tsx'
import { Tile } from '../ui/tile.tsx'

export function Hero({ section }: SectionProps<'hero'>) {
  const { id, look, media } = section
  useEffect(() => (look === 'art' ? rememberLaid : undefined), [look])
  const trade = useTrade()
  const chosen = tradesOf(section)?.choices.find((each) => each.id === trade)
  // Without a picture the headline of an offer is the picture.
  const opening = look === 'offer' ? ' plan-opening' : ''
  const wide = look === 'offer' && !media ? ' hero-wide' : ''

  return (
    <section id={id} className={`hero-${look}${wide}`}>
      {look === 'title' ? (
        <>
          <div className="wrap grid">
            <Head section={section} />
            <Words section={section} />
          </div>
          {media && <Media media={media} />}
        </>
      ) : (
        <div className={look === 'art' ? 'wrap grid kept' : 'wrap grid'}>
          {/* A wall gives the row its height: after the text it would move the text while it arrives. */}
          {look === 'art' && <Picture section={section} turned={chosen?.wall} />}
          <div className={`hero-words${opening}`}>
            <Head section={section} line={chosen?.line} />
            {!wide && <Words section={section} trade={chosen} />}
          </div>
          {wide && (
            <div className={`hero-side${opening}`}>
              <Words section={section} />
            </div>
          )}
          {look !== 'art' && <Picture section={section} />}
        </div>
      )}
    </section>
  )
}

/** A wall is laid on the first view of a visit only; the boot script does the same for documents. */
function rememberLaid() {
  document.documentElement.dataset['laid'] = ''
}

interface Props {
  readonly section: HeroSection
}

interface PictureProps extends Props {
  /** The turned tiles in place of those of its wall. */
  readonly turned?: Wall | undefined
}

function Picture({ section: { media }, turned }: PictureProps) {
  if (!media) return null
  const kind = 'wall' in media ? '' : ' hero-drawn'
  const shown = 'wall' in media && turned ? { wall: withTurned(media.wall, turned) } : media
  return (
    <div className={`hero-media${kind}`}>
      <Media media={shown} />
    </div>
  )
}

/** A wall with other turned tiles; the tiles below stay. */
const withTurned = (wall: Wall, { cells }: Wall): Wall => ({
  ...wall,
  cells: wall.cells.map((cell, place) => (cell.ground && cells[place]) || cell),
})

interface HeadProps extends Props {
  /** The last line, in place of its own. */
  readonly line?: string | undefined
}

/** Only large letters have them. */
const tradesOf = ({ look, trades }: HeroSection) => (look === 'art' ? trades : undefined)

/** The price of a plan, and the headline. */
function Head({ section, line }: HeadProps) {
  const { look, plan, lines } = section
  const last = tradesOf(section) ? lines.length - 1 : undefined
  return (
    <>
      {look === 'offer' && <PlanPrice plan={plan} />}
      {look === 'art' ? (
        <h1 className="display" tabIndex={-1}>
          {Array.from(lines.entries(), ([place, own]) => {
            if (place !== last) return <span key={place}>{`${own} `}</span>
            const text = line ?? own
            return (
              <span key={text} className={line ? 'trade-line rewritten' : 'trade-line'}>
                {text}
              </span>
            )
          })}
        </h1>
      ) : (
        <h1 tabIndex={-1}>{lines.join(' ')}</h1>
      )}
    </>
  )
}

interface WordsProps extends Props {
  readonly trade?: Trade | undefined
}

/** What is offered, what one gets, and what to do next. */
function Words({ section, trade }: WordsProps) {
  const { id, look, text, actions, note, points } = section
  const trades = tradesOf(section)
  const isQuiet = look === 'title' || look === 'split'
  const buttons = (
    <>
      {actions && <ActionLinks links={actions} />}
      {note && <p className="small muted">{note}</p>}
    </>
  )
  const list = points && (
    <ul className={look === 'art' ? 'hero-text' : 'hero-points quiet'}>
      {points.map(({ id, tile, title, text }) => (
        <li key={id} className="tiled">
          {look !== 'art' && <Tile name={tile} />}
          <p>
            <strong>{title}</strong> {text && <span className="muted">{unbroken(text)}</span>}
          </p>
        </li>
      ))}
    </ul>
  )
  const words = (
    <>
      {text && (
        <div className={`hero-text lead${isQuiet ? ' muted' : ''}`}>
          <RichBlocks nodes={text} />
        </div>
      )}
      {look === 'art' && list}
      {look === 'split' ? <div className="cluster">{buttons}</div> : buttons}
      {look !== 'art' && list}
      {trades && <Trades name={id} trades={trades} chosen={trade} />}
    </>
  )
  // Large letters stand at the top of their column, and the words together at its end.
  return look === 'art' ? <div>{words}</div> : words
}
