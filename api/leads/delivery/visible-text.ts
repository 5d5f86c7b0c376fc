/**
 * Text as it may be shown on a terminal or in a letter: characters that steer the one or disguise the
 * other are written out. Line breaks stay where they are asked for.
 */
export function visibleText(text: string, { keepLines = false } = {}): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, (character) =>
      keepLines && character === '\n' ? character : escaped(character),
    )
}

/** Joiners build emoji and some scripts; they steer nothing. */
const harmless = new Set(['\u200C', '\u200D'])

const escaped = (character: string) =>
  harmless.has(character)
    ? character
    : `\\u{${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}}`
