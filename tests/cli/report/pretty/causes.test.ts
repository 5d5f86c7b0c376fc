import { expect, test } from 'vitest'
import { causesOf, languagesIn } from '#cli/report/pretty/causes.ts'
import { languageName } from '#generator/index.ts'
import { finding } from '../finding.ts'

const report = {
  languages: ['en', 'nl', 'de', 'fr'],
  languageName: (code: string) => languageName(code, 'en'),
}

const grouped = (...findings: readonly ReturnType<typeof finding>[]) =>
  causesOf(findings, report).map(({ diagnostic, others }) =>
    [diagnostic, ...others].map(({ at }) => at.file.split('/')[1]),
  )

test.for([
  {
    name: 'one mistake in several languages is one cause, the source first',
    findings: [
      finding({ file: 'content/de/a.yaml', message: '"x" is missing in German.' }),
      finding({ file: 'content/fr/a.yaml', message: '"x" is missing in French.' }),
      finding({ file: 'content/nl/a.yaml', message: '"x" is missing in Dutch.' }),
    ],
    groups: [['nl', 'de', 'fr']],
  },
  {
    name: 'files that several languages lack are one cause',
    findings: [
      finding({ file: 'content/en/a.yaml', message: 'Not in German. Add content/de/a.yaml.' }),
      finding({ file: 'content/en/a.yaml', message: 'Not in French. Add content/fr/a.yaml.' }),
    ],
    groups: [['en', 'en']],
  },
  {
    name: 'another place is another cause',
    findings: [
      finding({ file: 'content/de/a.yaml', path: 'title' }),
      finding({ file: 'content/fr/a.yaml', path: 'description' }),
    ],
    groups: [['de'], ['fr']],
  },
  {
    name: 'another file is another cause',
    findings: [finding({ file: 'content/de/a.yaml' }), finding({ file: 'content/fr/b.yaml' })],
    groups: [['de'], ['fr']],
  },
  {
    name: 'another message is another cause',
    findings: [
      finding({ file: 'content/de/a.yaml', message: 'German says 9.' }),
      finding({ file: 'content/fr/a.yaml', message: 'French says 8.' }),
    ],
    groups: [['de'], ['fr']],
  },
  {
    name: 'another severity is another cause',
    findings: [
      finding({ file: 'content/de/a.yaml', severity: 'error' }),
      finding({ file: 'content/fr/a.yaml', severity: 'warning' }),
    ],
    groups: [['de'], ['fr']],
  },
  {
    name: 'a file that all languages share has no language',
    findings: [finding({ file: 'content/site.yaml', message: 'German has no folder.' })],
    groups: [['site.yaml']],
  },
])('$name', ({ findings, groups }) => {
  expect(grouped(...findings)).toEqual(groups)
})

test('languages are named in the order of the site, by file and by message', () => {
  const findings = [
    finding({ file: 'content/fr/a.yaml', message: 'x' }),
    finding({ file: 'content/site.yaml', message: 'German has no folder.' }),
  ]
  expect(languagesIn(findings, report)).toEqual(['German', 'French'])
})
