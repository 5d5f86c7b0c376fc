import type { Memo } from '../../engine/memo.ts'
import type { Vocabulary } from '../../languages/language.ts'
import { vocabularyOf } from '../../languages/vocabulary-of.ts'
import type { Site } from '../../model/site.ts'
import type { SourceDocument } from '../../read/documents.ts'
import { isAllCaps, isCapitalised, unquoted, type Word, wordsIn } from '../words.ts'
import type { SiteWords } from './site-words.ts'

/** A part of a text in another language. */
export interface ForeignWords {
  readonly language: string
  readonly first: Word
  readonly text: string
}

interface KnownInput {
  readonly text: string
  readonly own: Vocabulary
  readonly others: readonly (readonly [language: string, vocabulary: Vocabulary])[]
}

/**
 * Detects another language by function words: two in a sentence that has none of its own language,
 * or three consecutive ones.
 */
export function foreignWords(
  { text, own, others }: KnownInput,
  memo: Memo,
): ForeignWords | undefined {
  const prose = unquoted(text, memo)
  const words = wordsIn(prose, memo)
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

/** The vocabularies of the site's languages besides that of one. */
export const otherVocabularies = (site: Site, language: string) => {
  const own = vocabularyOf(language)
  return site.languages.flatMap(({ code }) => {
    const vocabulary = vocabularyOf(code)
    return vocabulary && vocabulary !== own ? [[code, vocabulary] as const] : []
  })
}

/** The fewest words of a sentence that is judged by the words of the site. */
const minWords = 5

interface UnknownInput {
  readonly text: string
  readonly document: SourceDocument
  /** The words of the text's own language. */
  readonly own: SiteLanguage
  readonly others: readonly (readonly [language: string, words: SiteLanguage])[]
}

interface SiteLanguage {
  readonly words: SiteWords
  /** Plain if the language has none. */
  readonly vocabulary: Vocabulary
}

/** Whether a text is long enough to be judged by the words of the site. */
export const hasLongSentence = (text: string, memo: Memo): boolean =>
  wordsIn(unquoted(text, memo), memo).length >= minWords

/**
 * Detects another language by the words of the site: a sentence whose words the texts in that
 * language use, and those in its own do not. For languages without a vocabulary.
 */
export function foreignSentence(
  { text, document, own, others }: UnknownInput,
  memo: Memo,
): ForeignWords | undefined {
  for (const sentence of sentencesOf(wordsIn(unquoted(text, memo), memo))) {
    const words = sentence.filter((word) => /\p{L}/u.test(word.text) && !isAllCaps(word))
    const [first] = words
    if (!first || words.length < minWords) continue
    const isOwn = ({ lower }: Word) =>
      own.vocabulary.functionWords.has(lower) || own.words.has(lower, document)
    if (words.filter(isOwn).length > words.length / 4) continue

    for (const [language, { words: foreign, vocabulary }] of others) {
      const isForeign = ({ lower }: Word) =>
        vocabulary.functionWords.has(lower) || foreign.has(lower, document)
      if (words.filter(isForeign).length < words.length * minShare) continue
      return { language, first, text: words.map((word) => word.text).join(', ') }
    }
  }
  return undefined
}

/** The share of the words of a sentence that another language must use. */
const minShare = 0.8

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
  let longest = { start: 0, end: 0 }
  let start = 0
  for (const [index, word] of words.entries()) {
    if (!hits.has(word)) start = index + 1
    else if (index + 1 - start > longest.end - longest.start) longest = { start, end: index + 1 }
  }
  return words.slice(longest.start, longest.end)
}

/** The most particles that a name has in a row: "van de la". */
const mostParticles = 3

/** Whether a word is a particle of a name, such as "van der" in "Van der Meer". */
function isInName(words: readonly Word[], index: number, particles: ReadonlySet<string>): boolean {
  let next = index
  while (next - index < mostParticles && particles.has(words[next]?.lower ?? '')) next++
  const name = words[next]
  return next > index && name !== undefined && !name.opens && isCapitalised(name)
}

const isWithin = ({ 0: { length }, index }: RegExpExecArray, at: number) =>
  at >= index && at < index + length
