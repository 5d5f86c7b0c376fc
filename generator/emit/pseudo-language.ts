import type { Cache } from '../cache.ts'
import { linkSite } from '../model/site.ts'
import { parseDocuments, type SourceDocument } from '../read/documents.ts'
import { isRecord } from '../read/path.ts'
import type { SchemaNode, Schemas } from '../validate/schemas.ts'
import { mapStrings } from '../validate/walk.ts'

/** A code that is nobody's language, by agreement of those who hand them out. */
export const pseudoLanguage = 'qps'

/**
 * Adds a language that is made of the source language: every text longer and with accents, everything
 * else the same. It shows where a layout has no room for a translation. Files that cannot be read, and pages
 * that say which languages they exist in, have no such twin.
 */
export function withPseudoLanguage(
  files: ReadonlyMap<string, string>,
  schemas: Schemas,
  cache: Cache,
): ReadonlyMap<string, string> {
  const { documents } = parseDocuments({ files, folder: '', cache })
  const { source } = linkSite({ documents, schemas, today: '' }, cache)
  const pseudoDocuments = documents
    .filter(({ language }) => language === source.code)
    .filter(({ data }) => isRecord(data) && data['languages'] === undefined)
    .map((document): [string, string] => [
      `${pseudoLanguage}/${document.address}.yaml`,
      JSON.stringify(pseudoDocument(schemas, document, source.locale), null, 2),
    ])
  return new Map([...files, ...pseudoDocuments])
}

function pseudoDocument(schemas: Schemas, { kind, data }: SourceDocument, locale: string): unknown {
  const at = schemas.root(`${kind}.schema.json`)
  const translated = mapStrings(schemas, at, data, (text, schema) =>
    schema['x-i18n'] === 'translate' ? pseudoText(text, roomFor(text, schema)) : text,
  )
  if (kind !== 'language' || !isRecord(translated)) return translated
  return { ...translated, name: 'Pseudo', short: pseudoLanguage.toUpperCase(), locale }
}

/** What only search engines show has no more room than it has now. */
const roomFor = (text: string, { 'x-kind': kind, maxLength }: SchemaNode) =>
  kind?.startsWith('seo-') ? text.length : maxLength

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
