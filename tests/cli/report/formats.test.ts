import { expect, test } from 'vitest'
import { reporters } from '#cli/report/formats.ts'
import { jobSummary } from '#cli/report/github.ts'
import { blank, mismatch, missing, reportOf, stale } from './sample.ts'

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

test('every format quotes and tells a bounded part of a long text', () => {
  const long = 'the the [x] \u{1F1F3}\u0301'.repeat(2000)
  const { at } = mismatch
  const quoted = [mismatch, blank, { ...stale, changes: [] }].map((each) => ({
    ...each,
    at: { ...each.at, line: 1, column: 9_000, end: { line: 1, column: 20_000 } },
  }))
  const report = reportOf(quoted, { text: () => long })
  for (const [format, write] of Object.entries({ ...reporters, jobSummary })) {
    expect(write(report), format).toContain(at.file)
    expect(
      Math.max(
        ...write(report)
          .split('\n')
          .map(({ length }) => length),
      ),
      format,
    ).toBeLessThan(5_000)
  }
})

test('JSON has every finding with its place, and the sums', () => {
  const { at, code, id, message } = nasty
  expect(JSON.parse(reporters.json(reportOf([nasty, missing])))).toMatchObject({
    version: 1,
    summary: { errors: 2, warnings: 0, infos: 0, acknowledged: 1, shown: 2 },
    completeness: [{ language: 'nl' }],
    diagnostics: [
      { code, id, message, severity: 'error', file: at.file, line: at.line, column: at.column },
      {
        code: missing.code,
        following: expect.arrayContaining([
          { code: missing.code, file: 'content/catalog.yaml', line: 9, column: 15 },
        ]),
      },
    ],
    acknowledged: [{ acknowledged: { why: expect.any(String) } }],
  })
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
])('the summary of a job escapes $text', ({ text, escaped }) => {
  const printed = jobSummary(reportOf([{ ...stale, message: text }]))

  expect(printed).toContain(`warning: ${escaped}<br>`)
})
