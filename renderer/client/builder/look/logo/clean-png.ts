/** The longest side in pixels: a small file can unfold to a picture that no phone holds. */
export const longestSide = 2048

/** What draws the picture. Everything else is left out, such as where and when it was made. */
const kept = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']

const headerLength = 13

/** A PNG with only the parts that draw it. Reads no pixels. */
export function cleanPng(bytes: Uint8Array): Uint8Array | 'broken' | 'sides' {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const parts: Uint8Array[] = [bytes.subarray(0, 8)]
  const names: string[] = []

  for (let place = 8; names.at(-1) !== 'IEND'; ) {
    // Length, name and checksum take four bytes each.
    if (place + 12 > bytes.length) return 'broken'
    const length = view.getUint32(place)
    const end = place + 12 + length
    if (end > bytes.length) return 'broken'
    const name = String.fromCharCode(...bytes.subarray(place + 4, place + 8))

    if (names.length === 0) {
      if (name !== 'IHDR' || length !== headerLength) return 'broken'
      const sides = [view.getUint32(place + 8), view.getUint32(place + 12)]
      if (sides.includes(0)) return 'broken'
      if (sides.some((side) => side > longestSide)) return 'sides'
    }
    if (kept.includes(name)) parts.push(bytes.subarray(place, end))
    names.push(name)
    place = end
  }
  if (!names.includes('IDAT') || names.lastIndexOf('IHDR') > 0) return 'broken'

  const png = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let place = 0
  for (const part of parts) {
    png.set(part, place)
    place += part.length
  }
  return png
}
