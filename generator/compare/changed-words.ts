/** Whether two versions of a text differ in more than case, punctuation and spaces. */
export const hasOtherWords = (before: string, after: string): boolean =>
  lettersOf(before) !== lettersOf(after)

const lettersOf = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s\p{P}]+/gu, '')

/** Words shown before and after a change. */
const contextWords = 8

/**
 * Both versions of a text, with the changed words in brackets. A long text is shortened to the
 * words around the change.
 */
export const changedWords = (before: string, after: string): readonly [string, string] =>
  ofBoth(before, after, ({ head, changed, tail }) => {
    const around = [...head, ...tail]
    const words = joined(changed)
    // An insertion has no changed words in the old text, so no brackets. A version without words gets
    // empty brackets.
    const marked = words === '' && around.length > 0 ? [] : [`${gapOf(changed)}[${words}]`]
    return [
      head.length > contextWords ? '… ' : '',
      joined([...head.slice(-contextWords), ...marked, ...tail.slice(0, contextWords)]),
      tail.length > contextWords ? ' …' : '',
    ].join('')
  })

/** What stands in one version of a text in place of what stood in the other, without punctuation around it. */
export const changedPart = (before: string, after: string): readonly [string, string] =>
  ofBoth(before, after, ({ changed }) => {
    const first = changed.findIndex((token) => token.startsWith(' '))
    const last = changed.findLastIndex((token) => token.startsWith(' '))
    return first < 0 ? '' : joined(changed.slice(first, last + 1))
  })

/** The words and punctuation of a text that both versions begin with, that changed, and that both end with. */
interface Parts {
  readonly head: readonly string[]
  readonly changed: readonly string[]
  readonly tail: readonly string[]
}

function ofBoth(before: string, after: string, show: (parts: Parts) => string) {
  const [old, current] = [tokensOf(before), tokensOf(after)]
  const shortest = Math.min(old.length, current.length)
  let start = 0
  while (start < shortest && old[start] === current[start]) start += 1
  let end = 0
  while (end < shortest - start && old.at(-1 - end) === current.at(-1 - end)) end += 1
  const partsOf = (tokens: readonly string[]): Parts => ({
    head: tokens.slice(0, start),
    changed: tokens.slice(start, tokens.length - end),
    tail: tokens.slice(tokens.length - end),
  })
  return [show(partsOf(old)), show(partsOf(current))] as const
}

/** Words, each with a space before it, and the punctuation after them, without one. */
const tokensOf = (text: string): readonly string[] =>
  text
    .trim()
    .split(/\s+/)
    .flatMap((written) => {
      const [, word = '', marks = ''] = /^(.+?)([.,;:!?]*)$/su.exec(written) ?? []
      return [` ${word}`, ...(marks === '' ? [] : [marks])]
    })

const gapOf = ([first = '']: readonly string[]) => (first.startsWith(' ') ? ' ' : '')

const joined = (tokens: readonly string[]): string => tokens.join('').trimStart()
