import { linkSite } from '../model/link-site.ts'
import { parseDocuments, type SourceDocument } from '../read/documents.ts'
import { isRecord } from '../read/path.ts'
import type { SchemaNode } from '../validate/schema-node.ts'
import type { Schemas } from '../validate/schemas.ts'
import { mapStrings } from '../validate/walk.ts'

/** A language code that BCP 47 reserves for private use. */
export const pseudoLanguage = 'qps'

/**
 * Adds a language with the texts of the source language, longer and with accents. It shows layouts
 * that have no room for a translation. Unreadable files and pages with a `languages` key are
 * skipped.
 */
export function withPseudoLanguage(
  files: ReadonlyMap<string, string>,
  schemas: Schemas,
): ReadonlyMap<string, string> {
  const { documents } = parseDocuments({ files, folder: '' })
  const { source } = linkSite({ documents, schemas, today: '' })
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
  const translated = mapStrings(schemas, at, data, {
    replace: (text, schema) =>
      schema['x-i18n'] === 'translate' ? pseudoText(text, roomFor(text, schema)) : text,
  })
  if (kind === 'page' && isRecord(translated)) {
    // Nobody searches in the pseudo-language.
    const { search: _search, ...page } = translated
    return page
  }
  if (kind !== 'language' || !isRecord(translated)) return translated
  return { ...translated, name: 'Pseudo', short: pseudoLanguage.toUpperCase(), locale }
}

/** Texts for search engines keep their length. */
const roomFor = (text: string, { 'x-kind': kind, maxLength }: SchemaNode) =>
  kind?.startsWith('seo-') ? text.length : maxLength

/** The parts of a text that do not change: facts, tokens, link targets, markup, addresses, escapes. */
const kept =
  /\{\{[^{}]*\}\}|\[\[[^[\]]*\]\]|\{[A-Za-z]\w*\}|\]\([^)]*\)|<[^>]*>|&\w+;|\w+:\/\/[^\s)]+|[\w@:/-]+(?:\.[\w/-]+)+|[^\s@]+@[^\s@]+/g

/** Letters of western languages. Their fonts have them, so the browser uses no fallback font. */
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

/** About 35% of the letters of a text. */
const lengthened = /[aeiouys]/gi

/** Three letters of another script, each with its marks. */
const otherLetters = /(?:(?!\p{Script=Latin})\p{L}\p{M}*){2}((?!\p{Script=Latin})\p{L}\p{M}*)/gu

/**
 * Adds accents and doubles many letters, so that the text becomes about a third longer. A text that
 * would exceed `maxLength` gets accents only.
 */
export function pseudoText(text: string, maxLength = Number.POSITIVE_INFINITY): string {
  const long = mapWords(text, (words) =>
    withAccents(words.replaceAll(lengthened, twice).replaceAll(otherLetters, '$&$1')),
  )
  return long.length > maxLength ? mapWords(text, withAccents) : long
}

/** Doubles a letter. The second letter has the case of its neighbour: Aabout, VAAT, AAII. */
function twice(letter: string, index: number, words: string): string {
  const [before = '', after = ''] = [words[index - 1], words[index + 1]]
  const neighbour = /\p{L}/u.test(after) ? after : before
  const isShouted = neighbour !== neighbour.toLowerCase()
  return `${letter}${isShouted ? letter : letter.toLowerCase()}`
}

const withAccents = (words: string) =>
  words.replaceAll(/[a-z]/gi, (letter) => accented[letter] ?? letter)

/** Applies `change` to the text between the parts that do not change. */
function mapWords(text: string, change: (words: string) => string): string {
  const pieces: string[] = []
  let end = 0
  for (const { 0: thing, index } of text.matchAll(kept)) {
    pieces.push(change(text.slice(end, index)), thing)
    end = index + thing.length
  }
  return [...pieces, change(text.slice(end))].join('')
}
