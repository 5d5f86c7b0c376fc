import type { Cell, Wall } from '#site/types.ts'
import { type Drawings, readSprite } from '../look/read-sprite.ts'

interface Card {
  readonly company: string
  readonly text: string
  readonly title: string
  /** The tiles of the result in filling order, and the wall that they are part of. */
  readonly wall: Wall & { readonly tiles: readonly Cell[] }
  /** Address of the sprite. */
  readonly sprite: string
  /** The drawn card, whose colours and fonts the picture takes. */
  readonly like: HTMLElement
}

const size = { width: 1200, height: 630, margin: 56, grout: 4 }
const tileSize = 96

/** Draws a result as a picture of the size that share cards have. */
export async function drawCard(card: Card): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = size.width
  canvas.height = size.height
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser draws no pictures.')

  const colors = colorsOf(card.like)
  pen.fillStyle = colors('--bg')
  pen.fillRect(0, 0, size.width, size.height)
  drawTexts(pen, card, colors)
  drawWall(pen, { ...card, drawings: await readSprite(card.sprite), colors })

  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture was drawn.'))))
  })
}

type Colors = (name: string) => string

/** The colours of the theme, as an element has them. */
function colorsOf(element: HTMLElement): Colors {
  const probe = element.ownerDocument.createElement('i')
  probe.hidden = true
  element.append(probe)
  const { color: first } = getComputedStyle(probe)
  const known = new Map<string, string>()
  probe.remove()
  return (name) => {
    const found = known.get(name)
    if (found !== undefined) return found
    element.append(probe)
    probe.style.color = `var(${name}, ${first})`
    const { color } = getComputedStyle(probe)
    probe.remove()
    known.set(name, color)
    return color
  }
}

function drawTexts(
  pen: CanvasRenderingContext2D,
  { company, text, title, like }: Card,
  colors: Colors,
) {
  const { width, height, margin } = size
  const room = width - height - 2 * margin
  const [caption, heading] = [like.querySelector('b'), like.querySelector('p')]
  const small = `500 26px ${caption ? getComputedStyle(caption).fontFamily : 'sans-serif'}`

  const write = (
    text: string,
    { line, from }: { line: number; from: (lines: number) => number },
  ) => {
    const lines = linesOf(text, (part) => pen.measureText(part).width <= room)
    for (const [place, part] of lines.entries()) {
      pen.fillText(part, margin, from(lines.length) + place * line, room)
    }
  }

  pen.font = small
  pen.fillStyle = colors('--muted')
  pen.fillText(company, margin, margin + 26, room)
  pen.fillStyle = colors('--ink')
  write(title, { line: 34, from: (lines) => height - margin - (lines - 1) * 34 })
  pen.font = `700 60px ${heading ? getComputedStyle(heading).fontFamily : 'sans-serif'}`
  write(text, { line: 66, from: (lines) => height / 2 - ((lines - 1) * 66) / 2 + 20 })
}

/** Breaks a text into lines between its words. */
function linesOf(text: string, fits: (line: string) => boolean): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ')
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.slice(0, 6)
}

interface WallInput extends Card {
  readonly drawings: Drawings
  readonly colors: Colors
}

/** The wall at the end of the card, filled from the bottom left. */
function drawWall(pen: CanvasRenderingContext2D, { wall, drawings, colors }: WallInput) {
  const { columns, cells, tiles } = wall
  const rows = Math.ceil(cells.length / columns)
  const { width, height, grout } = size
  const left = width - height
  const cell = (height - grout * (columns + 1)) / columns

  pen.fillStyle = colors('--grout')
  pen.fillRect(left, 0, height, height)
  for (const place of cells.keys()) {
    const column = place % columns
    const row = rows - 1 - Math.floor(place / columns)
    pen.save()
    pen.translate(left + grout + column * (cell + grout), grout + row * (cell + grout))
    pen.scale(cell / tileSize, cell / tileSize)
    const { tile, turn } = tiles[place] ?? {}
    pen.fillStyle = colors('--sunk')
    pen.fillRect(0, 0, tileSize, tileSize)
    if (tile)
      drawTile(pen, { shapes: [...(drawings(tile)?.children ?? [])], turn: turn ?? 0, colors })
    pen.restore()
  }
}

interface TileInput {
  readonly shapes: readonly Element[]
  /** In degrees. */
  readonly turn: number
  readonly colors: Colors
}

function drawTile(pen: CanvasRenderingContext2D, { shapes, turn, colors }: TileInput) {
  pen.beginPath()
  pen.rect(0, 0, tileSize, tileSize)
  pen.clip()
  pen.translate(tileSize / 2, tileSize / 2)
  pen.rotate((turn * Math.PI) / 180)
  pen.translate(-tileSize / 2, -tileSize / 2)
  for (const shape of shapes) {
    const [, name] = /var\((--[\w-]+)\)/.exec(shape.getAttribute('fill') ?? '') ?? []
    pen.fillStyle = name ? colors(name) : (shape.getAttribute('fill') ?? '')
    pen.fill(pathOf(shape))
  }
}

function pathOf(shape: Element): Path2D {
  const number = (name: string) => Number(shape.getAttribute(name))
  if (shape.tagName !== 'circle') return new Path2D(shape.getAttribute('d') ?? '')
  const path = new Path2D()
  path.arc(number('cx'), number('cy'), number('r'), 0, 2 * Math.PI)
  return path
}
