const context = 8

/**
 * Two versions of a text with what differs between them in brackets. Of a long text only the words
 * around the change are left.
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
  const head = words.slice(Math.max(0, start - context), start)
  const tail = words.slice(words.length - end, words.length - end + context)
  // Where nothing was, there is nothing to mark; a text without any words is.
  const marked = changed === '' && head.length + tail.length > 0 ? '' : `[${changed}]`
  return [start > context ? '…' : '', ...head, marked, ...tail, end > context ? '…' : '']
    .filter(Boolean)
    .join(' ')
}
