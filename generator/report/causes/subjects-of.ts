import type { RawDiagnostic } from '../../diagnostics/diagnostic.ts'
import { lastRank, placeOf, placeSubject, rankOf } from '../../diagnostics/subjects.ts'
import { namesAround } from '../../model/names/declarations.ts'
import type { FoldInput } from './undeclared.ts'

/** A finding with what it breaks and needs: what its rule says, and what follows from its place and texts. */
export interface Known {
  readonly finding: RawDiagnostic
  readonly breaks: readonly string[]
  readonly needs: readonly string[]
  /** What has to be right first has the lower one. */
  readonly rank: number
}

export function knownOf(finding: RawDiagnostic, input: FoldInput): Known {
  const breaks = [...(finding.breaks ?? []), ...namesBroken(finding, input)]
  const ranked = breaks.filter((subject) => placeOf(subject)?.kind !== 'settled')
  return {
    finding,
    breaks,
    needs: [...(finding.needs ?? []), ...ownPlaces(finding, input), ...wordsRead(finding, input)],
    rank: Math.min(lastRank, ...ranked.map(rankOf)),
  }
}

/** An error breaks the names that are declared around it. */
function namesBroken(
  { severity, at, path, breaks = [] }: RawDiagnostic,
  { declarations, documentOf }: FoldInput,
): readonly string[] {
  if (severity !== 'error' || path === undefined) return []
  const kind = documentOf(at.file)?.kind
  const names = declarations.flatMap((declaration) =>
    declaration.document === kind ? (namesAround(declaration, path) ?? []) : [],
  )
  // All names of a group are gone only if the group itself cannot be read.
  const isUnreadable = breaks.includes(placeSubject('value', at.file, path))
  return isUnreadable ? names : names.filter((name) => name.includes(':'))
}

/** The values that a finding is about. One with the texts of several languages compares them. */
function ownPlaces(finding: RawDiagnostic, input: FoldInput): readonly string[] {
  const { at, path } = finding
  const others = comparedFiles(finding, input)
  return [
    placeSubject('value', at.file, path),
    ...others.flatMap((file) => [
      placeSubject('value', file, path),
      placeSubject('text', file, path),
    ]),
  ]
}

/** The texts whose words a finding is about: what is not of words, and is told short of an error, can wait for them. */
function wordsRead(finding: RawDiagnostic, input: FoldInput): readonly string[] {
  const { at, path, severity, values = {}, breaks = [], isOfValues } = finding
  if (path === undefined || isOfValues || breaks.includes(placeSubject('language', at.file)))
    return []
  const isOfWords = severity !== 'error' || Object.keys(values).length > 0
  const files = new Set([...(isOfWords ? [at.file] : []), ...comparedFiles(finding, input)])
  return [...files].map((file) => placeSubject('language', file, path))
}

function comparedFiles(
  { at, path, values = {} }: RawDiagnostic,
  { site, documentOf }: FoldInput,
): readonly string[] {
  const codes = Object.keys(values)
  const document = documentOf(at.file)
  if (path === undefined || codes.length < 2 || !document) return []
  return codes.flatMap((code) => site.find(document.kind, document.name, code)?.file ?? [])
}
