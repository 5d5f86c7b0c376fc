import { constants, crc32, deflateSync } from 'node:zlib'
import { Resvg } from '@resvg/resvg-js'

/** The pixels of an opaque picture, row by row, each as blue, green and red from the highest byte to the lowest. */
interface Pixels {
  readonly width: number
  readonly height: number
  readonly colors: Uint32Array
}

/**
 * An opaque drawing as pixels, so many wide. The drawing holds no text, so what fonts a computer has changes
 * nothing.
 */
export function pixelsOf(svg: string, width: number): Pixels {
  const drawn = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  }).render()
  // Each reading of a property copies it.
  const { pixels, height } = drawn
  const bytes = new DataView(pixels.buffer, pixels.byteOffset, pixels.byteLength)
  const colors = new Uint32Array(width * height)
  for (let index = 0; index < colors.length; index += 1)
    colors[index] = bytes.getUint32(4 * index, true) & 0xffffff
  return { width, height, colors }
}

/** An opaque drawing as PNG, so many pixels wide. */
export const toPng = (svg: string, width: number): Uint8Array => encodePng(pixelsOf(svg, width))

/** A picture whose pixels are places in a list of colours. */
interface Sheet {
  readonly width: number
  readonly height: number
  readonly places: Uint8Array
}

/** Smaller by an eighth at most, in ten times the time. */
const level = 7

/** A picture as PNG in at most 256 colours. */
function encodePng(pixels: Pixels): Uint8Array {
  const palette = paletteOf([pixels])
  const { width, height, places } = sheetOf(pixels, palette)
  // The first byte of a row says that its pixels stand for themselves.
  const rows = Buffer.alloc((width + 1) * height)
  for (let row = 0; row < height; row += 1)
    rows.set(places.subarray(row * width, (row + 1) * width), row * (width + 1) + 1)
  return writePng(pixels, palette, deflateSync(rows, { level }))
}

/** A picture in which each pixel is the difference between its place and that above. */
export interface Differences {
  readonly width: number
  readonly height: number
  /** Each row starts with a byte that says so: https://www.w3.org/TR/png-3/#9Filters */
  readonly rows: Uint8Array
}

/** Nothing but the first colour. */
export function plainDifferences(width: number, height: number): Differences {
  const rows = new Uint8Array((width + 1) * height)
  for (let at = 0; at < rows.length; at += width + 1) rows[at] = 2
  return { width, height, rows }
}

/** A sheet and the row below it as differences. */
export interface Patch {
  readonly width: number
  readonly height: number
  readonly rows: Uint8Array
}

export function patchOf({ width, height, places }: Sheet): Patch {
  const rows = new Uint8Array(width * (height + 1))
  rows.set(places)
  for (let at = rows.length - 1; at >= width; at -= 1)
    rows[at] = (rows[at] ?? 0) - (rows[at - width] ?? 0)
  return { width, height, rows }
}

/** Adds a patch to a part of a picture that has the first colour. Where it has others, places are summed. */
export function add(picture: Differences, patch: Patch, x: number, y: number): void {
  const { rows } = picture
  const end = Math.min(y + patch.height, picture.height - 1)
  let from = 0
  for (let row = y; row <= end; row += 1) {
    const start = row * (picture.width + 1) + 1 + x
    for (let at = start; at < start + patch.width; at += 1) {
      rows[at] = (rows[at] ?? 0) + (patch.rows[from] ?? 0)
      from += 1
    }
  }
}

/**
 * Differences as PNG. Most of them are zero, so looking for runs alone makes them as small as looking for
 * repetitions does, in a fifth of the time.
 */
export const writeDifferences = (picture: Differences, palette: readonly number[]): Uint8Array =>
  writePng(picture, palette, deflateSync(picture.rows, { strategy: constants.Z_RLE }))

function writePng(
  { width, height }: Pick<Sheet, 'width' | 'height'>,
  palette: readonly number[],
  data: Buffer,
): Uint8Array {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3], 8)
  const entries = Buffer.alloc(3 * palette.length)
  for (const [index, color] of palette.entries()) entries.writeUIntLE(color, 3 * index, 3)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', entries),
    chunk('IDAT', data),
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

/** The pixels of a picture as places of the nearest colours in a list. */
export function sheetOf({ width, height, colors }: Pixels, palette: readonly number[]): Sheet {
  const known = new Map(palette.map((color, index) => [color, index]))
  const placeOf = (color: number) => {
    const place = known.get(color) ?? nearest(palette, color)
    known.set(color, place)
    return place
  }
  const places = new Uint8Array(colors.length)
  for (let start = 0, end = 0; start < colors.length; start = end) {
    const color = colors[start] ?? 0
    while (end < colors.length && colors[end] === color) end += 1
    places.fill(placeOf(color), start, end)
  }
  return { width, height, places }
}

/**
 * The colours given and those that cover most. The others are between two of them, at the edges of
 * shapes.
 */
export function paletteOf(
  pictures: readonly Pixels[],
  given: readonly number[] = [],
  most = 256,
): readonly number[] {
  const counts = new Map<number, number>()
  for (const { colors } of pictures) {
    for (let start = 0, end = 0; start < colors.length; start = end) {
      const color = colors[start] ?? 0
      while (end < colors.length && colors[end] === color) end += 1
      counts.set(color, (counts.get(color) ?? 0) + end - start)
    }
  }
  for (const color of given) counts.delete(color)
  const found = [...counts].toSorted(([a, most], [b, least]) => least - most || a - b)
  return [...given, ...found.map(([color]) => color)].slice(0, most)
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
