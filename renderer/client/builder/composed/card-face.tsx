import './card-face.css'
import type { Cell, QuizPlayer } from '#site/types.ts'
import { interpolate } from '../../site/interpolate.ts'
import { Tile } from '../../ui/tile.tsx'
import type { Poster } from '../result/played-result.ts'

export interface FaceProps {
  readonly frames: QuizPlayer
  readonly poster: Poster
  /** The tiles, in the order of the questions. */
  readonly tiles: readonly Cell[]
  readonly company: string
  /** What the quiz is called. */
  readonly title: string
}

/** How the card looks: the count, the wall, and whose quiz it is. It tells no answer and no level. */
export function CardFace({ frames, poster, tiles, company, title }: FaceProps) {
  return (
    <div className="player-card" aria-hidden="true">
      <b data-score dir="auto">
        {scoreOf(frames, poster)}
      </b>
      <div className={`card-wall card-wall-${columnsOf(poster)}`}>
        {Array.from(poster.tiles.entries(), ([place, { name, state }]) => {
          const { tile = '', turn } = tiles[place % tiles.length] ?? {}
          return (
            <span className={`point-${state}`} key={name}>
              <i>
                <Tile name={tile} turn={turn} className="" />
              </i>
            </span>
          )
        })}
      </div>
      <div className="card-plate">
        <b dir="auto">{company}</b>
        <span dir="auto">{title}</span>
        <strong dir="auto">{frames.player.beat}</strong>
      </div>
    </div>
  )
}

export const scoreOf = ({ words }: Pick<QuizPlayer, 'words'>, { inOrder, counted }: Poster) =>
  interpolate(words.poster.score, { count: inOrder, total: counted })

/** The columns of the wall on the card: two rows of four, or three of six for more. */
export const columnsOf = ({ tiles }: Poster) => (tiles.length > 8 ? 6 : 4)
