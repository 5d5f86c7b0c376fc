/** What is seen in no font, and pictures among letters, which fonts of texts do not have. */
const unseen =
  /[\p{C}\p{Z}\s\p{Variation_Selector}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/u

/**
 * Whether a font can show a character: as it is, from its parts, or, if it is only a space or a sign for the shaping,
 * without a glyph of its own.
 */
export function canShow(character: string, has: (character: string) => boolean): boolean {
  if (has(character) || /\p{Cf}/u.test(character)) return true
  if (/\s/.test(character)) return has(' ')
  const parts = [...character.normalize('NFD')]
  return parts.length > 1 && parts.every(has)
}

/** The characters of a text that would be seen and that no font has. */
export const missingLetters = (text: string, letters: ReadonlySet<string>): readonly string[] =>
  [...new Set(text.normalize('NFC'))].filter(
    (character) => !unseen.test(character) && !canShow(character, (each) => letters.has(each)),
  )
