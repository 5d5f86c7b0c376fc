import { expect, test } from 'vitest'
import { type Changes, smallSite } from '../../small-site.ts'
import { findingsOfRule, holdsForSites, type Sites } from '../sites.ts'

/** The small site in English and a language, with the number of features as it is written there. */
const counting = (code: string, written: string): Changes => ({
  'site.yaml': (smallSite['site.yaml'] ?? '').replace('[en, nl]', `[en, ${code}]`),
  'nl/language.yaml': undefined,
  [`${code}/language.yaml`]: `locale: ${code}\nwords:\n  featureCount: ${written}\n`,
})

/** The same in English alone. */
const inEnglish = (written: string): Changes => ({
  ...counting('nl', '"{plan}: {count} onderdelen"'),
  'en/language.yaml': `words:\n  featureCount: ${written}\n`,
})

const sites = (all: readonly (readonly [code: string, written: string])[]): Sites =>
  Object.fromEntries(
    all.map(([code, written]) => [`${code} ${written}`, counting(code, written)] as const),
  )

const form = (...forms: readonly string[]) =>
  `{ ${forms.map((name) => `${name}: "{plan}: {count} x"`).join(', ')} }`

holdsForSites('language/plural-form', {
  caught: {
    ...sites([['uk', form('one', 'other')]]),
    'a source that lacks one': inEnglish(form('other')),
  },
  clean: {
    ...sites([
      ['de', '{ one: "{plan}: eine Leistung", other: "{plan}: {count} Leistungen" }'],
      ['tlh', form('other')],
    ]),
  },
})

test('tells which form is missing, for which numbers, and which is none', () => {
  const told = (code: string, written: string, language = 'en') =>
    findingsOfRule('language/plural-form', counting(code, written), language).map(
      ({ at, message }) => `${at.file}:${at.line} ${message}`,
    )
  const file = (code: string) => `content/${code}/language.yaml:3`
  expect(told('uk', form('one', 'many', 'other'))).toEqual([
    `${file('uk')} Ukrainian needs the form "few" too: it has it for 2, 3, 4 ….`,
  ])
  expect(told('nl', form('one', 'two', 'other'))).toEqual([
    `${file('nl')} Dutch has no form "two".`,
  ])
  expect(told('uk', form('one', 'many', 'other'), 'nl')).toEqual([
    `${file('uk')} Het Oekraïens heeft ook de vorm "few" nodig, voor 2, 3, 4 ….`,
  ])
  const forms = '{ one: "{plan} : une", other: "{plan} : {count}" }'
  expect(told('fr', forms)).toEqual([
    `${file('fr')} The form "one" lacks {count}, and is for 0, 1.`,
  ])
})
