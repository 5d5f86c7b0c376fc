import type { Diagnostic } from '#generator/index.ts'
import type { Translate } from '../phrases.ts'
import type { Report, ReportedFile, Reporter } from '../reporter.ts'
import { placeText } from '../terminal-text.ts'

/** JUnit XML for test dashboards: a suite per language, a case per file, a failure per finding. */
export const junit: Reporter = (report) => {
  const { translate } = report
  const byLanguage = Map.groupBy(allFiles(report), ({ language }) => language)
  const suites = [...byLanguage].map(([language, files]) =>
    suite({ name: language ?? translate('shared'), files, report, translate }),
  )
  const totals = {
    name: 'diptych validate',
    ...sum(suites.map(({ counts }) => counts)),
    time: (report.duration / 1000).toFixed(3),
  }
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('testsuites', totals, suites.map(({ xml }) => xml).join(''))}`
}

/** The checked files, and missing files that a finding names. */
function allFiles({ files, diagnostics }: Report): readonly ReportedFile[] {
  const known = new Set(files.map(({ file }) => file))
  const others = diagnostics.filter(({ at }) => !known.has(at.file))
  return [
    ...files,
    ...new Map(
      others.map(({ at, language }) => [at.file, { file: at.file, language }] as const),
    ).values(),
  ]
}

interface Counts {
  readonly tests: number
  readonly failures: number
}

interface SuiteInput {
  readonly name: string
  readonly files: readonly ReportedFile[]
  readonly report: Report
  readonly translate: Translate
}

function suite({ name, files, report, translate }: SuiteInput) {
  const cases = files.map(({ file }) => {
    const found = report.diagnostics.filter(({ at }) => at.file === file)
    const failures = found.filter(({ severity }) => severity !== 'info')
    const notes = found.filter(({ severity }) => severity === 'info')
    const inner = [
      ...failures.map((each) => failure(each, translate)),
      ...notes.map((each) => element('system-out', {}, escapeText(`${textOf(each)}\n`))),
    ].join('')
    return {
      counts: { tests: 1, failures: failures.length > 0 ? 1 : 0 },
      xml: element('testcase', { classname: name, name: file, file, time: '0' }, inner),
    }
  })
  const counts = sum(cases.map((each) => each.counts))
  return {
    counts,
    xml: element(
      'testsuite',
      { name, ...counts, errors: 0, skipped: 0, time: '0' },
      cases.map(({ xml }) => xml).join(''),
    ),
  }
}

const failure = (diagnostic: Diagnostic, translate: Translate) =>
  element(
    'failure',
    { type: diagnostic.code, message: `${translate(diagnostic.severity)}: ${diagnostic.message}` },
    escapeText(textOf(diagnostic)),
  )

const textOf = ({ at, code, id, message, hint, related = [] }: Diagnostic) =>
  [
    `${placeText(at)} ${code} ${id}`,
    message,
    ...(hint ? [hint] : []),
    ...related.map(
      (other) => `${other.at.file}:${other.at.line}:${other.at.column} ${other.message}`,
    ),
  ].join('\n')

const sum = (counts: readonly Counts[]): Counts => ({
  tests: counts.reduce((total, { tests }) => total + tests, 0),
  failures: counts.reduce((total, { failures }) => total + failures, 0),
})

function element(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  inner: string,
): string {
  const listed = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeAttribute(String(value))}"`)
    .join('')
  return inner === '' ? `<${name}${listed}/>\n` : `<${name}${listed}>\n${inner}</${name}>\n`
}

/** Characters that XML 1.0 cannot represent. */
const unwritable = /[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

const escapeText = (text: string) =>
  text
    .replaceAll(unwritable, '\uFFFD')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#13;')

const escapeAttribute = (text: string) =>
  escapeText(text).replaceAll('"', '&quot;').replaceAll('\n', '&#10;').replaceAll('\t', '&#9;')
