import { remember } from '../remember.ts'

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
export const wordsIn = remember((prose): readonly Word[] => {
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

/** Most words have one space before them. */
const isBetweenSentences = (gap: string, next: string) =>
  gap !== ' ' && (sentenceEnd.test(gap) || (fullStop.test(gap) && /^[\p{Lu}\d’]/u.test(next)))

/** Whether a word is written in capitals only, such as FAQ. */
export const isAllCaps = ({ text }: Word) =>
  /^[^\p{Ll}]*\p{Lu}[^\p{Ll}]*$/u.test(text) && text.length > 1

export const isCapitalised = ({ text }: Word) => /^\p{Lu}/u.test(text)
