import type { SourceMap } from './source-map.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

/** A photo as content. Each letter of its text is a byte. */
export const mapPhoto = (file: string, text: string): SourceMap => ({
  diagnostics: [],
  data: { bytes: text.length },
  place: () => ({ file, line: 1, column: 1 }),
})

export const bytesOf = (text: string): Buffer => Buffer.from(text, 'latin1')

/** The size of an AVIF in dots: that of the largest picture in it, of which the others are parts. */
export function sizeOf(text: string): Size | undefined {
  const bytes = bytesOf(text)
  const brands = text.slice(8, bytes.length >= 8 ? bytes.readUInt32BE() : 0)
  if (text.slice(4, 8) !== 'ftyp' || !brands.includes('avif')) return undefined

  const sizes = Array.from(text.matchAll(/ispe\0{4}(?=.{8})/gs), ({ 0: { length }, index }) => ({
    width: bytes.readUInt32BE(index + length),
    height: bytes.readUInt32BE(index + length + 4),
  }))
  return sizes.toSorted((a, b) => b.width * b.height - a.width * a.height)[0]
}
