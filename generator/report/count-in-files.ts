import type { RawDiagnostic } from '../diagnostics/diagnostic.ts'

/** Tells findings that are counted once for their file. */
export function countInFiles(findings: readonly RawDiagnostic[]): readonly RawDiagnostic[] {
  const counted = Map.groupBy(
    findings.filter(({ isCounted }) => isCounted),
    ({ code, at }) => `${code} ${at.file}`,
  )
  const sums = [...counted.values()].flatMap((all) =>
    all
      .toSorted((a, b) => a.at.line - b.at.line)
      .slice(0, 1)
      .map(({ path: _, ...first }) => ({ ...first, data: { ...first.data, count: all.length } })),
  )
  return [...findings.filter(({ isCounted }) => !isCounted), ...sums]
}
