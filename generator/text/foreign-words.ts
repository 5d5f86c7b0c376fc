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

/** Some words of a text in a row, in another language of the site. */
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

/** The fewest words that are judged: of a whole sentence, and of a part of one. */
const enough = { sentence: 4, part: 6 }

/** From here on words are names, or a list. */
const tooMany = 3

/**
 * Finds what is in another language: a sentence, or a part of one, without a small word of its own language. So few are,
 * that hardly any text is identified.
 */
export function foreignWords(
  text: string,
  language: string,
  telling: TellingWords,
): readonly ForeignWords[] {
  const prose = unquoted(text)
  const words = wordsIn(prose).filter((word) => /\p{L}/u.test(word.text) && !isAllCaps(word))
  return sentencesOf(words).flatMap((sentence) => {
    const isWhole = !sentence.some(({ lower }) => telling.own.has(lower))
    const parts = isWhole ? [sentence] : partsOf(sentence, telling.own, prose)
    return parts.flatMap((part): readonly ForeignWords[] => {
      if (part.length < (isWhole ? enough.sentence : enough.part)) return []
      if (isNamesOrList(part, prose)) return []
      const others = telling.others
        .filter(([, theirs]) => theirs.size === 0 || part.some(({ lower }) => theirs.has(lower)))
        .map(([code]) => code)
      if (others.length === 0) return []
      const found = identify(part.map(({ lower }) => lower).join(' '), language, others)
      return found === undefined ? [] : [{ language: found, words: part }]
    })
  })
}

function sentencesOf(words: readonly Word[]): readonly (readonly Word[])[] {
  const starts = words.flatMap(({ opens }, at) => (opens || at === 0 ? [at] : []))
  return starts.map((start, at) => words.slice(start, starts[at + 1]))
}

/** What stands between commas and small words of the own language. */
function partsOf(
  sentence: readonly Word[],
  own: ReadonlySet<string>,
  prose: string,
): readonly (readonly Word[])[] {
  const parts: Word[][] = [[]]
  for (const word of sentence) {
    if (own.has(word.lower)) parts.push([])
    else if (isAfterComma(word, prose)) parts.push([word])
    else parts.at(-1)?.push(word)
  }
  return parts
}

const isAfterComma = ({ index }: Word, prose: string) =>
  /[,،、]\s*$/.test(prose.slice(Math.max(0, index - 3), index))

function isNamesOrList(part: readonly Word[], prose: string): boolean {
  const span = prose.slice(part[0]?.index, part.at(-1)?.index)
  const marks = span.match(/[,،、]/g)?.length ?? 0
  const names = part.filter((word) => !word.opens && isCapitalised(word)).length
  return Math.max(marks, names) >= Math.max(tooMany, part.length / 2.5) || hasOption.test(span)
}

/** The options of a command: it is in no language. */
const hasOption = /\s--?(?:\p{L}|\s)/u
