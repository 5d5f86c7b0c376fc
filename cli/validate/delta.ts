import type { Diagnostic } from '#generator/index.ts'

/** What one check found more and less than the one before. */
export interface Delta {
  readonly fixed: number
  readonly added: readonly Diagnostic[]
}

/** Compares by what was found, not by the line it stands on. */
export function deltaOf(before: readonly Diagnostic[], after: readonly Diagnostic[]): Delta {
  const open = new Map<string, number>()
  for (const diagnostic of before) {
    const key = keyOf(diagnostic)
    open.set(key, (open.get(key) ?? 0) + 1)
  }
  const added = after.filter((diagnostic) => {
    const key = keyOf(diagnostic)
    const count = open.get(key) ?? 0
    open.set(key, count - 1)
    return count <= 0
  })
  return { fixed: before.length - (after.length - added.length), added }
}

const keyOf = ({ code, id, severity, at }: Diagnostic) => `${code} ${id} ${severity} ${at.file}`
