import type { Following, Place, RawDiagnostic, Severity } from '../../diagnostics/diagnostic.ts'
import { outerSubjects, placeOf, placeSubject } from '../../diagnostics/subjects.ts'
import { type Known, knownOf } from './subjects-of.ts'
import { type FoldInput, undeclaredNames } from './undeclared.ts'

/** A finding that follows from no other one, and those that follow from it. */
export interface Cause {
  readonly finding: RawDiagnostic
  readonly followers: readonly RawDiagnostic[]
  /** That of the worst of them. What only waits for the cause does not count. */
  readonly severity: Severity
}

/** Puts each finding that follows from another one under its cause. */
export const foldCauses = (
  findings: readonly RawDiagnostic[],
  input: FoldInput,
): readonly RawDiagnostic[] => causesIn(findings, input).map((cause) => withFollowing(cause, input))

/**
 * The findings that follow from no other one, each with those that do. A finding follows from another one if it needs
 * what the other one breaks. Of several causes, the one that has to be right first is taken: the order of the
 * findings does not matter.
 */
export function causesIn(findings: readonly RawDiagnostic[], input: FoldInput): readonly Cause[] {
  const causes = causesAsGraded(findings, input)
  if (causes.every(({ finding, severity }) => severity === finding.severity)) return causes
  // What is more severe now may break more.
  const raised = new Map(
    causes.map((cause) => [{ ...cause.finding, severity: cause.severity }, cause]),
  )
  const withFollowers = (finding: RawDiagnostic) => {
    const cause = raised.get(finding)
    return cause ? [cause.finding, ...cause.followers] : [finding]
  }
  return causesIn([...raised.keys()], input).map(({ finding, followers, severity }) => {
    const [first = finding, ...others] = withFollowers(finding)
    return {
      finding: first,
      followers: [...others, ...followers.flatMap(withFollowers)],
      severity,
    }
  })
}

/** The same, with each finding as severe as its rule says. */
function causesAsGraded(findings: readonly RawDiagnostic[], input: FoldInput): readonly Cause[] {
  const all = findings.map((finding) => knownOf(finding, input)).toSorted(byPlace)
  const candidatesOf = createCandidates(all)
  const causes = new Map<RawDiagnostic, RawDiagnostic>()
  const waiting = new Set<RawDiagnostic>()
  const rootOf = (finding: RawDiagnostic): RawDiagnostic => {
    const cause = causes.get(finding)
    return cause ? rootOf(cause) : finding
  }

  const firstOf = (each: Known, candidates: readonly Known[]) =>
    candidates
      .filter((other) => rootOf(other.finding) !== each.finding)
      .toSorted((a, b) => a.rank - b.rank || byNearness(each, a, b) || byPlace(a, b))[0]

  for (const each of all) {
    const cause = firstOf(each, candidatesOf(each).broken)
    if (cause) causes.set(each.finding, cause.finding)
  }
  for (const each of all) {
    if (causes.has(each.finding)) continue
    const cause = firstOf(each, candidatesOf(each).settling)
    if (!cause) continue
    causes.set(each.finding, cause.finding)
    waiting.add(each.finding)
  }
  const open = findings.filter((finding) => !causes.has(finding))
  const undeclared = undeclaredNames(open, input)
  for (const { cause, uses } of undeclared) for (const use of uses) causes.set(use, cause)

  const followers = Map.groupBy(causes.keys(), rootOf)
  return [...undeclared.map(({ cause }) => cause), ...open]
    .filter((finding) => !causes.has(finding))
    .map((finding) => {
      const own = followers.get(finding) ?? []
      const counted = [finding, ...own.filter((each) => !waiting.has(each))]
      const grade = Math.max(...counted.map(gradeOf))
      return { finding, followers: own, severity: grades[grade] ?? finding.severity }
    })
}

interface Candidates {
  /** Those that break what a finding needs. */
  readonly broken: readonly Known[]
  /** Those that have to be mended before it is asked whether the text is right. */
  readonly settling: readonly Known[]
}

/** Returns a function that finds the possible causes of a finding. */
function createCandidates(all: readonly Known[]): (each: Known) => Candidates {
  const brokenBy = indexBy(all, ({ breaks }) => breaks)
  const foundAt = indexBy(all, ({ finding: { at, path } }) => [
    placeSubject('settled', at.file, path),
  ])
  const told = indexBy(all, ({ finding }) =>
    (finding.related ?? []).map((other) => pointer(finding, finding.at, other.at)),
  )

  return (each) => {
    const { finding, needs, rank } = each
    const isSettling = (subject: string) => placeOf(subject)?.kind === 'settled'
    const settled = needs.filter(isSettling)
    const broken = [
      ...needs
        .filter((subject) => !isSettling(subject))
        .flatMap(outerSubjects)
        .flatMap(brokenBy)
        .filter((other) => other.rank <= rank),
      // Of two findings that tell the same of two places, the first one is told.
      ...(finding.related ?? [])
        .filter((other) => isBefore(other.at, finding.at))
        .flatMap((other) => told(pointer(finding, other.at, finding.at))),
    ]
    const settling = [
      ...settled.flatMap(brokenBy),
      ...settled.flatMap(foundAt).filter((other) => gradeOf(other.finding) > gradeOf(finding)),
    ]
    const isOther = (other: Known) => other !== each
    return { broken: broken.filter(isOther), settling: settling.filter(isOther) }
  }
}

function indexBy(
  all: readonly Known[],
  keysOf: (each: Known) => readonly string[],
): (key: string) => readonly Known[] {
  const index = Map.groupBy(
    all.flatMap((known) => keysOf(known).map((key) => ({ key, known }))),
    ({ key }) => key,
  )
  return (key) => (index.get(key) ?? []).map(({ known }) => known)
}

const spotOf = ({ file, line, column }: Place) => `${file}:${line}:${column}`

const pointer = ({ code }: RawDiagnostic, from: Place, to: Place) =>
  `${code} ${spotOf(from)} ${spotOf(to)}`

const isBefore = (a: Place, b: Place) => a.file === b.file && comparePlaces(a, b) < 0

/** Prefers what is in the same file. */
const byNearness = ({ finding: { at } }: Known, a: Known, b: Known) =>
  Number(a.finding.at.file !== at.file) - Number(b.finding.at.file !== at.file)

const byPlace = ({ finding: a }: Known, { finding: b }: Known) =>
  comparePlaces(a.at, b.at) || compare(a.code, b.code)

const comparePlaces = (a: Place, b: Place) =>
  compare(a.file, b.file) || a.line - b.line || a.column - b.column

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

const grades: readonly Severity[] = ['info', 'warning', 'error']

const gradeOf = ({ severity }: RawDiagnostic) => grades.indexOf(severity)

/** A cause with the places that follow from it. */
function withFollowing({ finding, followers, severity }: Cause, input: FoldInput): RawDiagnostic {
  if (followers.length === 0) return finding
  const following = followers
    .filter((each) => isNews(each, finding, input))
    .map(({ code, at }): Following => ({ code, at }))
    .toSorted(({ at: a }, { at: b }) => comparePlaces(a, b))
  return {
    ...finding,
    severity,
    ...(following.length > 0 && { following }),
  }
}

/** Whether a finding is about another place than its cause: not inside what is broken, in any language. */
function isNews(
  { at, path = '' }: RawDiagnostic,
  cause: RawDiagnostic,
  { documentOf }: FoldInput,
): boolean {
  const addressOf = (file: string) => documentOf(file)?.address ?? file
  const own = addressOf(at.file)
  const related = (cause.related ?? []).map((other) => spotOf(other.at))
  if (related.includes(spotOf(at))) return false
  if (addressOf(cause.at.file) === own && path === (cause.path ?? '')) return false
  const broken = (cause.breaks ?? []).flatMap((subject) => placeOf(subject) ?? [])
  return !broken.some((place) => addressOf(place.file) === own && isInside(path, place.path))
}

const isInside = (path: string, outer: string) =>
  outer === '' || (path.startsWith(outer) && /^(?:$|[.[])/.test(path.slice(outer.length)))
