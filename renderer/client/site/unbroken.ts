import { createElement, Fragment, type ReactNode } from 'react'

/** A range of numbers, or a compound that starts or ends with one or two characters: 4–6, e-mail, add-on. */
const fragile =
  /\d–\P{L}?\d|^[^\p{L}\p{N}]*[\p{L}\p{N}]{1,2}-\p{L}|\p{L}-[\p{L}\p{N}]{1,2}[^\p{L}\p{N}]*$/u

/** Longer words, and addresses, may have to break on a narrow phone. */
const isFragile = (word: string) => word.length <= 20 && !/[@/]/.test(word) && fragile.test(word)

/** A text in which no line ends inside a word that would fall apart there. */
export function unbroken(text: string): ReactNode {
  const parts: ReactNode[] = []
  let end = 0
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    if (!isFragile(word)) continue
    parts.push(text.slice(end, index), createElement('span', { className: 'unbroken' }, word))
    end = index + word.length
  }
  return end === 0 ? text : createElement(Fragment, null, ...parts, text.slice(end))
}
