import { useId, useState } from 'react'
import type { Cell, QuizWallWords } from '#site/types.ts'
import { interpolate } from '../../site/interpolate.ts'
import { Tile } from '../../ui/tile.tsx'
import type { Point } from '../result/result-of.ts'

interface Props {
  readonly points: readonly Point[]
  /** The place of the tile to begin with. */
  readonly first: number
  readonly words: QuizWallWords
  /** The tiles, in the order of the questions. */
  readonly tiles: readonly Cell[]
}

/** A tile for each answer, of which one can be chosen: then it says what was answered, and what to do. */
export function AnswerWall({ points, first, words, tiles }: Props) {
  const group = useId()
  const [chosen, choose] = useState(first)
  const said = points[chosen]

  return (
    <div className="answers">
      <div className="poster grout" role="radiogroup" aria-label={words.label}>
        {Array.from(points.entries(), ([place, { name, state }]) => {
          const { tile = '', turn } = tiles[place % tiles.length] ?? {}
          return (
            <label className={`point-${state} over`} key={name}>
              <input
                type="radio"
                name={group}
                checked={place === chosen}
                onChange={() => choose(place)}
              />
              <i>
                <Tile name={tile} turn={turn} className="" />
              </i>
              <span>
                <b dir="auto">{name}</b> <small>{words[state]}</small>
              </span>
            </label>
          )
        })}
      </div>
      <div className="point-panel">
        <div aria-live="polite">{said && <Said point={said} words={words} />}</div>
        {/* What is not said keeps the room of the longest. */}
        {points.map((point) => (
          <div key={point.name} aria-hidden="true">
            <Said point={point} words={words} />
          </div>
        ))}
      </div>
    </div>
  )
}

interface SaidProps {
  readonly point: Point
  readonly words: QuizWallWords
}

function Said({ point: { name, state, answer, advice }, words }: SaidProps) {
  return (
    <>
      <p className="small muted" dir="auto">
        <b>{name}</b> {interpolate(words.point, { state: words[state], answer })}
      </p>
      {advice && (
        <p className="lead" dir="auto">
          {advice}
        </p>
      )}
    </>
  )
}
