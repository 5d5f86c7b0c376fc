import type { Vocabulary } from '../../languages/index.ts'
import { unquoted } from '../../text/prose.ts'
import { isAllCaps, isCapitalised, type Word, wordsIn } from '../../text/words-in.ts'

/** A stretch of a text that is in another language. */
export interface ForeignWords {
  readonly language: string
  readonly first: Word
  readonly text: string
}

interface ForeignInput {
  readonly text: string
  readonly own: Vocabulary
  readonly others: readonly (readonly [language: string, vocabulary: Vocabulary])[]
}

/**
 * Finds another language by its function words: two of them in a sentence that has none of its own
 * language, or three in a row.
 */
export function foreignWords({ text, own, others }: ForeignInput): ForeignWords | undefined {
  const prose = unquoted(text)
  const words = wordsIn(prose)
  if (words.length < 2) return undefined

  for (const [language, { functionWords, particles }] of others) {
    const isForeign = (word: Word, index: number) =>
      functionWords.has(word.lower) &&
      !own.functionWords.has(word.lower) &&
      !isAllCaps(word) &&
      !isInName(words, index, particles)
    const hits = words.filter(isForeign)
    if (hits.length < 2) continue

    const phrases = own.loanPhrases && [...prose.matchAll(own.loanPhrases)]
    const left = phrases?.length
      ? hits.filter(({ index }) => !phrases.some((at) => isWithin(at, index)))
      : hits
    const found = firstForeign(words, new Set(left), own)
    if (found) return { language, ...found }
  }
  return undefined
}

function firstForeign(words: readonly Word[], hits: ReadonlySet<Word>, own: Vocabulary) {
  for (const sentence of sentencesOf(words)) {
    const inside = sentence.filter((word) => hits.has(word))
    const isMixed = sentence.some(({ lower }) => own.functionWords.has(lower))
    const run = isMixed ? longestRun(sentence, hits) : inside
    const [first] = run
    if (!first || run.length < (isMixed ? 3 : 2)) continue
    return { first, text: run.map((word) => word.text).join(', ') }
  }
  return undefined
}

function* sentencesOf(words: readonly Word[]): Generator<readonly Word[]> {
  let sentence: Word[] = []
  for (const word of words) {
    if (word.opens && sentence.length > 0) {
      yield sentence
      sentence = []
    }
    sentence.push(word)
  }
  if (sentence.length > 0) yield sentence
}

function longestRun(words: readonly Word[], hits: ReadonlySet<Word>): readonly Word[] {
  let longest: readonly Word[] = []
  let run: Word[] = []
  for (const word of words) {
    run = hits.has(word) ? [...run, word] : []
    if (run.length > longest.length) longest = run
  }
  return longest
}

/** "van der" in "Van der Meer": small words that lead to a capital tell nothing. */
function isInName(words: readonly Word[], index: number, particles: ReadonlySet<string>): boolean {
  let next = index
  while (particles.has(words[next]?.lower ?? '')) next++
  const name = words[next]
  return next > index && name !== undefined && !name.opens && isCapitalised(name)
}

const isWithin = ({ 0: { length }, index }: RegExpExecArray, at: number) =>
  at >= index && at < index + length
