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
    ...sites([
      ['uk', form('one', 'other')],
      ['uk', form('one', 'few', 'other')],
      ['uk', form('few', 'many', 'other')],
      ['uk', form('other')],
      ['pl', form('one', 'many', 'other')],
      ['de', form('other')],
      ['de', form('one', 'few', 'other')],
      ['nl', form('zero', 'one', 'other')],
      ['ar', form('one', 'two', 'few', 'many', 'other')],
      ['ja', form('one', 'other')],
      ['fr', form('one', 'few', 'other')],
      ['cy', form('zero', 'one', 'two', 'other')],
      [
        'uk',
        '{ one: "одна {plan}", few: "{plan} {count}", many: "{plan} {count}", other: "{plan} {count}" }',
      ],
      ['fr', '{ one: "{plan} : une", other: "{plan} : {count}" }'],
      ['de', '{ one: "{count} Leistung", other: "{plan}: {count} Leistungen" }'],
      ['nl', '{ one: "{plan}", other: "" , two: "{plan}" }'],
    ]),
    'a source that lacks one': inEnglish(form('other')),
  },
  clean: {
    ...sites([
      ['uk', form('one', 'few', 'many', 'other')],
      ['pl', form('many', 'few', 'one', 'other')],
      ['de', form('one', 'other')],
      ['nl', '"{plan}: {count} onderdelen"'],
      ['uk', '"{plan}, послуг: {count}"'],
      ['ar', form('zero', 'one', 'two', 'few', 'many', 'other')],
      ['ja', form('other')],
      ['zh', form('other')],
      ['fr', form('one', 'other')],
      ['fr', form('one', 'many', 'other')],
      ['es', form('one', 'other')],
      ['he', form('one', 'two', 'other')],
      ['de', '{ one: "{plan}: eine Leistung", other: "{plan}: {count} Leistungen" }'],
      [
        'ar',
        '{ zero: "{plan}: لا", one: "{plan}: واحد", two: "{plan}: اثنان", few: "{plan}: {count}", many: "{plan}: {count}", other: "{plan}: {count}" }',
      ],
      ['tlh', form('other')],
    ]),
    'a source with two': inEnglish(form('one', 'other')),
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
