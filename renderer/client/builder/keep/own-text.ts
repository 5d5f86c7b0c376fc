/** Why a text cannot stand on a button or above it. */
export type TextFault = 'textLong' | 'hidden'

/** The longest text of a button, and of the sentence above it, in characters. */
export const longestText = { text: 100, sentence: 160 } as const

/** Joiners are left alone: emoji and several scripts are written with them. */
const hidden = /[\p{Cc}\p{Bidi_Control}\u{200B}\u{2060}\u{FEFF}]/u

/** Checks a text that a business gives for its button. Markup is text like any other. */
export function faultOfText(text: string, part: keyof typeof longestText): TextFault | undefined {
  const written = text.trim()
  if (written.length > longestText[part]) return 'textLong'
  return hidden.test(written) ? 'hidden' : undefined
}
