/** As long as a name may be inside a sentence. */
const longest = 60

/**
 * A company's name as it may stand in a sentence: plain characters, no markup, no address scheme, not
 * too long. Empty where nothing readable is left.
 */
export function readableName(raw: string): string {
  const plain = raw
    .normalize('NFC')
    .toWellFormed()
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/[<>{}\uFFFD]/g, ' ')
    // Control, format (bidi marks among them), private and unassigned characters; joiners of emoji stay.
    .replaceAll(/(?!\u200D)\p{C}/gu, ' ')
    .replaceAll(/\b[a-z][a-z0-9+.-]*:\/\//gi, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return /[\p{L}\p{N}\p{S}]/u.test(plain) ? shorten(plain) : ''
}

/** Cut between words where possible, never inside a character. */
function shorten(name: string): string {
  if (name.length <= longest) return name

  const characters = Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment)
  const fits = fitting(characters)
  const lastSpace = fits.lastIndexOf(' ')
  return `${(lastSpace > longest / 2 ? fits.slice(0, lastSpace) : fits).trimEnd()}…`
}

function fitting(characters: readonly string[]): string {
  let text = ''
  for (const character of characters) {
    if (text.length + character.length > longest) return text
    text += character
  }
  return text
}
