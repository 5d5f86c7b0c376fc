import { readFileSync } from 'node:fs'
import type subsetFonts from 'subset-font'
import type { FontFile } from '../brand/font-faces.ts'

/** What visitors may type, and what figures and dates are written with in any language. */
export const always = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ...'\u00a0\u202f€£$–—‘’“”…·×−',
].join('')

/** Latin letters with accents. */
const accented = Array.from({ length: 0x250 - 0xa0 }, (_, index) =>
  String.fromCodePoint(0xa0 + index),
).join('')

/** Loaded by the builds that make fonts: most take over those of the last. */
export async function subset(
  font: Uint8Array,
  characters: string,
  options: Parameters<typeof subsetFonts>[2],
) {
  const { default: subsetOf } = await import('subset-font')
  return subsetOf(Buffer.from(font), characters, options)
}

/** Leaves only some letters in a font, and those that any site uses. */
export const subsetFont = (font: Uint8Array, characters: string): Promise<Uint8Array> =>
  subset(font, always + characters, { targetFormat: 'woff2' })

/** Fonts of one weight that are not compressed, for pictures: with Latin letters and those of the site. */
export const plainFonts = (
  files: readonly FontFile[],
  weight: number,
  characters = '',
): Promise<readonly Uint8Array[]> =>
  Promise.all(
    files.map(({ file, weights }) =>
      subset(readFileSync(file), always + accented + characters, {
        targetFormat: 'sfnt',
        // A file of one weight has no axis.
        ...(weights.length > 1 && { variationAxes: { wght: weight } }),
      }),
    ),
  )

/** Every character beyond ASCII in some texts, as a small letter and as a capital, each once, in order. */
export function charactersIn(texts: Iterable<string>): string {
  const found = new Set<string>()
  for (const text of texts) {
    for (const [character] of text.matchAll(/[^\0-\x7f]/gu)) found.add(character)
    for (const [, code = ''] of text.matchAll(/\\[xuU]([0-9a-fA-F]{2,8})/g))
      found.add(decoded(code))
  }
  const cased = [...found].flatMap((one) => [one, ...one.toLowerCase(), ...one.toUpperCase()])
  return [...new Set(cased)].toSorted().join('')
}

/** A character that YAML writes by its number. */
const decoded = (code: string) =>
  String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff))
