import type { Cache } from '../cache.ts'
import type { Vocabulary } from '../languages/language.ts'

const token = /(?<!\{)\{(\w+)\}(?!\})/g

/** The names of what is filled in while a page is in use: price in {price}. */
export const tokensIn = (text: string): ReadonlySet<string> =>
  new Set(text.includes('{') ? [...text.matchAll(token)].map(([, name = '']) => name) : [])

/** Facts, words to fill in, code, the targets of links, addresses and file names. */
const notProse =
  /\{\{[^{}]*\}\}|\[\[[^[\]]*\]\]|\{\w+\}|`[^`]*`|(?<=\])\([^()\s]*\)|\bhttps?:\/\/\S+|\bwww\.\S+|\b[\w.+-]+@[\w-]+(?:\.[\w-]+)*|@[\w-]+(?:\.[\w-]+)+|(?<![\p{L}\d])\.[a-z]{2,4}\b|\b[\w-]+(?:\.[\w-]+)*\.(?:nl|com|org|net|eu|be|de|io|dev|app|ai|example|html?|pdf|png|jpe?g|svg|webp|ya?ml|js|ts|css)\b|#[\p{L}\d_-]+|<[^<>]*>/giu

const mayNotBeProse = /[{[`(@<#.]|www|http/i

/** What some keyboards give for an apostrophe. */
const mayHaveApostrophe = /['´‘]/
const apostrophe = /['´‘](?=\p{L})|(?<=\p{L})['´‘]/gu

const blank = (text: string) => ' '.repeat(text.length)

/**
 * A text with everything that is not language blanked out. Each character that is left stands where
 * it stood.
 */
export const maskNonProse = (text: string, cache: Cache): string => cache.get(mask, text)

export function mask(text: string): string {
  const plain = mayHaveApostrophe.test(text) ? text.replaceAll(apostrophe, '’') : text
  return mayNotBeProse.test(plain) ? plain.replaceAll(notProse, blank) : plain
}

/** Words that somebody else said: between quotation marks of any kind, apostrophes excepted. */
const quotation =
  /“[^“”]*”|„[^„”“]*[”“]|«[^«»]*»|"[^"]*"|(?<![\p{L}\d])[‘'][^‘'’]*(?:’\p{L}[^‘'’]*)*[’'](?!\p{L})/gu

const mayQuote = /[“„«"‘']/

/** The same prose without what is quoted, as long as something stands outside the quotation marks. */
export const unquoted = (text: string, cache: Cache): string => cache.get(unquote, text, cache)

export function unquote(text: string, cache: Cache): string {
  if (!mayQuote.test(text)) return maskNonProse(text, cache)
  const outside = text.replaceAll(quotation, blank)
  return maskNonProse(/\p{L}/u.test(outside) ? outside : text, cache)
}

/** The words of a phrase of the glossary, in lower case. */
export const phraseOf = (phrase: string, cache: Cache): readonly string[] =>
  cache.get(splitPhrase, phrase)

export const splitPhrase = (phrase: string): readonly string[] =>
  splitWords(phrase).map(({ lower }) => lower)

interface PhraseInput {
  readonly words: readonly Word[]
  readonly index: number
  readonly phrase: readonly string[]
  readonly vocabulary: Vocabulary
}

/** Whether a phrase stands at a word, nothing but spaces between its words; the last may be inflected. */
export function phraseAt({ words, index, phrase, vocabulary }: PhraseInput, cache: Cache): boolean {
  return phrase.every((part, step) => {
    const word = words[index + step]
    if (!word || (step > 0 && !isNext(words[index + step - 1], word))) return false
    return step < phrase.length - 1
      ? word.lower === part
      : isFormOf(word.lower, part, vocabulary, cache)
  })
}

const isNext = (before: Word | undefined, word: Word) =>
  before !== undefined && word.index === before.index + before.text.length + 1 && !word.opens

const isFormOf = (word: string, base: string, vocabulary: Vocabulary, cache: Cache) =>
  // Inflection changes the end of a word.
  word === base || (word[0] === base[0] && cache.get(formsOf, vocabulary, base).has(word))

/** Every form of a word. */
export const formsOf = ({ endings, stemsOf }: Vocabulary, base: string): ReadonlySet<string> =>
  new Set(stemsOf(base).flatMap((stem) => endings.map((ending) => `${stem}${ending}`)))

/** The most words that a name has. */
const most = 5

/** For each word, whether it is part of a name of the glossary (in lower case, one space between words). */
export function namedIn(words: readonly Word[], names: ReadonlySet<string>): readonly boolean[] {
  const found = words.map(() => false)
  if (names.size === 0) return found
  for (const start of words.keys()) {
    for (let end = Math.min(words.length, start + most); end > start; end--) {
      if (!names.has(foldOf(words.slice(start, end)))) continue
      found.fill(true, start, end)
      break
    }
  }
  return found
}

/** Words as they compare: in lower case, without what stands between them. */
export const foldOf = (words: readonly Word[]) => words.map(({ lower }) => lower).join(' ')

/** One word of a text. */
export interface Word {
  /** As written, apostrophes as ’. */
  readonly text: string
  readonly lower: string
  /** Where it starts in the text. */
  readonly index: number
  /** Whether a sentence starts with it. */
  readonly opens: boolean
}

const word = /[\p{L}\p{M}\d]+(?:[’-][\p{L}\p{M}\d]+)*|’[st](?![\p{L}\d-])/gu

/** What stands between the end of one sentence and the first word of the next. */
const sentenceEnd = /[!?:;…|•–—]|\n\s*[\n*-]/

/** A full stop ends a sentence only before a capital: `excl. btw` goes on. */
const fullStop = /\./

/** The words of a text that has been made prose. */
export const wordsIn = (prose: string, cache: Cache): readonly Word[] =>
  cache.get(splitWords, prose)

export function splitWords(prose: string): readonly Word[] {
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
}

/** Most words have one space before them. */
const isBetweenSentences = (gap: string, next: string) =>
  gap !== ' ' && (sentenceEnd.test(gap) || (fullStop.test(gap) && /^[\p{Lu}\d’]/u.test(next)))

/** Whether a word is written in capitals only, such as FAQ. */
export const isAllCaps = ({ text }: Word) =>
  /^[^\p{Ll}]*\p{Lu}[^\p{Ll}]*$/u.test(text) && text.length > 1

export const isCapitalised = ({ text }: Word) => /^\p{Lu}/u.test(text)
