import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, extname, join } from 'node:path'
import type subsetFonts from 'subset-font'
import type { BrandData, FontData } from '#site/types.ts'
import { type BrandFonts, brandFonts, cardWeights, type FontFile } from '../brand/font-faces.ts'

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
async function subset(
  font: Uint8Array,
  characters: string,
  options: Parameters<typeof subsetFonts>[2],
) {
  const { default: subsetOf } = await import('subset-font')
  return subsetOf(Buffer.from(font), characters, options)
}

/** Has something made of a brand whose fonts have only some letters, and those that any site uses. */
export async function cutFonts<Made>(
  brand: BrandData,
  characters: string | undefined,
  make: (brand: BrandData) => Promise<Made>,
): Promise<Made> {
  if (characters === undefined) return make(brand)
  const folder = mkdtempSync(join(tmpdir(), 'diptych-fonts-'))
  const cut = async (each: FontFile) => {
    if (!existsSync(each.file)) return each
    const name = basename(each.file, extname(each.file))
    const file = join(mkdtempSync(join(folder, 'font-')), `${name}.woff2`)
    const letters = always + characters
    writeFileSync(file, await subset(readFileSync(each.file), letters, { targetFormat: 'woff2' }))
    return { ...each, file }
  }
  const withCut = async (font: FontData) => ({
    ...font,
    files: await Promise.all(font.files.map(cut)),
  })
  try {
    const { display, text } = brand.fonts
    return await make({
      ...brand,
      fonts: { display: await withCut(display), text: await withCut(text) },
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The fonts of a brand, each in one weight and not compressed, for pictures: with Latin letters and those of the site. */
export async function plainFonts(
  brand: BrandData,
  characters = '',
): Promise<BrandFonts<readonly Uint8Array[]>> {
  const plain = (files: readonly FontFile[], weight: number) =>
    Promise.all(
      files.map(({ file, weights }) =>
        subset(readFileSync(file), always + accented + characters, {
          targetFormat: 'sfnt',
          // A file of one weight has no axis.
          ...(weights.length > 1 && { variationAxes: { wght: weight } }),
        }),
      ),
    )
  const { display, text } = brandFonts(brand)
  return {
    display: await plain(display, cardWeights.display),
    text: await plain(text, cardWeights.text),
  }
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

/** Every character of the basic plane before the surrogates: the letters of all living scripts but for a few. */
const basicPlane = Array.from({ length: 0xd800 - 0x20 }, (_, index) =>
  String.fromCodePoint(index + 0x20),
)

/** Every character that a font file can show. */
export async function fontLetters(file: string): Promise<string> {
  const plain = await subset(readFileSync(file), basicPlane.join(''), { targetFormat: 'sfnt' })
  const { Blob, Face } = await import('harfbuzzjs')
  const codes = new Set(new Face(new Blob(plain)).collectUnicodes())
  const has = (character: string) => codes.has(character.codePointAt(0) ?? 0)
  return basicPlane.filter((character) => canShow(character, has)).join('')
}

/**
 * Whether a font can show a character: as it is, from its parts, or, if it is only a space or a sign for the shaping,
 * without a glyph of its own.
 */
function canShow(character: string, has: (character: string) => boolean): boolean {
  if (has(character) || /\p{Cf}/u.test(character)) return true
  if (/\s/.test(character)) return has(' ')
  const parts = [...character.normalize('NFD')]
  return parts.length > 1 && parts.every(has)
}
