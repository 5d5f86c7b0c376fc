import { colorIn } from '../../ui/later/color-in.ts'
import { drawPicture } from '../../ui/later/draw-picture.ts'
import { drawTile } from '../../ui/later/draw-tile.ts'
import { readSprite } from '../../ui/later/read-sprite.ts'
import { posterCells } from './poster-cells.ts'

interface Input {
  /** The tiles of the answers. */
  readonly tiles: readonly string[]
  /** Address of the sprite. */
  readonly sprite: string
  /** The name of the site. */
  readonly name: string
  readonly date: string
}

const size = { width: 1080, height: 1350, margin: 56, grout: 6 }

/** Draws the answers as a poster: a square wall above name and date, in the colours and fonts of an element. */
export async function drawAnswers(face: HTMLElement, input: Input): Promise<Blob> {
  const drawings = await readSprite(input.sprite)
  const { width, height, margin, grout } = size
  return drawPicture(size, (pen) => {
    pen.fillStyle = colorIn(face, '--bg')
    pen.fillRect(0, 0, width, height)
    pen.fillStyle = colorIn(face, '--grout')
    pen.fillRect(0, 0, width, width + grout)

    const { columns, cells } = posterCells(input.tiles)
    const side = (width - grout * (columns - 1)) / columns
    for (const { tile, column, row, span } of cells)
      drawTile(pen, {
        left: column * (side + grout),
        top: row * (side + grout),
        side: side * span + grout * (span - 1),
        shapes: [...(drawings(tile)?.children ?? [])],
        colors: (color) => colorIn(face, color),
      })

    const middle = (height + width + grout) / 2
    const font = getComputedStyle(face.querySelector('h2') ?? face).fontFamily
    pen.textBaseline = 'middle'
    pen.fillStyle = colorIn(face, '--ink')
    pen.font = `700 84px ${font}`
    pen.fillText(input.name, margin, middle, width * 0.6 - margin)
    pen.fillStyle = colorIn(face, '--muted')
    pen.font = `500 36px ${getComputedStyle(face).fontFamily}`
    pen.textAlign = 'right'
    pen.fillText(input.date, width - margin, middle + 12, width * 0.4 - margin)
  })
}
