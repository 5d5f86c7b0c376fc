import type { Place, RawDiagnostic } from '../diagnostics/diagnostic.ts'
import { closest } from '../diagnostics/suggestion.ts'
import type { SourceDocument } from '../read/documents.ts'
import { comparisonCodes, explanations, isComparison, spoilsFile } from './explanations.ts'

interface Documents {
  readonly documentOf: (file: string) => SourceDocument | undefined
  /** The code of the source language. */
  readonly source: string
}

/** Keeps one finding of each mistake: the most specific one. */
export function removeSuperseded(
  found: readonly RawDiagnostic[],
  { documentOf, source }: Documents,
): readonly RawDiagnostic[] {
  const renamed = new Set(
    found
      .filter(({ messageId }) => messageId === 'renamed')
      .flatMap(({ at, related = [] }) => [at.file, ...related.map((other) => other.at.file)]),
  )
  // A file that is one of another name is told with that name.
  const findings = found.filter(
    ({ code, at }) => code !== 'content/file-name' || !renamed.has(at.file),
  )
  const keysOf = ({ at, path }: Keyed) => {
    const place = path ?? `${at.line}:${at.column}`
    return {
      inFile: `${at.file}#${place}`,
      inAll: `${documentOf(at.file)?.address ?? at.file}#${place}`,
    }
  }

  // A mistake in the source explains what it causes in every translation, one in a translation does
  // not explain anything in another translation.
  const reachOf = (finding: RawDiagnostic): readonly string[] => {
    // Rules about how a value is written know its place and no path.
    const keyed = [keysOf(finding), keysOf({ ...finding, path: undefined })]
    const language = documentOf(finding.at.file)?.language
    const isEverywhere = language === undefined || language === source
    return keyed.flatMap(({ inFile, inAll }) => (isEverywhere ? [inFile, inAll] : [inFile]))
  }
  const explained = new Set(
    findings.flatMap((finding) =>
      supersededBy(finding).flatMap((code) => reachOf(finding).map((key) => `${code} ${key}`)),
    ),
  )
  const isExplained = (finding: RawDiagnostic) => {
    const { inFile, inAll } = keysOf(finding)
    return [inFile, inAll].some((key) => explained.has(`${finding.code} ${key}`))
  }
  const inFiles = new Set(
    findings.flatMap(({ code, at }) =>
      (explanations.get(code)?.supersedes?.inFile ?? []).map((other) => `${other} ${at.file}`),
    ),
  )
  // What changed in a text is not told while something worse is found in it.
  const others = findings.filter((finding) => !isOfChange(finding) && !isExplained(finding))
  const toldOf = (all: readonly RawDiagnostic[]) =>
    new Set(all.flatMap((finding) => reachOf(finding).map((key) => `${finding.severity} ${key}`)))
  const told = toldOf(others)
  // A new pair that is told to differ is not counted as one to confirm.
  const toldOfPair = toldOf([
    ...others,
    ...findings.filter(({ code }) => code === 'translation/unlike'),
  ])
  const isWaiting = (finding: RawDiagnostic) => {
    const worse = finding.severity === 'info' ? ['warning', 'error'] : ['error']
    const { inFile, inAll } = keysOf(finding)
    const all = finding.code === 'translation/unconfirmed' ? toldOfPair : told
    return worse.some((severity) => [inFile, inAll].some((key) => all.has(`${severity} ${key}`)))
  }
  const spoilt = spoiltFiles(findings, { documentOf, source })
  const mismatched = new Set(
    findings
      .filter(({ code }) => code === 'facts/mismatch')
      .flatMap(({ at, related = [] }) => [at, ...related.map((place) => place.at)].map(spotOf)),
  )
  const pointers = new Set(findings.flatMap(pointersOf))
  const extra = findings.filter(({ code }) => code === 'parity/extra-key')
  const unknown = findings.filter(({ code }) => code === 'schema/unknown-key')

  const isSecondOfTwo = ({ code, at, related = [] }: RawDiagnostic) =>
    related.some((other) => isBefore(other.at, at) && pointers.has(pointer(code, other.at, at)))

  const misnamed = new Set(
    findings
      .filter(({ code }) => code === 'content/unknown-file')
      .map(({ data }) => data?.['file']),
  )

  const cutOff = findings.filter(({ code }) => code === 'parity/cut-off')
  const isOfCutOff = ({ code, at }: RawDiagnostic) =>
    code !== 'parity/cut-off' &&
    cutOff.some(
      ({ at: cut, related: [whole] = [] }) =>
        at.file === cut.file || (at.file === whole?.at.file && isComparison(code)),
    )

  const left = findings.filter((finding) => {
    const { code, at, data, severity } = finding
    // Whatever else such a file lacks follows from its end.
    if (isOfCutOff(finding)) return false
    if (code === 'page/orphan' && renamed.has(at.file)) return false
    // The file is there under a name with another ending.
    if (isMissingFile(code) && misnamed.has(data?.['file'])) return false
    if (isSecondOfTwo(finding)) return false
    if (inFiles.has(`${code} ${at.file}`)) return false
    if (spoilt.explains(finding)) return false
    if (isExplained(finding)) return false
    if (code === 'facts/hard-coded' && severity !== 'error') return !mismatched.has(spotOf(at))
    if (isOfChange(finding)) return !isWaiting(finding)
    const isKeyMisspelt =
      code.endsWith('/missing-key') && unknown.some((other) => isMisspelt(other, finding))
    const isInExtra = code.startsWith('schema/') && extra.some((other) => isInside(finding, other))
    return !isKeyMisspelt && !isInExtra
  })
  return countInFiles(left)
}

const isOfChange = ({ code }: RawDiagnostic) =>
  ['translation/meaning', 'translation/unconfirmed', 'translation/unlike'].includes(code)

/** Tells findings that are counted once for their file. */
function countInFiles(findings: readonly RawDiagnostic[]): readonly RawDiagnostic[] {
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

/** Whether a finding follows from files whose texts have to be written again. */
function spoiltFiles(findings: readonly RawDiagnostic[], { documentOf, source }: Documents) {
  const spoiling = findings.filter(({ code }) => spoilsFile(code))
  // Of two files that changed places, one has the finding.
  const files = new Set(
    spoiling.flatMap(({ at, related = [] }) => [at.file, ...related.map((other) => other.at.file)]),
  )
  const sources = new Set(
    [...files].flatMap((file) => {
      const document = documentOf(file)
      return document?.language === source ? [document.address] : []
    }),
  )
  return {
    explains: (finding: RawDiagnostic) => {
      const { code, severity, at } = finding
      if (files.has(at.file) && !spoiling.includes(finding))
        return comparesTexts(code) || (severity === 'error' ? isOfLanguage : isOfWords).test(code)
      const { address = '', language } = documentOf(at.file) ?? {}
      return language !== source && sources.has(address) && comparesTexts(code)
    },
  }
}

/** What is said of words is void once they are in another language. */
const isOfWords = /^(?:alt|claims|facts|glossary|language|quiz|seo|text)\//
const isOfLanguage = /^language\//

const comparesTexts = (code: string) =>
  code.startsWith('translation/') ||
  (explanations.get(code)?.isComparison === true && !isOfShape(code))

const isOfShape = (code: string) => code.startsWith('parity/')

const isMissingFile = (code: string) =>
  code === 'content/missing-file' || code === 'parity/missing-page'

interface Keyed {
  readonly at: Place
  readonly path?: string | undefined
}

/** The codes that a finding replaces if they are about the same key. */
function supersededBy({ code, severity }: RawDiagnostic): readonly string[] {
  const { onSameKey = [], asError = [], comparisons } = explanations.get(code)?.supersedes ?? {}
  return [
    ...onSameKey,
    ...(severity === 'error' ? asError : []),
    ...(comparisons ? comparisonCodes.filter((other) => other !== code) : []),
  ]
}

const pointer = (code: string, from: Place, to: Place) => `${code} ${spotOf(from)} ${spotOf(to)}`

const pointersOf = ({ code, at, related = [] }: RawDiagnostic) =>
  related.map((other) => pointer(code, at, other.at))

const isBefore = (a: Place, b: Place) =>
  a.file === b.file && (a.line < b.line || (a.line === b.line && a.column < b.column))

const spotOf = ({ file, line, column }: Place) => `${file}:${line}:${column}`

/** Whether the unknown key is a misspelling of the missing key. */
function isMisspelt(unknown: RawDiagnostic, missing: RawDiagnostic): boolean {
  if (unknown.at.file !== missing.at.file) return false
  const [written, wanted] = [splitPath(unknown), splitPath(missing)]
  return (
    written.parent === wanted.parent &&
    closest(written.key, [wanted.key], [wanted.key]) !== undefined
  )
}

function splitPath({ path = '' }: RawDiagnostic) {
  const dot = path.lastIndexOf('.')
  return { parent: path.slice(0, Math.max(dot, 0)), key: path.slice(dot + 1) }
}

/** Whether a finding is inside a value that must be removed anyway. */
const isInside = ({ at, path = '' }: RawDiagnostic, outer: RawDiagnostic) =>
  at.file === outer.at.file && outer.path !== undefined && path.startsWith(`${outer.path}.`)
