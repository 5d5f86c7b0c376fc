/** What stays as it is: facts, tokens, where links lead, markup, addresses, escapes. */
const kept =
  /\{\{[^{}]*\}\}|\[\[[^[\]]*\]\]|\{[A-Za-z]\w*\}|\]\([^)]*\)|<[^>]*>|&\w+;|\w+:\/\/[^\s)]+|[\w@:/-]+(?:\.[\w/-]+)+|[^\s@]+@[^\s@]+/g

/** Letters that the fonts of western languages have; others would be drawn, and measured, in another font. */
const accented: Readonly<Record<string, string>> = {
  a: 'å',
  c: 'ç',
  e: 'é',
  i: 'î',
  n: 'ñ',
  o: 'ö',
  u: 'û',
  y: 'ÿ',
  A: 'Å',
  C: 'Ç',
  E: 'É',
  I: 'Î',
  N: 'Ñ',
  O: 'Ö',
  U: 'Û',
  Y: 'Ý',
}

/** Together some 35 of 100 characters. */
const lengthened = /[aeiouys]/gi

/**
 * A text with accents on its letters, and many of them twice, which makes it about a third longer; only
 * the accents where it would be longer than is allowed.
 */
export function pseudoText(text: string, maxLength = Number.POSITIVE_INFINITY): string {
  const long = mapWords(text, (words) => withAccents(words.replaceAll(lengthened, twice)))
  return long.length > maxLength ? mapWords(text, withAccents) : long
}

/** A capital goes on as the word does: Aabout, but VAAT and AAII. */
function twice(letter: string, index: number, words: string): string {
  const [before = '', after = ''] = [words[index - 1], words[index + 1]]
  const neighbour = /\p{L}/u.test(after) ? after : before
  const isShouted = neighbour !== neighbour.toLowerCase()
  return `${letter}${isShouted ? letter : letter.toLowerCase()}`
}

const withAccents = (words: string) =>
  words.replaceAll(/[a-z]/gi, (letter) => accented[letter] ?? letter)

/** Changes what stands between the things that stay. */
function mapWords(text: string, change: (words: string) => string): string {
  const pieces: string[] = []
  let end = 0
  for (const { 0: thing, index } of text.matchAll(kept)) {
    pieces.push(change(text.slice(end, index)), thing)
    end = index + thing.length
  }
  return [...pieces, change(text.slice(end))].join('')
}
