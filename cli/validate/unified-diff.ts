/** How many unchanged lines are shown around a change. */
const context = 3

interface Input {
  readonly file: string
  readonly before: string
  readonly after: string
}

interface Line {
  readonly sign: ' ' | '-' | '+'
  readonly text: string
}

/** What changes in a file, as `git apply` and `patch` read it; empty where nothing does. */
export function unifiedDiff({ file, before, after }: Input): string {
  if (before === after) return ''
  const lines = compareLines(splitLines(before), splitLines(after))
  return [`--- a/${file}\n+++ b/${file}\n`, ...hunks(lines)].join('')
}

/** Lines with their ends, so that those are compared too. */
const splitLines = (text: string): readonly string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? []

function compareLines(before: readonly string[], after: readonly string[]): readonly Line[] {
  const isSame = (index: number, other: number) => before.at(index) === after.at(other)
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && isSame(start, start)) start += 1
  let end = 0
  while (end < most - start && isSame(-1 - end, -1 - end)) end += 1

  const same = (text: string): Line => ({ sign: ' ', text })
  return [
    ...before.slice(0, start).map(same),
    ...commonLines(
      before.slice(start, before.length - end),
      after.slice(start, after.length - end),
    ),
    ...before.slice(before.length - end).map(same),
  ]
}

/** Keeps the longest common sequence of lines; the files are small, and the fixes close together. */
function commonLines(before: readonly string[], after: readonly string[]): readonly Line[] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1))
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const longest =
        before[row] === after[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1))
      lengths[row]?.set([longest], column)
    }
  }

  const lines: Line[] = []
  let [row, column] = [0, 0]
  while (row < before.length || column < after.length) {
    const [old = '', fresh = ''] = [before[row], after[column]]
    const hasBoth = row < before.length && column < after.length
    if (hasBoth && old === fresh) {
      lines.push({ sign: ' ', text: old })
      row += 1
      column += 1
    } else if (column >= after.length || (hasBoth && at(row + 1, column) >= at(row, column + 1))) {
      lines.push({ sign: '-', text: old })
      row += 1
    } else {
      lines.push({ sign: '+', text: fresh })
      column += 1
    }
  }
  return lines
}

function* hunks(lines: readonly Line[]): Generator<string> {
  const changed = lines.flatMap(({ sign }, index) => (sign === ' ' ? [] : [index]))
  let from = 0
  while (from < changed.length) {
    let to = from
    while ((changed[to + 1] ?? Infinity) - (changed[to] ?? 0) <= 2 * context) to += 1
    yield hunk(lines, Math.max(0, (changed[from] ?? 0) - context), (changed[to] ?? 0) + context + 1)
    from = to + 1
  }
}

function hunk(lines: readonly Line[], first: number, past: number): string {
  const count = (some: readonly Line[], sign: '-' | '+') =>
    some.filter((line) => line.sign === ' ' || line.sign === sign).length
  const shown = lines.slice(first, past)
  const range = (sign: '-' | '+') => {
    const length = count(shown, sign)
    return `${sign}${count(lines.slice(0, first), sign) + (length > 0 ? 1 : 0)},${length}`
  }

  return [
    `@@ ${range('-')} ${range('+')} @@\n`,
    ...shown.map(({ sign, text }) =>
      text.endsWith('\n') ? `${sign}${text}` : `${sign}${text}\n\\ No newline at end of file\n`,
    ),
  ].join('')
}
