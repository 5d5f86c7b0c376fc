import type { Fix, Position } from '#generator/index.ts'

export type Edit = Fix['edits'][number]

/**
 * The fixes that can be made together: each as a whole or not at all. Of two that touch the same
 * characters, the first is made; the other one waits for the next check.
 */
export function compatible(fixes: readonly Fix[]): readonly Fix[] {
  const chosen: Fix[] = []
  for (const fix of fixes) {
    const taken = chosen.flatMap(({ edits }) => edits)
    if (!fix.edits.some((edit) => taken.some((other) => overlaps(edit, other)))) chosen.push(fix)
  }
  return chosen
}

function overlaps({ at: a }: Edit, { at: b }: Edit): boolean {
  if (a.file !== b.file) return false
  const [endOfA, endOfB] = [a.end ?? a, b.end ?? b]
  // Two insertions at one place have no order; else they may touch.
  if (compare(a, b) === 0) return true
  return compare(a, endOfB) < 0 && compare(b, endOfA) < 0
}

const compare = (a: Position, b: Position) => a.line - b.line || a.column - b.column

/** Makes the edits of one file, from its end to its beginning; line ends stay those of the file. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const newline = /\r?\n/.exec(text)?.[0] ?? '\n'
  const starts = lineStarts(text)
  const offsetOf = ({ line, column }: Position) => (starts[line - 1] ?? text.length) + column - 1

  return edits
    .toSorted((a, b) => compare(b.at, a.at))
    .reduce(
      (edited, { at, text: replacement }) =>
        edited.slice(0, offsetOf(at)) +
        replacement.replaceAll(/\r?\n/g, newline) +
        edited.slice(offsetOf(at.end ?? at)),
      text,
    )
}

function lineStarts(text: string): readonly number[] {
  const starts = [0]
  for (const { index } of text.matchAll(/\n/g)) starts.push(index + 1)
  return starts
}
