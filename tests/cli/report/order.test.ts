import { expect, test } from 'vitest'
import { causesOf, languagesIn } from '#cli/report/order.ts'
import type { Diagnostic } from '#generator/index.ts'
import { finding, namesIn } from './sample.ts'

const languages = namesIn('en', ['en', 'nl', 'de', 'fr'])

const lacking = (language: string, name: string) =>
  finding({ file: `content/${language}/a.yaml`, message: `"x" is missing in ${name}.` })

test.for<readonly [name: string, findings: readonly Diagnostic[], groups: readonly string[]]>([
  [
    'one mistake in several languages is one cause, the source first',
    [lacking('de', 'German'), lacking('fr', 'French'), lacking('nl', 'Dutch')],
    ['nl de fr'],
  ],
  [
    'a file that several languages lack is one',
    [lacking('en', 'German'), lacking('en', 'French')],
    ['en en'],
  ],
  ['a shared file has no language', [finding({ file: 'content/site.yaml' })], ['site.yaml']],
])('%s', ([, findings, groups]) => {
  const found = causesOf(findings, languages).map(({ diagnostic, others }) =>
    [diagnostic, ...others].map(({ at }) => at.file.split('/')[1]).join(' '),
  )
  expect(found).toEqual(groups)
})

test('languages are named in the order of the site, by file and by message', () => {
  const findings = [
    finding({ file: 'content/fr/a.yaml', message: 'x' }),
    finding({ file: 'content/site.yaml', message: 'German has no folder.' }),
  ]
  expect(languagesIn(findings, languages)).toEqual(['German', 'French'])
})
