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
export function changedWords(before: string, after: string): readonly [string, string] {
  const [old, current] = [before.trim().split(/\s+/), after.trim().split(/\s+/)]
  const shortest = Math.min(old.length, current.length)
  let start = 0
  while (start < shortest && old[start] === current[start]) start += 1
  let end = 0
  while (end < shortest - start && old.at(-1 - end) === current.at(-1 - end)) end += 1

  return [mark(old, start, end), mark(current, start, end)]
}

function mark(words: readonly string[], start: number, end: number): string {
  const changed = words.slice(start, words.length - end).join(' ')
  const head = words.slice(Math.max(0, start - contextWords), start)
  const tail = words.slice(words.length - end, words.length - end + contextWords)
  // An insertion has no changed words in the old text, so no brackets. A version without words gets
  // empty brackets.
  const marked = changed === '' && head.length + tail.length > 0 ? '' : `[${changed}]`
  return [start > contextWords ? '…' : '', ...head, marked, ...tail, end > contextWords ? '…' : '']
    .filter(Boolean)
    .join(' ')
}
