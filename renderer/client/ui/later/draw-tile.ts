interface Input {
  readonly left: number
  readonly top: number
  readonly side: number
  readonly shapes: readonly Element[]
  readonly colors: (name: string) => string
}

const tileSize = 96

/** Draws a tile of the sprite on its bed. */
export function drawTile(
  pen: CanvasRenderingContext2D,
  { left, top, side, shapes, colors }: Input,
) {
  pen.save()
  pen.translate(left, top)
  pen.scale(side / tileSize, side / tileSize)
  pen.fillStyle = colors('--bed')
  pen.fillRect(0, 0, tileSize, tileSize)
  pen.beginPath()
  pen.rect(0, 0, tileSize, tileSize)
  pen.clip()
  for (const shape of shapes) {
    const [, name] = /var\((--[\w-]+)\)/.exec(shape.getAttribute('fill') ?? '') ?? []
    pen.fillStyle = name ? colors(name) : (shape.getAttribute('fill') ?? '')
    pen.fill(pathOf(shape))
  }
  pen.restore()
}

function pathOf(shape: Element): Path2D {
  const number = (name: string) => Number(shape.getAttribute(name))
  if (shape.tagName !== 'circle') return new Path2D(shape.getAttribute('d') ?? '')
  const path = new Path2D()
  path.arc(number('cx'), number('cy'), number('r'), 0, 2 * Math.PI)
  return path
}
