import type { Following, RawDiagnostic, Severity } from '../../diagnostics/diagnostic.ts'
import { namesAround } from '../../model/names/declarations.ts'
import { outerSubjects, pathSubject } from '../../model/names/subjects.ts'
import { isComparison } from '../explanations.ts'
import { type FoldInput, undeclaredNames } from './undeclared.ts'

type Causes = Map<RawDiagnostic, RawDiagnostic>

/**
 * Puts each finding that follows from another one under its cause, which is at least as severe. A
 * finding follows if it needs a subject that the cause breaks.
 */
export function foldCauses(
  findings: readonly RawDiagnostic[],
  input: FoldInput,
): readonly RawDiagnostic[] {
  const brokenBy = new Map<string, RawDiagnostic>()
  for (const finding of findings)
    for (const subject of brokenSubjects(finding, input))
      if (!brokenBy.has(subject)) brokenBy.set(subject, finding)

  const causes: Causes = new Map()
  for (const finding of findings) {
    const cause = neededSubjects(finding, input)
      .flatMap(outerSubjects)
      .map((subject) => brokenBy.get(subject))
      .find((each) => each !== undefined && rootOf(each, causes) !== finding)
    if (cause) causes.set(finding, cause)
  }
  const open = findings.filter((finding) => !causes.has(finding))
  const undeclared = undeclaredNames(open, input)
  for (const { cause, uses } of undeclared) for (const use of uses) causes.set(use, cause)

  const followers = Map.groupBy(causes.keys(), (finding) => rootOf(finding, causes))
  return [...undeclared.map(({ cause }) => cause), ...open]
    .filter((finding) => !causes.has(finding))
    .map((finding) => withFollowing(finding, followers.get(finding) ?? []))
}

function rootOf(finding: RawDiagnostic, causes: Causes): RawDiagnostic {
  const cause = causes.get(finding)
  return cause ? rootOf(cause, causes) : finding
}

/** What cannot be used because of a finding. An error breaks the names that are declared around it. */
function brokenSubjects(
  { code, severity, at, path, breaks = [] }: RawDiagnostic,
  { declarations, documentOf }: FoldInput,
): readonly string[] {
  if (severity !== 'error' || path === undefined) return breaks
  const kind = documentOf(at.file)?.kind
  const names = declarations.flatMap((declaration) =>
    declaration.document === kind ? (namesAround(declaration, path) ?? []) : [],
  )
  // All names of a group are gone only if the group itself cannot be read.
  const own = code.startsWith('schema/') ? names : names.filter((name) => name.includes(':'))
  return [...breaks, ...own]
}

/** What a finding needs. One that compares two texts needs both. */
function neededSubjects(
  { code, at, path, needs = [] }: RawDiagnostic,
  { site, documentOf }: FoldInput,
): readonly string[] {
  const document = documentOf(at.file)
  if (path === undefined || !document?.language || !isComparison(code)) return needs
  const source = site.find(document.kind, document.name, site.source.code)
  const files = new Set([at.file, source?.file ?? at.file])
  return [...needs, ...[...files].map((file) => pathSubject(file, path))]
}

const grades: readonly Severity[] = ['info', 'warning', 'error']

/** A finding with what follows from it. What another language says of the same text is no news. */
function withFollowing(finding: RawDiagnostic, followers: readonly RawDiagnostic[]): RawDiagnostic {
  if (followers.length === 0) return finding
  const grade = Math.max(...[finding, ...followers].map(({ severity }) => grades.indexOf(severity)))
  const following = followers
    .filter(({ code, path }) => path !== finding.path || !isComparison(code))
    .map(({ code, at }): Following => ({ code, at }))
    .toSorted(
      ({ at: a }, { at: b }) => compare(a.file, b.file) || a.line - b.line || a.column - b.column,
    )
  return {
    ...finding,
    severity: grades[grade] ?? finding.severity,
    ...(following.length > 0 && { following }),
  }
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
