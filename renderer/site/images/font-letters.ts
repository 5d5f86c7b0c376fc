import { readFileSync } from 'node:fs'
import { subset } from '../bundle/subset-fonts.ts'

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
