import { memoize } from '../memoize.ts'
import { readLanguageFile } from './shipped-words.ts'

/** Phrases in lower case, separated by commas: `#` stands for a number beside it, `…` for up to six words. */
interface MeaningFile {
  /** What stands for other words: `not` for `n’t`. */
  readonly contractions?: Readonly<Record<string, string>>
  /** Phrases whose words mean nothing by themselves. */
  readonly idioms?: string
  /** By class, or by class and kind: `limit.most`. */
  readonly classes?: Readonly<Record<string, string>>
  /** Two lists with a slash between them. */
  readonly opposites?: Readonly<Record<string, string>>
  readonly roles?: Readonly<Record<string, string>>
}

/** A phrase and what it means. */
export interface MeaningPhrase {
  readonly words: readonly string[]
  /** Whether a number stands before it. */
  readonly isCounted: boolean
  /** `negation`, `limit`, `opposite`, `role`, `idiom`. */
  readonly family: string
  /** Which of its family: `most` of limit, `before` of before and after. */
  readonly kind: string
  /** The kind that says the contrary. */
  readonly contrary?: string
}

interface MeaningWords {
  /** By the end of a word. */
  readonly contractions: readonly (readonly [end: string, words: readonly string[]])[]
  /** By the first word, the longest first. */
  readonly phrases: ReadonlyMap<string, readonly MeaningPhrase[]>
}

/** What words of a language mean. Nothing for a language without a file. */
export const readMeaningWords = memoize((language: string): MeaningWords => {
  const read = readLanguageFile<MeaningFile>(language, 'meaning')
  const phrases = [
    ...phrasesOf('idiom', '', read.idioms ?? ''),
    ...Object.entries(read.classes ?? {}).flatMap(([key, list]) => {
      const [family = '', kind = ''] = key.split('.')
      return phrasesOf(family, kind, list)
    }),
    ...Object.entries(read.opposites ?? {}).flatMap(([name, lists]) => {
      const [one = '', other = ''] = lists.split(/\s\/\s/)
      return [
        ...phrasesOf('opposite', `${name} 1`, one, `${name} 2`),
        ...phrasesOf('opposite', `${name} 2`, other, `${name} 1`),
      ]
    }),
    ...Object.entries(read.roles ?? {}).flatMap(([kind, list]) => phrasesOf('role', kind, list)),
  ].toSorted((a, b) => b.words.length - a.words.length)
  return {
    contractions: Object.entries(read.contractions ?? {}).map(
      ([end, words]) => [end, words.split(' ')] as const,
    ),
    phrases: Map.groupBy(phrases, ({ words: [first = ''] }) => first),
  }
})

const phrasesOf = (
  family: string,
  kind: string,
  list: string,
  contrary?: string,
): readonly MeaningPhrase[] =>
  list
    .split(/\s*,\s*/)
    .filter((phrase) => phrase !== '')
    .map((phrase) => {
      const words = phrase.split(/\s+/)
      const isCounted = words[0] === '#'
      return {
        ...{ words: isCounted ? words.slice(1) : words, isCounted, family, kind },
        ...(contrary !== undefined && { contrary }),
      }
    })
