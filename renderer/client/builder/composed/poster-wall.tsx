import { useLayoutEffect, useRef } from 'react'
import type { Cell, QuizPosterWords } from '#site/types.ts'
import { useSite } from '../../site/site-state.tsx'
import type { Poster } from '../result/played-result.ts'
import { drawPoster } from '../telling/draw-poster.ts'

interface Props {
  readonly poster: Poster
  readonly words: QuizPosterWords
  /** The tiles, in the order of the questions. */
  readonly tiles: readonly Cell[]
}

/** The wall of a result, and what its chosen tile says. The file draws them the same way. */
export function PosterWall({ poster, words, tiles }: Props) {
  const { sprite } = useSite().build
  const wall = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    if (!wall.current || !panel.current) return
    const drawn = tiles.map((cell) => drawingOf(cell, sprite))
    drawPoster({ wall: wall.current, panel: panel.current }, poster, { words, tiles: drawn })
  }, [poster, words, tiles, sprite])

  return (
    <>
      <div className="poster" role="radiogroup" aria-label={words.label} ref={wall} />
      <div className="point-panel" ref={panel} />
    </>
  )
}

function drawingOf({ tile = '', turn }: Cell, sprite: string): Element {
  const namespace = 'http://www.w3.org/2000/svg'
  const svg = document.createElementNS(namespace, 'svg')
  const use = document.createElementNS(namespace, 'use')
  use.setAttribute('href', `${sprite}#${tile}`)
  if (turn) svg.classList.add(`turn-${turn}`)
  svg.ariaHidden = 'true'
  svg.append(use)
  return svg
}
