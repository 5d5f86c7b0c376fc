import type { ReactNode } from 'react'
import type { Chapter, Still as StillContent, StillNote } from '#site/types.ts'
import type { SectionProps } from '../site/section.tsx'
import { unbroken } from '../site/unbroken.ts'
import { ActionLink } from '../ui/action-link.tsx'
import { Icon } from '../ui/icon.tsx'
import { RichBlocks } from '../ui/rich-text.tsx'
import { Tile } from '../ui/tile.tsx'
import { WallArt } from '../ui/wall-art.tsx'

export function Intro({ section }: SectionProps<'intro'>) {
  const { id, wall, still, heading, lead, benefits, action, note } = section

  return (
    <section id={id} className="intro">
      <div className="wrap grid">
        <div className="intro-text">
          <h1 tabIndex={-1}>{heading}</h1>
          <div className="lead muted">
            <RichBlocks nodes={lead} />
          </div>
          <div className="intro-action">
            <ActionLink link={action} variant="accent" />
            {note && <span className="small muted">{note}</span>}
          </div>
          <ul className="quiet">
            {benefits.map(({ id, tile, title, text }) => (
              <li key={id}>
                <Tile name={tile} />
                <p>
                  <strong>{title}</strong> {text && <span className="muted">{unbroken(text)}</span>}
                </p>
              </li>
            ))}
          </ul>
        </div>
        {still ? (
          <Still still={still} />
        ) : (
          wall && (
            <div className="intro-art intro-wall">
              <WallArt wall={wall} />
            </div>
          )
        )}
      </div>
    </section>
  )
}

/** A moment of a video about a website. The picture is decorative: its notes are repeated under it. */
function Still({ still }: { readonly still: StillContent }) {
  const { address, words, caption, length, notes, chapters } = still

  return (
    <figure className="intro-art">
      <div className="still" aria-hidden="true">
        <div className="still-scene">
          <div className="still-site">
            <div className="still-bar">
              <b>{address}</b>
              <Part at="menu" notes={notes}>
                <i /> <i /> <i /> <i />
              </Part>
            </div>
            <Part at="heading" notes={notes}>
              <i /> <i /> <i /> <i />
            </Part>
            <Part at="buttons" notes={notes}>
              <i /> <i /> <i />
            </Part>
            <div className="still-cards">
              <i /> <i /> <i />
            </div>
          </div>
          <p className="small">{words}</p>
        </div>
        <div className="still-controls">
          <span className="still-play">
            <Icon name="play" />
          </span>
          <Chapters chapters={chapters} />
          <span className="still-end">
            {length && <span className="number">{length}</span>}
            <Icon name="captions" />
            <Icon name="full" />
          </span>
        </div>
      </div>
      <figcaption>
        <p className="small muted">{caption}</p>
        <ol>
          {notes.map(({ id, text }, index) => (
            <li key={id}>
              <span className="still-number number" aria-hidden="true">
                {index + 1}
              </span>
              {unbroken(text)}
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  )
}

interface PartProps extends Pick<StillNote, 'at'> {
  readonly notes: readonly StillNote[]
  readonly children: ReactNode
}

/** A part of the drawn website, with the number of the note about it. The first note has a ring. */
function Part({ at, notes, children }: PartProps) {
  const index = notes.findIndex((note) => note.at === at)

  return (
    <div className={index === 0 ? `still-${at} still-ring` : `still-${at}`}>
      {children}
      {index >= 0 && <span className="still-number number">{index + 1}</span>}
    </div>
  )
}

function Chapters({ chapters }: { readonly chapters: readonly Chapter[] }) {
  const current = chapters.findIndex((chapter) => chapter.current)

  return (
    <ul>
      {chapters.map(({ id, title }, index) => (
        <li key={id} className={stateOf(index, current)}>
          {title}
        </li>
      ))}
    </ul>
  )
}

/** The chapters before the current one have been played. */
function stateOf(index: number, current: number) {
  if (index === current) return 'playing'
  return index < current ? 'played' : undefined
}
