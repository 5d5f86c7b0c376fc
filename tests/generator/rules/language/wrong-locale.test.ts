import { expect, test } from 'vitest'
import { edit } from '../../edit.ts'
import { checkSmallSiteWholly } from '../../small-site.ts'
import { thirdLanguage } from '../../third-language.ts'
import { findingsOfRule, holdsForSites, sitesOf } from '../sites.ts'

holdsForSites('language/wrong-locale', {
  caught: {
    ...sitesOf(['en-GB', 'nds-NL'], (written) =>
      edit('nl/language.yaml', 'locale: nl', `locale: ${written}`),
    ),
    'the name of another language': edit('nl/language.yaml', /name: .*/, 'name: English'),
    'the source language': edit('en/language.yaml', 'locale: en', 'locale: nl-NL'),
    ...sitesOf(['partial'], (status) =>
      edit('en/language.yaml', 'locale: en', `status: ${status}\nlocale: en`),
    ),
    'a third language called as the second': thirdLanguage({ code: 'de', name: 'Nederlands' }),
  },
  clean: {
    ...sitesOf(['nl-BE', 'nl-Latn-NL'], (written) =>
      edit('nl/language.yaml', 'locale: nl', `locale: ${written}`),
    ),
    ...sitesOf(
      [
        ['sr-Latn', 'sr-RS'],
        ['qps', 'en-GB'],
      ] as const,
      ([code, own]) => thirdLanguage({ code, locale: own }),
    ),
    'settings that cannot be read': { 'nl/language.yaml': 'name: [\n' },
    'a locale that is none, which the schema reports': edit(
      'nl/language.yaml',
      'locale: nl',
      'locale: nl_NL',
    ),
  },
})

test('a copy is told what to write', () => {
  const copy = thirdLanguage({ code: 'de', locale: 'en-GB', name: 'English' })
  expect(
    findingsOfRule('language/wrong-locale', copy).map(({ message, hint }) => [message, hint]),
  ).toEqual([
    [
      'The locale "en-GB" is not one of German.',
      'Write a locale that begins with "de", or rename the folder.',
    ],
    [
      'This language is called "English", as another one is.',
      'Write the name of German in German: visitors choose their language by it.',
    ],
  ])
})

test('the figures of a language are judged as that language writes them', () => {
  const { diagnostics } = checkSmallSiteWholly({
    ...edit('nl/language.yaml', 'locale: nl', 'locale: en-GB'),
    ...edit('en/pages/home.yaml', 'We bake at night.', 'At night we sell 12.5% of our bread.'),
    ...edit(
      'nl/pages/home.yaml',
      'Wij bakken ’s nachts.',
      'In de nacht verkopen wij 12,5% van ons brood.',
    ),
  })

  const codes = diagnostics.map(({ code }) => code)
  expect(codes).toContain('language/wrong-locale')
  expect(codes).not.toContain('facts/format')
})
