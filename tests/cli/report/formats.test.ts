import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { reporters } from '#cli/report/formats/index.ts'
import { projectRoot } from '../../support/project-root.ts'
import { blank, kept, mismatch, missing, reportOf, stale } from './sample.ts'

function fail(): never {
  throw new Error('More tags are closed than were opened.')
}

/** Texts that break out of what they stand in, unless they are escaped. */
const nasty = {
  ...mismatch,
  id: 'bad001',
  message:
    '100%, "a" <b> & \'c\' | `d` \\ ]]> \u0000\u001B[31m \uD800 ::error::x\r\n# y @team #12 [z](u)',
  hint: 'Line one.\nLine two: {{price}}, {0} — 面包 👩‍🍳',
  breadcrumb: ['A | B', '<script>', '[x](y)'],
  at: { ...mismatch.at, file: 'content/nl/pages/a b,c:d%20é.yaml' },
}

const cases = [
  { name: 'the sample', report: reportOf() },
  { name: 'what follows from something', report: reportOf([missing]) },
  { name: 'nothing found', report: reportOf([], { acknowledged: [], completeness: [] }) },
  { name: 'nasty texts', report: reportOf([nasty, { ...blank, ...nasty }]) },
  { name: 'everything twice', report: reportOf([mismatch, mismatch, stale, blank, kept]) },
  { name: 'in Dutch', report: reportOf(undefined, { messageLanguage: 'nl' }) },
]

const schemas = [
  { format: 'json', file: 'schema/report.schema.json' },
  { format: 'sarif', file: 'tests/fixtures/report/sarif-2.1.0.schema.json' },
  { format: 'gitlab', file: 'tests/fixtures/report/gitlab.schema.json' },
  { format: 'rdjson', file: 'tests/fixtures/report/rdjson.schema.json' },
] as const

test.for(schemas.flatMap((schema) => cases.map((each) => ({ ...schema, ...each }))))(
  '$format of $name keeps to its schema',
  ({ format, file, report }) => {
    const ajv = new Ajv2020({ allErrors: true, strict: false })
    addFormats.default(ajv)
    const validate = ajv.compile(JSON.parse(readFileSync(`${projectRoot}/${file}`, 'utf8')))
    validate(JSON.parse(reporters[format](report)))

    expect(validate.errors).toBeNull()
  },
)

test.for(cases)('JUnit of $name is XML whose counts are true', ({ report }) => {
  const open: { name: string; counts: Record<string, number> }[] = []
  const parser = new SaxesParser({ fileName: 'report.xml' })
  const count = (depth: number, name: string) => {
    const parent = open.at(depth)
    if (parent) parent.counts[name] = (parent.counts[name] ?? 0) + 1
  }
  const allowed: Readonly<Record<string, string>> = {
    testsuites: '',
    testsuite: 'testsuites',
    testcase: 'testsuite',
    failure: 'testcase',
    'system-out': 'testcase',
  }
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    expect(allowed[name]).toBe(open.at(-1)?.name ?? '')
    if (name === 'testcase') expect(attributes).toMatchObject({ classname: /./, name: /./ })
    open.push({ name, counts: {} })
    if (name === 'testcase') for (const depth of [0, 1]) count(depth, 'tests')
    if (name === 'failure' && open.at(2)?.counts['failure'] === undefined) {
      for (const depth of [0, 1, 2]) count(depth, 'failure')
    }
  })
  parser.on('closetag', ({ name, attributes }) => {
    const { counts } = open.pop() ?? fail()
    if (!name.startsWith('testsuite')) return
    expect(attributes).toMatchObject({
      tests: String(counts['tests'] ?? 0),
      failures: String(counts['failure'] ?? 0),
    })
  })

  parser.write(reporters.junit(report)).close()
  expect(open).toEqual([])
})

test.for(['json', 'sarif', 'junit', 'gitlab', 'rdjson', 'github', 'concise', 'markdown'] as const)(
  '%s as it is read',
  async (format) => {
    const ending = { junit: 'xml', markdown: 'md', github: 'txt', concise: 'txt' }
    const file =
      format in ending ? `${format}.${ending[format as keyof typeof ending]}` : `${format}.json`

    await expect(reporters[format](reportOf())).toMatchFileSnapshot(
      `${projectRoot}/tests/fixtures/report/sample/${file}`,
    )
  },
)

test('SARIF has acknowledged findings as suppressed, with the reason', () => {
  const [run] = JSON.parse(reporters.sarif(reportOf())).runs

  expect(
    run.results.map(({ partialFingerprints, suppressions }: Record<string, object>) => [
      partialFingerprints,
      suppressions,
    ]),
  ).toEqual([
    [{ 'diptychId/v1': 'f3a9c1' }, []],
    [{ 'diptychId/v1': '8c17d0' }, []],
    [{ 'diptychId/v1': '0b2e77' }, []],
    [
      { 'diptychId/v1': '51aa04' },
      [{ kind: 'external', justification: 'The mayor wrote this: 100% her words' }],
    ],
  ])
})

test('SARIF encodes file names as URIs', () => {
  expect(reporters.sarif(reportOf([nasty]))).toContain(
    '"uri": "content/nl/pages/a%20b,c:d%2520%C3%A9.yaml"',
  )
})

test('GitLab fingerprints tell equal findings apart and do not depend on lines', () => {
  const fingerprints = (...diagnostics: (typeof mismatch)[]): readonly string[] =>
    JSON.parse(reporters.gitlab(reportOf(diagnostics))).map(
      (issue: { fingerprint: string }) => issue.fingerprint,
    )
  const moved = { ...mismatch, at: { ...mismatch.at, line: 40 } }

  expect(new Set(fingerprints(mismatch, mismatch, stale)).size).toBe(3)
  expect(fingerprints(moved)).toEqual(fingerprints(mismatch))
})

test('reviewdog columns count bytes', () => {
  const [{ location }] = JSON.parse(reporters.rdjson(reportOf([kept]))).diagnostics
  const line = 'title: Bakkerij Crème 🥐 brûlée, uw adres'

  expect(line.slice(33, 35)).toBe('uw')
  expect(location.range).toEqual({ start: { line: 1, column: 39 }, end: { line: 1, column: 41 } })
  expect(Buffer.from(line).subarray(38, 40).toString()).toBe('uw')
})

test.for([
  { text: '100%', data: '100%25', property: '100%25' },
  { text: 'a\r\nb', data: 'a%0D%0Ab', property: 'a%0D%0Ab' },
  { text: 'a:b,c', data: 'a:b,c', property: 'a%3Ab%2Cc' },
  { text: '%0A', data: '%250A', property: '%250A' },
])('GitHub: $text', ({ text, data, property }) => {
  const diagnostic = { ...stale, message: text, hint: text, at: { file: text, line: 1, column: 2 } }

  expect(reporters.github(reportOf([diagnostic])).split('\n')[0]).toBe(
    `::warning file=${property},line=1,col=2,title=${property}::${data}%0Atranslation/stale · 8c17d0`,
  )
})

test('GitHub annotations start with the most severe', () => {
  const report = reportOf([blank, stale, mismatch])

  expect(reporters.github(report).match(/^::\w+/gm)).toEqual(['::error', '::warning', '::notice'])
})

test.for([
  { text: 'a | b', escaped: 'a \\| b' },
  { text: '<b> & c', escaped: '&lt;b&gt; &amp; c' },
  { text: '**x** _y_ `z`', escaped: '\\*\\*x\\*\\* \\_y\\_ \\`z\\`' },
  { text: '[x](y)', escaped: '\\[x\\]\\(y\\)' },
  { text: 'one\n two', escaped: 'one two' },
  { text: '@team #12', escaped: '@<!-- -->team #<!-- -->12' },
])('Markdown: $text', ({ text, escaped }) => {
  const printed = reporters.markdown(reportOf([{ ...stale, message: text }]))

  expect(printed).toContain(`warning: ${escaped}<br>`)
})

test('concise prints one line per finding, whatever its text', () => {
  const [first = '', second] = reporters.concise(reportOf([nasty])).split('\n')

  expect(first).toMatch(
    /^content\/nl\/pages\/a b,c:d%20é\.yaml:4:13: error facts\/mismatch 100%.*\[bad001\]$/,
  )
  expect(second).toMatch(/^1 to fix/)
})
