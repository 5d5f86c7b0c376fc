import type { Following, Place, RawDiagnostic, Severity } from '../diagnostics/diagnostic.ts'
import { memoize } from '../memoize.ts'
import { type Declaration, namesAround } from '../model/names.ts'
import type { SourceDocument } from '../read/documents.ts'
import { readPath } from '../read/path.ts'

/** The codes in the order in which things have to be right: what is told later may follow from what is told before. */
const order: readonly RegExp[] = [
  // The file under its name, and that it can be read.
  /^(?:content\/unknown-file|yaml\/syntax)$/,
  // What somebody meant who knows more than the schema.
  /^(?:facts\/value|yaml\/swallowed-line|schema\/unknown-key)$/,
  /^schema\/(?!missing-key$)/,
  /^parity\/missing-key$/,
  /^schema\//,
  /^(?:parity\/extra-key|yaml\/)/,
  /^content\/(?!undeclared)/,
  /^(?:markup\/|text\/placeholder$)/,
  // Names that something else declares.
  /^(?:reference|catalog|art)\/|^(?:placeholders|facts)\/unknown$|^(?:links\/anchor|page\/duplicate-anchor|content\/undeclared-placeholder)$/,
  /^language\/wrong-language$/,
  /^language\/untranslated$/,
  /^(?:parity|links|placeholders)\//,
  /^facts\/hard-coded$/,
  /^(?!translation\/|facts\/|page\/orphan$)/,
  /^translation\/(?:meaning|unlike|moved)$/,
  /^facts\//,
  /^/,
]

const rankOfCode = memoize((code: string) => order.findIndex((codes) => codes.test(code)))
const rankOf = ({ code }: RawDiagnostic) => rankOfCode(code)

const grades: readonly Severity[] = ['info', 'warning', 'error']
const gradeOf = ({ severity }: RawDiagnostic) => grades.indexOf(severity)

/** After these, what a finding is about can be read. */
const lastOfSchema = order.findIndex((codes) => codes.test('schema/missing-key'))

const remarks = order.findIndex((codes) => codes.test('text/ellipsis'))

interface FoldInput {
  readonly declarations: readonly Declaration[]
  readonly documentOf: (file: string) => SourceDocument | undefined
}

/**
 * Leaves out what may follow from another finding: in a value that has to be right first, in the translation of one,
 * or about a name that is declared there. The same name that is missing in several places is one finding. The order of
 * the findings does not matter.
 */
export function fold(
  findings: readonly RawDiagnostic[],
  input: FoldInput,
): readonly RawDiagnostic[] {
  const sorted = findings.toSorted(byPlace)
  const placeOf = ({ at }: RawDiagnostic, path = '') => `${addressOf(at.file, input)}#${path}`
  const byPath = Map.groupBy(sorted, (each) => placeOf(each, each.path))
  const bySpot = Map.groupBy(sorted, ({ code, at }) => `${code} ${spotOf(at)}`)
  const broken = sorted
    .filter((each) => each.severity === 'error' && rankOf(each) <= lastOfSchema)
    .flatMap((each) => namesIn(each, input).map((name) => [name, each] as const))
  const brokenNames = Map.groupBy(broken, ([name]) => name)

  const open = sorted.filter((each) => {
    const around = outerPaths(each.path).flatMap((path) => byPath.get(placeOf(each, path)) ?? [])
    const hasCause = around.some((other) => isFirst(other, each) && isAround(other, each))
    const twins = (each.related ?? []).flatMap(
      ({ at }) => bySpot.get(`${each.code} ${spotOf(at)}`) ?? [],
    )
    const undeclared = outerNames(each.missing ?? '').flatMap((name) => brokenNames.get(name) ?? [])
    return !(
      hasCause ||
      undeclared.some(([, other]) => other !== each) ||
      twins.some((other) => isTold(other, each))
    )
  })
  const named = Map.groupBy(open, (each) => each.missing ?? '')
  return open.flatMap((each) => {
    const same = each.missing === undefined ? [each] : (named.get(each.missing) ?? [])
    const worst = same.toSorted((a, b) => gradeOf(b) - gradeOf(a))[0] ?? each
    if (worst !== each) return []
    const following = same
      .filter((other) => other !== each)
      .map(({ code, at }): Following => ({ code, at }))
    return following.length > 0 ? [{ ...each, following }] : [each]
  })
}

/** What a document is called in all its languages; a file that is none of the content by the name that it should have. */
const addressOf = (file: string, { documentOf }: FoldInput) =>
  documentOf(file)?.address ?? file.replace(/^(?:.*\/)?\w+\/(?=[\w-]+\/)|\.ya?ml(?:\.\w+)?$/gi, '')

/** Whether one finding has to be mended before another one can be judged. Of mere remarks, an equal one has not. */
function isFirst(other: RawDiagnostic, each: RawDiagnostic): boolean {
  const least = gradeOf(each) + (rankOf(other) === remarks ? 1 : 0)
  return rankOf(other) < rankOf(each) && gradeOf(other) >= least
}

/** Whether a finding of the value around another one, or of its whole file, says that this one cannot be judged. */
function isAround(other: RawDiagnostic, each: RawDiagnostic): boolean {
  const isNear =
    other.at.file === each.at.file ||
    compares(each) ||
    // A file under another name is the one that is missing.
    other.code === 'content/unknown-file'
  if (!isNear || other.isWhole) return false
  if (other.path !== undefined) return true
  // Of a file that is there, and in its language, the rest can be judged.
  return isUnreadable(other) || rankOf(each) === order.length - 1
}

const isUnreadable = (each: RawDiagnostic) =>
  rankOf(each) === 0 || /^language\/(?:wrong-language|untranslated)$/.test(each.code)

/** A path, and those of the values around it; that of the whole file is empty. */
const outerPaths = (path = ''): readonly string[] => [
  ...new Set([
    path,
    ...Array.from(path.matchAll(/[.[]/g), ({ index }) => path.slice(0, index)),
    '',
  ]),
]

/** Whether a finding compares languages. */
const compares = ({ code, values = {}, related = [], at }: RawDiagnostic) =>
  /^(?:parity|translation)\/|^language\/untranslated$/.test(code) ||
  Object.keys(values).length > 1 ||
  related.some((other) => other.at.file !== at.file)

/** Whether a finding before, at a place that this one points to, points back. */
const isTold = (other: RawDiagnostic, each: RawDiagnostic) =>
  byPlace(other, each) < 0 && (other.related ?? []).some(({ at }) => spotOf(at) === spotOf(each.at))

const spotOf = ({ file, line, column }: Place) => `${file}:${line}:${column}`

/** A name, its groups and its kind: `fact:price.core`, `fact:price`, `fact`. */
const outerNames = (name: string): readonly string[] => {
  const ends = Array.from(name.matchAll(/[:.]/g), ({ index }) => name.slice(0, index))
  return name === '' ? [] : [name, ...ends]
}

/** The names that are declared around an error, or the kind of all of them. */
function namesIn({ at, path }: RawDiagnostic, { declarations, documentOf }: FoldInput) {
  const kind = documentOf(at.file)?.kind
  return declarations
    .filter(({ document }) => document === kind)
    .flatMap((each) =>
      path === undefined || readPath(path).length === 0
        ? [each.kind]
        : (namesAround(each, path) ?? []),
    )
}

const byPlace = ({ at: a, code }: RawDiagnostic, { at: b, code: other }: RawDiagnostic) =>
  compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(code, other)

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** Tells findings that are counted once for their file: those that follow from no other one. */
export function countInFiles(
  findings: readonly RawDiagnostic[],
  input: FoldInput,
): readonly RawDiagnostic[] {
  const isCounted = (each: RawDiagnostic) => each.isCounted === true
  if (!findings.some(isCounted)) return findings
  const counted = fold(findings, input).filter(isCounted)
  const byKind = Map.groupBy(counted, ({ code, at }) => `${code} ${at.file}`)
  const sums = [...byKind.values()].flatMap((all) =>
    all.slice(0, 1).map(({ path: _path, values: _values, related: _related, ...first }) => ({
      ...first,
      data: { ...first.data, count: all.length },
    })),
  )
  return [...findings.filter((each) => !isCounted(each)), ...sums]
}
