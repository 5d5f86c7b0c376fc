import { interpolate } from '../../site/interpolate.ts'
import type { PlayedResult } from '../result/played-result.ts'
import { around, drawPoster } from '../telling/draw-poster.ts'
import { tellResult } from '../telling/tell-result.ts'
import type { Voice } from '../telling/voice.ts'
import { drawBlocks } from './draw-blocks.ts'

interface Drawing {
  readonly voice: Voice
  /** The drawings of the tiles, in the order of the questions. */
  readonly tiles: readonly Element[]
}

/** Fills the screen of the result, but for its call to action. */
export function drawResult(screen: HTMLElement, result: PlayedResult, { voice, tiles }: Drawing) {
  const part = (name: string) => screen.querySelector(`.player-${name}`)
  const fill = (name: string, content: readonly (Node | string)[]) =>
    part(name)?.replaceChildren(...content)
  const { urgent, title, lead, rest } = tellResult(result, voice)
  const { poster: words } = voice.frames.words
  const { inOrder, counted } = result.poster
  const score = interpolate(words.score, { total: counted })

  fill('urgent', drawBlocks(urgent))
  screen.querySelector('h1')?.replaceChildren(title)
  fill('score', around(score, '{count}', `${inOrder}`))
  fill('lead', [lead])
  fill('rest .told', drawBlocks(rest))
  part('rest')?.toggleAttribute('hidden', rest.length === 0)
  const [wall, panel] = screen.querySelectorAll('.poster, .point-panel')
  if (wall && panel) drawPoster({ wall, panel }, result.poster, { words, tiles })
}
