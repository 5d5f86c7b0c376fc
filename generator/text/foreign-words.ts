import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { vocabularyOf } from '../languages/index.ts'
import { baseOf } from '../languages/locale.ts'
import { memoize } from '../memoize.ts'
import type { Site } from '../model/site.ts'
import { once } from '../once.ts'
import { isAllCaps, isCapitalised, unquoted, type Word, wordsIn } from './words.ts'

const require = createRequire(import.meta.url)

/** Loaded at the first question, which takes a quarter of a second and 90 MB: most checks ask none. */
const detector = once(() => {
  // Its exports name no file for `require`, and a check does not wait.
  const { eld }: typeof import('eld/extrasmall') = require(
    fileURLToPath(import.meta.resolve('eld/extrasmall')),
  )
  return { eld, known: new Set(Object.values(eld.info().Languages)) }
})

/** How much more a text in another language looks like it than like its own. Measured on 15,000 sound texts in four languages: none is. */
const surely = 1.15

/**
 * Identifies which of some other languages a text of some words is in rather than in its own.
 * undefined if it is in its own, or that is not known.
 */
export function identify(text: string, own: string, others: readonly string[]): string | undefined {
  const { eld, known } = detector()
  if (!known.has(codeOf(own))) return undefined
  const scores = eld.detect(text).getScores()
  const scoreOf = (language: string) => scores[codeOf(language)] ?? 0
  const [best] = others.toSorted((a, b) => scoreOf(b) - scoreOf(a))
  if (best === undefined || scoreOf(best) === 0) return undefined
  return scoreOf(best) >= surely * scoreOf(own) ? best : undefined
}

/** The code that a language has there. */
const codeOf = (language: string) => otherCodes[baseOf(language)] ?? baseOf(language)

const otherCodes: Readonly<Record<string, string>> = { nb: 'no', nn: 'no', fil: 'tl' }

/** A sentence of a text, in another language of the site. */
export interface ForeignWords {
  readonly language: string
  readonly words: readonly Word[]
}

/** The small words that tell a language from the others of a site. None of one without a vocabulary. */
interface TellingWords {
  readonly own: ReadonlySet<string>
  readonly others: readonly (readonly [language: string, words: ReadonlySet<string>])[]
}

export const tellingWords = memoize(({ languages }: Site, language: string): TellingWords => {
  const own = smallWords(language)
  const others = languages
    .map(({ code }) => code)
    .filter((code) => baseOf(code) !== baseOf(language))
    .map((code) => [code, smallWords(code)] as const)
  const theirs = new Set(others.flatMap(([, words]) => [...words]))
  return {
    own: own.difference(theirs),
    others: others.map(([code, words]) => [code, words.difference(own)]),
  }
})

function smallWords(language: string): ReadonlySet<string> {
  const { functionWords, determiners, verbMarkers } = vocabularyOf(language) ?? noWords
  return functionWords.union(determiners).union(verbMarkers)
}

const none: ReadonlySet<string> = new Set()
const noWords = { functionWords: none, determiners: none, verbMarkers: none }

/** The fewest words of a sentence that is judged. */
const enough = 4

/** From here on words are names, or a list. */
const tooMany = 3

/** Finds sentences in another language: without a small word of their own, so few that hardly any is identified. */
export function foreignWords(
  text: string,
  language: string,
  telling: TellingWords,
): readonly ForeignWords[] {
  const prose = unquoted(text)
  const words = wordsIn(prose).filter((word) => /\p{L}/u.test(word.text) && !isAllCaps(word))
  return sentencesOf(words).flatMap((sentence): readonly ForeignWords[] => {
    if (sentence.length < enough || isNamesOrList(sentence, prose)) return []
    if (sentence.some(({ lower }) => telling.own.has(lower))) return []
    const others = telling.others
      .filter(([, theirs]) => theirs.size === 0 || sentence.some(({ lower }) => theirs.has(lower)))
      .map(([code]) => code)
    if (others.length === 0) return []
    const found = identify(sentence.map(({ lower }) => lower).join(' '), language, others)
    return found === undefined ? [] : [{ language: found, words: sentence }]
  })
}

function sentencesOf(words: readonly Word[]): readonly (readonly Word[])[] {
  const starts = words.flatMap(({ opens }, at) => (opens || at === 0 ? [at] : []))
  return starts.map((start, at) => words.slice(start, starts[at + 1]))
}

function isNamesOrList(sentence: readonly Word[], prose: string): boolean {
  const span = prose.slice(sentence[0]?.index, sentence.at(-1)?.index)
  const marks = span.match(/[,،、]/g)?.length ?? 0
  const names = sentence.filter((word) => !word.opens && isCapitalised(word)).length
  return Math.max(marks, names) >= Math.max(tooMany, sentence.length / 2.5) || hasOption.test(span)
}

/** The options of a command: it is in no language. */
const hasOption = /\s--?(?:\p{L}|\s)/u
