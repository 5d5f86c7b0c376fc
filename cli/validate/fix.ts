import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Diagnostic, Fix, Position } from '#generator/index.ts'
import { toCliError, writeTogether } from '../content/generated.ts'
import { openSession } from '../content/session.ts'
import type { CliContext } from '../context.ts'
import { createTranslate } from '../report/phrases.ts'
import type { Report } from '../report/report.ts'
import { type CheckOptions, runCheck } from './check.ts'

/** Applies the safe fixes and checks again. */
export async function checkAndFix(context: CliContext, options: CheckOptions): Promise<Report> {
  // Fixes need the texts as they are: an earlier run's findings will not do.
  const session = await openSession(context, options)
  const result = await runCheck(context, { ...options, session })
  const { files, refused, diagnostics } = planFixes(context, result)
  writeFixes(context, files)

  const translate = await createTranslate(options.messageLanguage)
  const count = diagnostics.length
  const inFiles = translate('files', { count: files.length })
  const lines = [
    ...refused.map((file) => translate('refused', { file })),
    count === 0 ? translate('nothingToFix') : translate('fixed', { count, files: inFiles }),
  ]
  // The report on stdout may be for a program.
  context.stderr.write(lines.map((line) => `${line}\n`).join(''))
  return files.length > 0 ? runCheck(context, options) : result
}

/** A file after its fixes. */
interface FixedFile {
  readonly file: string
  readonly text: string
}

interface Fixed {
  readonly files: readonly FixedFile[]
  /** The findings that the fixes remove. */
  readonly diagnostics: readonly Diagnostic[]
  /** Files that changed after the check. They are not fixed. */
  readonly refused: readonly string[]
}

/** Applies the safe fixes of a check in memory. */
export function planFixes(
  context: Pick<CliContext, 'cwd'>,
  { diagnostics: found, text }: Pick<Report, 'diagnostics' | 'text'>,
): Fixed {
  const fixes = new Set(compatible(found.flatMap(({ fix }) => (fix ? [fix] : []))))
  const named = new Set([...fixes].flatMap(({ edits }) => edits.map(({ at }) => at.file)))
  const refused = [...named].filter((file) => !holds(resolve(context.cwd, file), text(file)))

  // A fix that also edits a refused file is left out as a whole.
  const possible = [...fixes].filter(
    ({ edits }) => !edits.some(({ at }) => refused.includes(at.file)),
  )
  const edits = Map.groupBy(
    possible.flatMap((fix) => fix.edits),
    ({ at }) => at.file,
  )
  return {
    files: [...edits].map(([file, inFile]) => ({ file, text: applyEdits(text(file), inFile) })),
    diagnostics: found.filter(({ fix }) => fix !== undefined && possible.includes(fix)),
    refused,
  }
}

/** Writes what the fixes leave. Of two files that exchange their texts, none is lost if one cannot be written. */
function writeFixes({ cwd }: CliContext, files: readonly FixedFile[]): void {
  try {
    writeTogether(files.map(({ file, text }) => ({ file: resolve(cwd, file), text })))
  } catch (error) {
    const path = error instanceof Error && 'path' in error ? String(error.path) : ''
    const failed = files.find(({ file }) => path.startsWith(resolve(cwd, file)))
    throw toCliError(failed?.file ?? '', error)
  }
}

/** Whether a file still has the bytes that were checked. */
function holds(file: string, text: string): boolean {
  try {
    return readFileSync(file).equals(Buffer.from(text))
  } catch {
    return false
  }
}

export type Edit = Fix['edits'][number]

/**
 * The fixes that can be applied together, each as a whole. Of two that edit the same characters the
 * first is applied; the next check offers the other one again.
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
  // Two insertions at one place have no order. Ranges that only touch do not overlap.
  if (compare(a, b) === 0) return true
  return compare(a, endOfB) < 0 && compare(b, endOfA) < 0
}

const compare = (a: Position, b: Position) => a.line - b.line || a.column - b.column

/** Applies the edits of one file, the last first, with the file's own line endings. */
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
