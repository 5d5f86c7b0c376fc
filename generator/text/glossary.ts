import { memoize } from '../memoize.ts'
import type { Site } from '../model/site.ts'
import type { Text } from '../model/texts.ts'
import type { SourceDocument } from '../read/documents.ts'
import type { Kind } from '../read/file-kind.ts'
import { isRecord } from '../read/path.ts'
import { foldOf, wordsIn } from './words.ts'

/** The word choices of `glossary.yaml`. */
export interface Glossary {
  /** The register by language code. */
  readonly register: ReadonlyMap<string, string>
  /** The names, as they must be written. */
  readonly names: readonly string[]
  /** These names and those of pages, plans and the brand. */
  readonly allNames: readonly string[]
  /** All names in lower case, for comparison. */
  readonly foldedNames: ReadonlySet<string>
  readonly terms: readonly Term[]
  readonly sharedWords: (language: string) => ReadonlySet<string>
  readonly forbidden: (language: string) => readonly ForbiddenWord[]
}

interface Term {
  readonly term: string
  readonly translations: ReadonlyMap<string, readonly string[]>
}

interface ForbiddenWord {
  readonly word: string
  readonly instead: string
}

/** Kinds of files whose texts other businesses publish as theirs. */
const ofOthers: ReadonlySet<Kind> = new Set(['quiz-bank', 'quiz-frames'])

/** Whether a text speaks for another business. It need not call things what this site calls its own. */
export const speaksForOthers = ({ document }: Text): boolean => ofOthers.has(document.kind)

/** The glossary of a site. Empty if the site has none. */
export const glossaryOf = (site: Site): Glossary => readGlossary(site.shared)

const readGlossary = memoize((site: Site): Glossary => {
  const data = recordOf(site.find('glossary', 'glossary')?.data)
  const names = stringsOf(data['names'])
  const allNames = [...new Set([...names, ...namesInContent(site)])]
  const shared = mapOf(data['sharedWords'], (words) => new Set(stringsOf(words)))
  const forbidden = mapOf(data['forbidden'], forbiddenWords)

  return {
    register: mapOf(data['register'], String),
    names,
    allNames,
    foldedNames: new Set(allNames.map((name) => foldOf(wordsIn(name)))),
    terms: recordsOf(data['terms']).map((term) => ({
      term: String(term['term']),
      translations: mapOf(term['translations'], stringsOf),
    })),
    sharedWords: (language) => shared.get(language) ?? new Set(),
    forbidden: (language) => forbidden.get(language) ?? [],
  }
})

/** The values that the schema marks as names, and the text facts. */
const namesInContent = (site: Site): readonly string[] => [
  ...site.names,
  ...[...site.facts.values()].flatMap(({ text }) => (text === undefined ? [] : [text])),
]

const forbiddenWords = (list: unknown): readonly ForbiddenWord[] =>
  recordsOf(list).map(({ word, instead }) => ({ word: String(word), instead: String(instead) }))

const recordOf = (value: unknown) => (isRecord(value) ? value : {})

const recordsOf = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : [])

const stringsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []

const mapOf = <Value>(value: unknown, toValue: (inner: unknown) => Value) =>
  new Map(Object.entries(recordOf(value)).map(([key, inner]) => [key, toValue(inner)]))

/** The register in the page's own file. */
export function registerOfPage({ kind, data }: SourceDocument): string | undefined {
  const register = kind === 'page' && isRecord(data) ? data['register'] : undefined
  return typeof register === 'string' ? register : undefined
}
