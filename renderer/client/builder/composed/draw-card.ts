import type { Cell } from '#site/types.ts'
import { colorIn } from '../../ui/later/color-in.ts'
import { drawPicture } from '../../ui/later/draw-picture.ts'
import { drawTile } from '../../ui/later/draw-tile.ts'
import { type Drawings, readSprite } from '../../ui/later/read-sprite.ts'
import { columnsOf, type FaceProps, scoreOf } from './card-face.tsx'

interface Card extends FaceProps {
  /** Address of the sprite. */
  readonly sprite: string
}

const size = { width: 1200, height: 630, band: 210, wall: 840, margin: 48, grout: 4 }

/** Draws a card as a picture of the size that share cards have, in the colours and fonts of the one on the page. */
export async function drawCard(face: HTMLElement, card: Card): Promise<Blob> {
  const drawings = await readSprite(card.sprite)
  return drawPicture(size, (pen) => {
    pen.fillStyle = colorIn(face, '--bg')
    pen.fillRect(0, 0, size.width, size.height)
    drawScore(pen, face, card)
    drawWall(pen, face, { ...card, drawings })
    drawPlate(pen, face, card)
  })
}

const fontIn = (face: HTMLElement, part: string) => {
  const found = face.querySelector(part)
  return found ? getComputedStyle(found).fontFamily : 'sans-serif'
}

function drawScore(pen: CanvasRenderingContext2D, face: HTMLElement, { frames, poster }: Card) {
  const { width, band, margin } = size
  pen.font = `700 137px ${fontIn(face, '[data-score]')}`
  pen.fillStyle = colorIn(face, '--ink')
  pen.textBaseline = 'middle'
  pen.fillText(scoreOf(frames, poster), margin, band / 2 + 6, width - 2 * margin)
  pen.textBaseline = 'alphabetic'
}

interface WallInput extends Pick<Card, 'poster'> {
  readonly tiles: readonly Cell[]
  readonly drawings: Drawings
}

function drawWall(
  pen: CanvasRenderingContext2D,
  face: HTMLElement,
  { poster, tiles, drawings }: WallInput,
) {
  const { band, wall, height, grout } = size
  const columns = columnsOf(poster)
  const cell = (wall - grout * columns) / columns
  pen.fillStyle = colorIn(face, '--grout')
  pen.fillRect(0, band, wall, height - band)
  for (const [place, shown] of face.querySelectorAll('.card-wall > *').entries()) {
    const { tile = '', turn = 0 } = tiles[place % tiles.length] ?? {}
    drawTile(pen, {
      left: (place % columns) * (cell + grout),
      top: band + grout + Math.floor(place / columns) * (cell + grout),
      side: cell,
      shapes: [...(drawings(tile)?.children ?? [])],
      turn,
      isHalf: poster.tiles[place]?.state === 'halfDone',
      colors: (name) => colorIn(shown, name),
    })
  }
}

/** Whose quiz it is, and the question to who sees the card. */
function drawPlate(
  pen: CanvasRenderingContext2D,
  face: HTMLElement,
  { frames, company, title }: Card,
) {
  const { width, height, band, wall } = size
  const padding = 36
  const [left, room] = [wall + padding, width - wall - 2 * padding]
  pen.fillStyle = colorIn(face, '--panel')
  pen.fillRect(wall, band, width - wall, height - band)

  const lines = (text: string, most: number) =>
    linesOf(text, (part) => pen.measureText(part).width <= room).slice(0, most)
  const write = (texts: readonly string[], { top, line }: { top: number; line: number }) => {
    for (const [place, text] of texts.entries()) pen.fillText(text, left, top + place * line, room)
    return top + texts.length * line
  }
  const text = fontIn(face, '.card-plate b')
  pen.fillStyle = colorIn(face, '--on-panel')
  pen.font = `650 32px ${text}`
  const below = write(lines(company, 1), { top: band + padding + 26, line: 40 })
  pen.font = `450 32px ${text}`
  write(lines(title, 3), { top: below, line: 40 })

  pen.font = `700 58px ${fontIn(face, '.card-plate strong')}`
  const beat = lines(frames.player.beat, 3)
  write(beat, { top: height - padding - (beat.length - 1) * 58 - 8, line: 58 })
}

/** Breaks a text into lines between its words. */
function linesOf(text: string, fits: (line: string) => boolean): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ')
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
