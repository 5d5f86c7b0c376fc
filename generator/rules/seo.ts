import type { Finding } from '../diagnostics/diagnostic.ts'
import { vocabularyOf } from '../languages/index.ts'
import type { Vocabulary } from '../languages/vocabulary.ts'
import type { Site } from '../model/site.ts'
import { isTranslatable, textsOf } from '../model/texts.ts'
import type { SourceDocument } from '../read/documents.ts'
import { valueAt } from '../read/path.ts'
import { fillFacts } from '../text/resolve.ts'
import {
  descriptionPath,
  misfitOf,
  searchesOf,
  searchResultsOf,
  titlePath,
} from '../text/search-result.ts'
import { maskNonProse, wordsIn } from '../text/words.ts'
import { groupRule, indexRule, type Row } from './rule.ts'

/** What two lines of search results have roomOfDescription for. */
const roomOfDescription = { minLength: 70, maxLength: 165 }

export const descriptionLength = groupRule({
  code: 'seo/description-length',
  severity: 'warning',

  *check(site) {
    for (const { document, language, description } of searchResultsOf(site)) {
      const misfit = misfitOf(description, roomOfDescription)
      if (!misfit) continue

      const { isLong, data } = misfit
      yield {
        messageId: 'length',
        data,
        hint: isLong ? 'long' : 'short',
        at: document.place(descriptionPath),
        path: 'description',
        values: { [language.code]: description },
      }
    }
  },
})

export const duplicate = indexRule({
  code: 'seo/duplicate',
  severity: 'warning',

  rows: (group) =>
    searchResultsOf(group).map(
      ({ document, language, title, description }): ResultRow => ({
        file: document.file,
        page: document.name,
        language: language.code,
        title,
        description,
      }),
    ),

  *check(rows, site) {
    const byLanguage = site.languages.flatMap(({ code }) =>
      rows.filter(({ language }) => language === code),
    )
    yield* repeated(byLanguage, 'title', site)
    yield* repeated(byLanguage, 'description', site)
  },
})

type Key = 'title' | 'description'

/** The search result of a page. */
interface ResultRow extends Row {
  readonly page: string
  readonly language: string
  readonly title: string
  readonly description: string
}

function repeated(results: readonly ResultRow[], key: Key, site: Site): readonly Finding[] {
  const documentOf = (row: ResultRow) => site.find('page', row.page, row.language)
  const first = new Map<string, ResultRow>()
  return results.flatMap((result) => {
    const name = `${result.language} ${wordsOf(result[key])}`
    const other = first.get(name)
    if (!other) {
      first.set(name, result)
      return []
    }
    const [document, otherDocument] = [documentOf(result), documentOf(other)]
    if (!document || !otherDocument) return []
    return [
      {
        messageId: key,
        data: { page: other.page },
        at: document.place([key]),
        path: key,
        related: [{ at: otherDocument.place([key]), message: 'other' }],
        values: { [result.language]: result[key] },
      },
    ]
  })
}

/** A text in lower case, with punctuation and spaces reduced to single spaces. */
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[\s\p{P}]+/gu, ' ')
    .trim()

/** Shorter words, such as for and een, say nothing about the subject. */
const minLength = 4

export const searchWords = groupRule({
  code: 'seo/search-words',
  severity: 'warning',

  *check(site) {
    const titles = new Map(
      searchResultsOf(site).map(({ document, title }) => [document, title.toLowerCase()]),
    )
    for (const { document, language, search, words } of searchesOf(site)) {
      const title = titles.get(document)
      if (title === undefined) continue

      const missing = words.filter((word) => word.length >= minLength && !holds(title, word))
      if (missing.length === 0) continue
      yield {
        messageId: 'missing',
        data: { search, words: missing },
        at: document.place(['title']),
        path: 'title',
        values: { [language.code]: title },
      }
    }
  },
})

/** Whether a text has a word, in a longer form or as part of a compound. */
const holds = (text: string, word: string) =>
  text.includes(word) ||
  (text.match(/[\p{L}\d]+/gu) ?? []).some(
    (each) => each.length >= minLength && word.startsWith(each),
  )

export const sharedSearch = indexRule({
  code: 'seo/shared-search',
  severity: 'warning',

  rows: (group) =>
    searchesOf(group).map(
      ({ document, language, search, words }): SearchRow => ({
        file: document.file,
        page: document.name,
        language: language.code,
        search,
        words: words.toSorted().join(' '),
      }),
    ),

  *check(rows, site) {
    const first = new Map<string, SearchRow>()
    for (const row of rows) {
      const { page, language, search, words } = row
      const other = first.get(`${language} ${words}`)
      if (!other) {
        first.set(`${language} ${words}`, row)
        continue
      }
      const document = site.find('page', page, language)
      const otherDocument = site.find('page', other.page, language)
      if (!document || !otherDocument) continue
      yield {
        messageId: 'shared',
        data: { page: other.page },
        at: document.place(['search']),
        path: 'search',
        related: [{ at: otherDocument.place(['search']), message: 'other' }],
        values: { [language]: search },
      }
    }
  },
})

/** The search that a page is written for. */
interface SearchRow extends Row {
  readonly page: string
  readonly language: string
  readonly search: string
  /** The words of the search, in alphabetical order. */
  readonly words: string
}

export const titleHeading = groupRule({
  code: 'seo/title-heading',
  severity: 'warning',

  *check(site) {
    const openings = openingsOf(site)
    for (const { document, language, title } of searchResultsOf(site)) {
      const vocabulary = vocabularyOf(language.code)
      const opening = openings.get(document) ?? []
      // The brand is skipped, because every title has it.
      const [own = ''] = title.split(/\s[|·–—]\s/)
      if (!vocabulary || opening.length === 0) continue
      const text = fillFacts(site, language, opening.join('. '))
      if (sharesWord(own, text, vocabulary)) continue

      yield {
        messageId: 'nothingShared',
        at: document.place(titlePath),
        path: 'title',
        related: [{ at: document.place(['sections', 0]), message: 'opening' }],
        values: { [language.code]: title },
      }
    }
  },
})

/** Words with this number of equal first letters may be inflected forms of one word. */
const stem = 4

/** Words that share this number of letters may form a compound: `gesprek` in `strategiegesprek`. */
const inside = 7

/** Whether two texts share a content word, also inflected or in a compound. */
function sharesWord(a: string, b: string, { functionWords }: Vocabulary): boolean {
  const contentWords = (text: string) =>
    wordsIn(maskNonProse(text))
      .flatMap(({ lower }) => lower.split('-'))
      .filter((word) => word.length >= stem - 1 && !functionWords.has(word))
  const others = contentWords(b)
  return contentWords(a).some((word) => others.some((other) => areAlike(word, other)))
}

function areAlike(a: string, b: string): boolean {
  if (a === b) return true
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  if (short.length < stem) return false
  const start = short.slice(0, Math.max(stem, Math.ceil(short.length * 0.7)))
  return long.includes(short) || long.startsWith(start) || long.includes(short.slice(0, inside))
}

/** The texts of the first section of each page. A plan has its name. */
function openingsOf(site: Site): ReadonlyMap<SourceDocument, readonly string[]> {
  const openings = new Map<SourceDocument, string[]>()
  for (const each of textsOf(site)) {
    const { document, path, text, schema } = each
    if (document.kind !== 'page' || path[0] !== 'sections' || path[1] !== 0) continue
    const name = schema['x-ref'] === 'plan' ? planName(site, document, text) : undefined
    const shown = isTranslatable(each) ? text : name
    if (shown === undefined) continue
    const opening = openings.get(document) ?? []
    opening.push(shown)
    openings.set(document, opening)
  }
  return openings
}

function planName(site: Site, { language }: SourceDocument, plan: string): string | undefined {
  const texts = site.find('catalog-texts', 'catalog', language)?.data
  const name = valueAt(texts, `plans.${plan}.name`)
  return typeof name === 'string' ? name : undefined
}

/** What one line of search results has room for, on a large screen. */
const roomOfTitle = { minLength: 15, maxLength: 60 }

export const titleLength = groupRule({
  code: 'seo/title-length',
  severity: 'warning',

  *check(site) {
    for (const { document, language, title } of searchResultsOf(site)) {
      const misfit = misfitOf(title, roomOfTitle)
      if (!misfit) continue

      const { isLong, data } = misfit
      yield {
        messageId: isLong ? 'long' : 'short',
        data,
        at: document.place(titlePath),
        path: 'title',
        values: { [language.code]: title },
      }
    }
  },
})
