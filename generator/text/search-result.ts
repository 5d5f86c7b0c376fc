import { memoize } from '../memoize.ts'
import { factsIn } from '../model/facts/facts.ts'
import { pagesIn } from '../model/groups/group.ts'
import type { Language, Site } from '../model/site.ts'
import type { SourceDocument } from '../read/documents.ts'
import { isRecord, type Path } from '../read/path.ts'
import { fillFacts } from './resolve.ts'

/** Character widths of Arial, the font of search results, in 1/1000 of the font size. */
const widths: Readonly<Record<number, string>> = {
  191: "'",
  222: 'ijl‘’',
  260: '|',
  278: ' !,./:;I[\\]ft\u00A0',
  333: '()-`r·“”„',
  355: '"',
  389: '*',
  469: '^',
  500: 'Jcksvxyz',
  556: '#$0123456789?L_abdeghnopqu–€éèëêáàâäóòôöúùûü',
  584: '+<=>~',
  611: 'FTZ',
  667: '&ABEKPSVXYÉÈËÁÀÄ',
  722: 'CDHNRUw',
  778: 'GOQ',
  833: 'Mm',
  889: '%',
  944: 'W',
  1000: '—…',
  1015: '@',
}

const widthOf = new Map(
  Object.entries(widths).flatMap(([width, letters]) =>
    [...letters].map((letter): [string, number] => [letter, Number(width)]),
  ),
)

/** The width of a character that is not in the table: about the average, and of a whole square the whole. */
const other = 600
const square = 1000
const isSquare = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** The width of a text in search results, in pixels, at a font size in pixels. */
function shownWidth(text: string, size: number): number {
  const widths = Array.from(
    text,
    (letter) => widthOf.get(letter) ?? (isSquare.test(letter) ? square : other),
  )
  return Math.round((widths.reduce((sum, width) => sum + width, 0) * size) / 1000)
}

/** The title and description of a page in search results, with facts filled in. */
export interface SearchResult {
  readonly document: SourceDocument
  readonly language: Language
  readonly title: string
  readonly description: string
}

/** The search result of each page that search engines may list. */
export const searchResultsOf = memoize((site: Site): readonly SearchResult[] =>
  site.languages.flatMap((language) =>
    pagesIn(site, language.code).flatMap((document) => {
      const { title, description, status, unlisted } = isRecord(document.data) ? document.data : {}
      if (typeof title !== 'string' || typeof description !== 'string') return []
      if (status === 404 || unlisted === true) return []
      // A text with an unknown fact is skipped, because its final width is unknown.
      if (factsIn(title + description).some(({ name }) => !site.facts.has(name))) return []
      const fill = (text: string) => fillFacts(site, language, text).replaceAll(/\s+/g, ' ').trim()
      return [{ document, language, title: fill(title), description: fill(description) }]
    }),
  ),
)

export const titlePath: Path = ['title']
export const descriptionPath: Path = ['description']

/** The search that a page is written for: `search` beside its title. */
export interface Search {
  readonly document: SourceDocument
  readonly language: Language
  readonly search: string
  /** The words of the search, in lower case. */
  readonly words: readonly string[]
}

export const searchesOf = (site: Site): readonly Search[] =>
  site.languages.flatMap((language) =>
    pagesIn(site, language.code).flatMap((document) => {
      const { search } = isRecord(document.data) ? document.data : {}
      if (typeof search !== 'string') return []
      const words =
        search
          .toLowerCase()
          .normalize('NFC')
          .match(/[\p{L}\d]+/gu) ?? []
      return [{ document, language, search, words }]
    }),
  )

/** What search results have room for. */
export interface SearchRoom {
  /** In pixels. */
  readonly fontSize: number
  readonly maxPixels: number
  readonly maxLength: number
  /** With fewer characters a text says too little. */
  readonly minLength: number
}

/** How a text does not fit; undefined if it does. The data are texts: numbers would get a thousands separator. */
export function misfitOf(text: string, { fontSize, maxPixels, maxLength, minLength }: SearchRoom) {
  const { length } = text
  const pixels = shownWidth(text, fontSize)
  const isLong = length > maxLength || pixels > maxPixels
  if (!isLong && length >= minLength) return undefined

  const figures = { length, pixels, minLength, maxLength, maxPixels }
  return {
    isLong,
    data: Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, String(value)])),
  }
}
