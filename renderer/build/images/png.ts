import { crc32, deflateSync } from 'node:zlib'
import { Resvg } from '@resvg/resvg-js'

/**
 * An opaque drawing as PNG, so many pixels wide, in at most 256 colours. The drawing holds no text, so
 * what fonts a computer has changes nothing.
 */
export function toPng(svg: string, width: number): Uint8Array {
  const drawn = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  }).render()
  // Each reading of a property copies it.
  const { pixels, height } = drawn
  const colors = new Uint32Array(width * height)
  for (let index = 0; index < colors.length; index += 1)
    colors[index] = pixels.readUIntBE(4 * index, 3)
  const palette = paletteOf(colors)
  const rows = Buffer.alloc((width + 1) * height)
  const places = new Map<number, number>()
  for (const [index, color] of colors.entries()) {
    const place = places.get(color) ?? nearest(palette, color)
    places.set(color, place)
    // The first byte of a row says that its pixels stand for themselves.
    rows[index + Math.floor(index / width) + 1] = place
  }

  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3], 8)
  const entries = Buffer.alloc(3 * palette.length)
  for (const [index, color] of palette.entries()) entries.writeUIntBE(color, 3 * index, 3)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', entries),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A part of a PNG: https://www.w3.org/TR/png-3/#5Chunk-layout */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** The 256 colours that cover most. The others are between two of them, at the edges of shapes. */
function paletteOf(colors: Uint32Array): readonly number[] {
  const counts = new Map<number, number>()
  for (const color of colors) counts.set(color, (counts.get(color) ?? 0) + 1)
  return [...counts]
    .toSorted(([a, most], [b, least]) => least - most || a - b)
    .slice(0, 256)
    .map(([color]) => color)
}

function nearest(palette: readonly number[], color: number): number {
  let [found, least] = [0, Number.POSITIVE_INFINITY]
  for (const [index, other] of palette.entries()) {
    const distance = squared(color, other, 16) + squared(color, other, 8) + squared(color, other, 0)
    if (distance < least) [found, least] = [index, distance]
  }
  return found
}

const squared = (a: number, b: number, shift: number) =>
  (((a >> shift) & 255) - ((b >> shift) & 255)) ** 2

/** Pictures of one icon in several sizes in one file: https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10) */
export function toIco(
  pictures: readonly { readonly size: number; readonly png: Uint8Array }[],
): Uint8Array {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  for (const [index, { size, png }] of pictures.entries()) {
    const at = 6 + 16 * index
    head.set([size, size], at)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(8, at + 6)
    head.writeUInt32LE(png.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += png.length
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}
