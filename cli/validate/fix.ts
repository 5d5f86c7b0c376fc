import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Diagnostic } from '#generator/index.ts'
import { orFail } from '../content/generated.ts'
import { writeContent } from '../content/write-content.ts'
import type { CliContext } from '../context.ts'
import { applyEdits, compatible } from './apply-edits.ts'
import type { Answer } from './check.ts'

/** What the fixes of a check make of one file. */
export interface FixedFile {
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
export function planFixes(context: CliContext, { found, text }: Answer): Fixed {
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
    orFail(file, () => writeContent(path, after))
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
