import { vocabularyOf } from '../../languages/index.ts'
import { baseOf, isPrivateUse } from '../../languages/locale.ts'
import { memoize } from '../../memoize.ts'
import type { Site } from '../../model/site.ts'
import { isAllCaps, isCapitalised, unquoted, type Word, wordsIn } from '../words.ts'
import { identify } from './identify.ts'

/** Some words of a text in a row, in another language of the site. */
export interface ForeignWords {
  readonly language: string
  readonly words: readonly Word[]
}

/** The small words that tell a language from the others of a site. None of one without a vocabulary. */
export interface TellingWords {
  readonly own: ReadonlySet<string>
  readonly others: readonly (readonly [language: string, words: ReadonlySet<string>])[]
}

export const tellingWords = memoize(({ languages }: Site, language: string): TellingWords => {
  const own = smallWords(language)
  const others = languages
    .map(({ code }) => code)
    .filter((code) => baseOf(code) !== baseOf(language) && !isPrivateUse(code))
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
