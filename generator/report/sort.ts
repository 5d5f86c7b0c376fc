import type { Diagnostic } from '../diagnostics/diagnostic.ts'

/** Orders by file, line and column, and drops what was found twice at the same place. */
export function sort(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const sorted = diagnostics.toSorted(
    ({ at: a }, { at: b }) => compare(a.file, b.file) || a.line - b.line || a.column - b.column,
  )
  const seen = new Set<string>()

  return sorted.filter(({ at, code, message }) => {
    const key = `${at.file}:${at.line}:${at.column} ${code} ${message}`
    return !seen.has(key) && seen.add(key)
  })
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
