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
  const { old, current, start, end } = compare(before, after)
  return [mark(old, start, end), mark(current, start, end)]
}

/** What stands in one version of a text in place of what stood in the other, without punctuation around it. */
export function changedPart(before: string, after: string): readonly [string, string] {
  const { old, current, start, end } = compare(before, after)
  const partOf = (tokens: readonly Token[]) => {
    const changed = tokens.slice(start, tokens.length - end)
    const first = changed.findIndex(({ isGlued }) => !isGlued)
    const last = changed.findLastIndex(({ isGlued }) => !isGlued)
    return first < 0 ? '' : joined(changed.slice(first, last + 1))
  }
  return [partOf(old), partOf(current)]
}

function compare(before: string, after: string) {
  const [old, current] = [tokensOf(before), tokensOf(after)]
  const isSame = (a: Token | undefined, b: Token | undefined) => a?.text === b?.text
  const shortest = Math.min(old.length, current.length)
  let start = 0
  while (start < shortest && isSame(old[start], current[start])) start += 1
  let end = 0
  while (end < shortest - start && isSame(old.at(-1 - end), current.at(-1 - end))) end += 1
  return { old, current, start, end }
}

/** A word, or the punctuation after it. */
interface Token {
  readonly text: string
  /** Whether it follows the one before it without a space. */
  readonly isGlued: boolean
}

const tokensOf = (text: string): readonly Token[] =>
  text
    .trim()
    .split(/\s+/)
    .flatMap((written) => {
      let end = written.length
      while (end > 1 && /[.,;:!?]/.test(written.charAt(end - 1))) end -= 1
      return [
        { text: written.slice(0, end), isGlued: false },
        ...(end < written.length ? [{ text: written.slice(end), isGlued: true }] : []),
      ]
    })

const joined = (tokens: readonly Token[]): string =>
  tokens.map(({ text, isGlued }, place) => (place === 0 || isGlued ? text : ` ${text}`)).join('')

function mark(tokens: readonly Token[], start: number, end: number): string {
  const changed = tokens.slice(start, tokens.length - end)
  const head = tokens.slice(Math.max(0, start - contextWords), start)
  const tail = tokens.slice(tokens.length - end, tokens.length - end + contextWords)
  // An insertion has no changed words in the old text, so no brackets. A version without words gets
  // empty brackets.
  const isAbsent = joined(changed) === '' && head.length + tail.length > 0
  const marked = isAbsent
    ? []
    : [{ text: `[${joined(changed)}]`, isGlued: changed[0]?.isGlued === true }]
  const whole = joined([...head, ...marked, ...tail])
  return [start > contextWords ? '…' : '', whole, end > contextWords ? '…' : '']
    .filter(Boolean)
    .join(' ')
}
