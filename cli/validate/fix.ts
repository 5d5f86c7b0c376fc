import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Diagnostic, Fix, Position } from '#generator/index.ts'
import { asCliError, writeContent } from '../content/generated.ts'
import type { CliContext } from '../context.ts'
import type { CheckResult } from './check.ts'

/** What the fixes of a check make of one file. */
interface FixedFile {
  readonly file: string
  readonly before: string
  readonly after: string
}

export interface Fixed {
  readonly files: readonly FixedFile[]
  /** The findings that are mended with them. */
  readonly diagnostics: readonly Diagnostic[]
  /** Files that are no longer what was checked: nothing in them is touched. */
  readonly refused: readonly string[]
}

/** Works out what the safe fixes of a check change; nothing is written. */
export function planFixes(context: CliContext, { found, text }: CheckResult): Fixed {
  const fixes = new Set(compatible(found.flatMap(({ fix }) => (fix ? [fix] : []))))
  const named = new Set([...fixes].flatMap(({ edits }) => edits.map(({ at }) => at.file)))
  const refused = [...named].filter((file) => !holds(resolve(context.cwd, file), text(file)))

  // A fix is made as a whole or not at all.
  const possible = [...fixes].filter(
    ({ edits }) => !edits.some(({ at }) => refused.includes(at.file)),
  )
  const edits = Map.groupBy(
    possible.flatMap((fix) => fix.edits),
    ({ at }) => at.file,
  )
  return {
    files: [...edits].map(([file, inFile]) => {
      const before = text(file)
      return { file, before, after: applyEdits(before, inFile) }
    }),
    diagnostics: found.filter(({ fix }) => fix !== undefined && possible.includes(fix)),
    refused,
  }
}

/** Writes what was planned. */
export function writeFixes({ cwd }: CliContext, { files }: Fixed): void {
  for (const { file, after } of files) {
    const path = resolve(cwd, file)
    asCliError(file, () => writeContent(path, after))
  }
}

/** Whether a file still holds the very bytes that were checked. */
function holds(file: string, text: string): boolean {
  try {
    return readFileSync(file).equals(Buffer.from(text))
  } catch {
    return false
  }
}

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
