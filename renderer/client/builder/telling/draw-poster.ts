import type { QuizPosterWords } from '#site/types.ts'
import { interpolate } from '../../site/interpolate.ts'
import type { Poster, PosterTile } from '../result/played-result.ts'
import { element } from './element.ts'

interface Places {
  /** The group that takes the tiles. */
  readonly wall: Element
  /** Takes what the chosen tile says. */
  readonly panel: Element
}

interface Drawing {
  readonly words: QuizPosterWords
  /** The drawings of the tiles, by their places. */
  readonly tiles: readonly Element[]
}

/** How many tiles stand beside each other, at any width. */
const columns = 4

/** Draws a wall whose tiles can be chosen one at a time, on a page or in a file. */
export function drawPoster(
  { wall, panel }: Places,
  { tiles, first }: Poster,
  drawing: Drawing,
): void {
  const said = element('div')
  said.ariaLive = 'polite'
  // What is not said keeps the room of the longest.
  const unsaid = tiles.map((tile) => {
    const part = element('div', tellTile(tile, drawing))
    part.ariaHidden = 'true'
    return part
  })
  panel.replaceChildren(said, ...unsaid)

  const say = (place: number) =>
    said.replaceChildren(...(unsaid[place]?.cloneNode(true).childNodes ?? []))
  const inputs = tiles.map((_, place) => {
    const input = element('input')
    input.type = 'radio'
    input.name = 'point'
    input.checked = place === first
    input.addEventListener('change', () => say(place))
    input.addEventListener('keydown', (event) => {
      const step = { ArrowUp: -columns, ArrowDown: columns }[event.key]
      if (step === undefined) return
      event.preventDefault()
      inputs[place + step]?.focus()
      inputs[place + step]?.click()
    })
    return input
  })
  wall.replaceChildren(
    ...inputs.map((input, place) => drawTile(input, tiles[place], { ...drawing, place })),
  )
  say(first)
}

function drawTile(
  input: HTMLInputElement,
  tile: PosterTile | undefined,
  { words, tiles, place }: Drawing & { readonly place: number },
) {
  const { name = '', state = 'open' } = tile ?? {}
  const label = element(
    'label',
    [
      input,
      element('i', [tiles[place % tiles.length]?.cloneNode(true) ?? '']),
      element('span', [element('b', [name]), ' ', element('small', [words[state]])]),
    ],
    `point-${state}`,
  )
  label.style.setProperty('--place', `${place}`)
  return label
}

/** How a point stands, what was answered, and what to do about it. */
function tellTile({ name, state, answer, advice }: PosterTile, { words }: Drawing) {
  const sentence = interpolate(words.point, { state: words[state], answer })
  const parts = [element('p', around(sentence, '{name}', name), 'small muted')]
  return advice === '' ? parts : [...parts, element('p', [advice], 'told-lead')]
}

/** A sentence whose blank is filled and stands out. */
export function around(sentence: string, blank: string, filling: string) {
  const [before = '', after = ''] = sentence.split(blank)
  return [before, element('b', [filling]), after]
}
