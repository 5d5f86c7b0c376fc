import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

type Files = ReadonlyMap<string, string | Uint8Array>

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
async function subset(font: Buffer, characters: string, targetFormat: 'sfnt' | 'woff2') {
  const { default: subsetFont } = await import('subset-font')
  return subsetFont(font, characters, { targetFormat })
}

/** Fonts that are not compressed, for pictures: with Latin letters and those of the site. */
export const plainFonts = (
  files: readonly string[],
  characters = '',
): Promise<readonly Uint8Array[]> =>
  Promise.all(
    files.map((file) => subset(readFileSync(file), always + accented + characters, 'sfnt')),
  )

/** Every letter that one of some fonts has that are not compressed. */
export async function lettersIn(plain: readonly Uint8Array[]): Promise<string> {
  // Loaded by the builds that make a bundle.
  const { Blob, Face } = await import('harfbuzzjs')
  const codes = plain.flatMap((font) => [...new Face(new Blob(font)).collectUnicodes()])
  return [...new Set(codes)].map((code) => String.fromCodePoint(code)).join('')
}

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

/**
 * Leaves only the letters in fonts that the site uses. The name of a font holds a hash of its content, so
 * style sheets get the new names.
 */
export async function subsetFonts(files: Files, characters: string): Promise<Files> {
  const names = new Map<string, string>()
  const fonts = new Map<string, Uint8Array>()
  for (const [path, contents] of files) {
    if (!path.endsWith('.woff2')) continue
    const font = await subset(Buffer.from(contents), always + characters, 'woff2')
    const hash = createHash('sha256').update(font).digest('base64url').slice(0, 8)
    const name = path.replace(/-[^-]*(?=\.woff2$)/, `-${hash}`)
    names.set(path, name)
    fonts.set(name, font)
  }

  const renamed = (text: string) => {
    let after = text
    for (const [path, name] of names) after = after.replaceAll(path, name)
    return after
  }
  const others = [...files].filter(([path]) => !names.has(path))
  return new Map([
    ...others.map(
      ([path, contents]) =>
        [path, path.endsWith('.css') ? renamed(String(contents)) : contents] as const,
    ),
    ...fonts,
  ])
}
