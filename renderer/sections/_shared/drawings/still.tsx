import { Icon, RichText } from 'diptych/kit'
import type { ReactNode } from 'react'
import type { Chapter, FilmStillSection, StillNote } from '#site/types.ts'

/** A moment of a video about a website, for a figure. The picture is decorative: its notes are repeated under it. */
export function Still({ still }: { readonly still: FilmStillSection }) {
  const { address, words, caption, length, notes, chapters } = still

  return (
    <>
      <div className="still drawing" aria-hidden="true">
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
              <span className="still-number number square" aria-hidden="true">
                {index + 1}
              </span>
              <RichText nodes={[text]} />
            </li>
          ))}
        </ol>
      </figcaption>
    </>
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
      {index >= 0 && <span className="still-number number square">{index + 1}</span>}
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
