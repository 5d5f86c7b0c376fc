import type { Vocabulary } from '../languages/vocabulary.ts'
import { memoize } from '../memoize.ts'

/** In any script: a translator may have translated the name. */
const token = /(?<!\{)\{([\p{L}\p{N}_]+)\}(?!\})/gu

/** The names of the variables in a text: price in {price}. */
export const tokensIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(token)].map(([, name = '']) => name))

/** Facts, placeholders, code, link targets, addresses and file names. */
const notProse =
  /\{\{[^{}]*\}\}|\[\[[^[\]]*\]\]|\{[\p{L}\p{N}_]+\}|`[^`]*`|(?<=\])\([^()\s]*\)|\bhttps?:\/\/\S+|\bwww\.\S+|(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)*|@[\w-]+(?:\.[\w-]+)+|(?<![\p{L}\d])\.[a-z]{2,4}\b|(?<![\w-]|[\w-]\.)[\w-]+(?:\.[\w-]+)*\.(?:nl|com|org|net|eu|be|de|io|dev|app|ai|example|html?|pdf|png|jpe?g|svg|webp|ya?ml|js|ts|css)\b|#[\p{L}\d_-]+|<[^<>]*>/giu

/** Characters that some keyboards produce instead of an apostrophe. */
const apostrophe = /['´‘](?=\p{L})|(?<=\p{L})['´‘]/gu

const blank = (text: string) => ' '.repeat(text.length)

/** Replaces everything that is not prose by spaces. Offsets do not change. */
export const maskNonProse = memoize((text: string): string =>
  text.replaceAll(apostrophe, '’').replaceAll(notProse, blank),
)

/** Quoted words, in any kind of quotation marks. Apostrophes are excluded. */
const quotation =
  /“[^“”]*”|„[^„”“]*[”“]|«[^«»]*»|"[^"]*"|(?<![\p{L}\d])[‘'][^‘'’]*(?:’\p{L}[^‘'’]*)*[’'](?!\p{L})/gu

/** Masks quotations too, unless the whole text is a quotation. */
export const unquoted = memoize((text: string): string => {
  const outside = text.replaceAll(quotation, blank)
  return maskNonProse(/\p{L}/u.test(outside) ? outside : text)
})

/** The words of a phrase of the glossary, in lower case. */
export const phraseOf = memoize((phrase: string): readonly string[] =>
  wordsIn(phrase).map(({ lower }) => lower),
)

interface PhraseInput {
  readonly words: readonly Word[]
  readonly index: number
  readonly phrase: readonly string[]
  readonly vocabulary: Vocabulary
}

/**
 * Whether a phrase starts at `index`, with single spaces between its words. The last word may be
 * inflected.
 */
export function phraseAt({ words, index, phrase, vocabulary }: PhraseInput): boolean {
  return phrase.every((part, step) => {
    const word = words[index + step]
    if (!word || (step > 0 && !isNext(words[index + step - 1], word))) return false
    return step < phrase.length - 1 ? word.lower === part : isFormOf(word.lower, part, vocabulary)
  })
}

const isNext = (before: Word | undefined, word: Word) =>
  before !== undefined && word.index === before.index + before.text.length + 1 && !word.opens

const isFormOf = (word: string, base: string, vocabulary: Vocabulary) =>
  // The first letters are compared first, because inflection changes only the end of a word.
  word === base || (word[0] === base[0] && formsOf(vocabulary, base).has(word))

/** All inflected forms of a word. */
export const formsOf = memoize(
  ({ endings, stemsOf }: Vocabulary, base: string): ReadonlySet<string> =>
    new Set(stemsOf(base).flatMap((stem) => endings.map((ending) => `${stem}${ending}`))),
)

/** Maximum number of words in a name. */
const maxNameWords = 5

/** For each word, whether it is part of a name. Names are in lower case with single spaces. */
export function namedIn(words: readonly Word[], names: ReadonlySet<string>): readonly boolean[] {
  const found = words.map(() => false)
  if (names.size === 0) return found
  for (const start of words.keys()) {
    for (let end = Math.min(words.length, start + maxNameWords); end > start; end--) {
      if (!names.has(foldOf(words.slice(start, end)))) continue
      found.fill(true, start, end)
      break
    }
  }
  return found
}

/** The words in lower case, joined by single spaces, for comparison. */
export const foldOf = (words: readonly Word[]) => words.map(({ lower }) => lower).join(' ')

export interface Word {
  /** As written, with the apostrophe ’. */
  readonly text: string
  readonly lower: string
  /** The offset in the text. */
  readonly index: number
  /** Whether it is the first word of a sentence. */
  readonly opens: boolean
}

const word = /[\p{L}\p{M}\d]+(?:[’-][\p{L}\p{M}\d]+)*|’[st](?![\p{L}\d-])/gu

/** Marks between two sentences. */
const sentenceEnd = /[!?:;…|•–—]|\n\s*[\n*-]/

/** Ends a sentence only before a capital: not in `excl. btw`. */
const fullStop = /\./

/** The words of a text that `maskNonProse` returned. */
export const wordsIn = memoize((prose: string): readonly Word[] => {
  const words: Word[] = []
  let end = 0
  word.lastIndex = 0
  for (let match = word.exec(prose); match; match = word.exec(prose)) {
    const { 0: text, index } = match
    const opens = end === 0 || isBetweenSentences(prose.slice(end, index), text)
    words.push({ text, lower: text.toLowerCase(), index, opens })
    end = index + text.length
  }
  return words
})

/** Most words are separated by one space, so that case is checked first. */
const isBetweenSentences = (gap: string, next: string) =>
  gap !== ' ' && (sentenceEnd.test(gap) || (fullStop.test(gap) && /^[\p{Lu}\d’]/u.test(next)))

/** Whether a word is all capitals, such as FAQ. */
export const isAllCaps = ({ text }: Word) =>
  text.length > 1 && /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text)

export const isCapitalised = ({ text }: Word) => /^\p{Lu}/u.test(text)

interface TermInput {
  readonly text: string
  readonly term: string
  readonly vocabulary: Vocabulary
}

/** Finds a term that a text uses as a noun, including inflected forms. */
export function termIn({ text, term, vocabulary }: TermInput): Word | undefined {
  const wanted = phraseOf(term)
  const words = wordsIn(maskNonProse(text))
  return words.find(
    (_, index) =>
      phraseAt({ words, index, phrase: wanted, vocabulary }) &&
      !isVerb(words, index, wanted, vocabulary),
  )
}

/** Whether the adjacent words make a word a verb: "plan a call", "to plan". */
function isVerb(
  words: readonly Word[],
  index: number,
  wanted: readonly string[],
  { determiners, verbMarkers }: Vocabulary,
): boolean {
  if (wanted.length > 1) return false
  const [before, word, after] = [words[index - 1], words[index], words[index + 1]]
  if (!word?.opens && verbMarkers.has(before?.lower ?? '')) return true
  return (
    after !== undefined &&
    !after.opens &&
    determiners.has(after.lower) &&
    !(before && !word?.opens && determiners.has(before.lower))
  )
}
