import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { createTranslate, phrases, translateWith } from '#cli/report/phrases.ts'
import { projectRoot } from '../../support/project-root.ts'

const catalogues = globSync('generator/languages/*/cli.yaml', { cwd: projectRoot }).map((file) => ({
  language: basename(dirname(file)),
  content: parse(readFileSync(join(projectRoot, file), 'utf8')),
}))

test.for(catalogues)('"$language" has every phrase, with the same names in it', ({ content }) => {
  expect(shapeOf(content)).toEqual(shapeOf(phrases))
})

/** The names in each phrase; of one with plural forms, those of all of them. */
const shapeOf = (catalogue: object) =>
  Object.fromEntries(
    Object.entries(catalogue).map(([key, phrase]) => [
      key,
      {
        hasPlural: typeof phrase !== 'string',
        names: [...new Set(JSON.stringify(phrase).match(/\{\w+\}/g))].toSorted(),
      },
    ]),
  )

test.for([
  { language: 'en', count: 0, text: '0 files' },
  { language: 'en', count: 1, text: '1 file' },
  { language: 'en', count: 1234, text: '1,234 files' },
  { language: 'nl', count: 1, text: '1 bestand' },
  { language: 'nl', count: 1234, text: '1.234 bestanden' },
])('$count in "$language" is "$text"', async ({ language, count, text }) => {
  expect((await createTranslate(language))('files', { count })).toBe(text)
})

test('a phrase takes the plural form of its language', () => {
  const translate = translateWith('pl', {
    files: { one: '{count} plik', few: '{count} pliki', other: '{count} pliku' },
  })
  const texts = [1, 2, 1.5].map((count) => translate('files', { count }))

  expect(texts).toEqual(['1 plik', '2 pliki', '1,5 pliku'])
})

test('a phrase that a language lacks is told in English, with its plural forms and numbers', () => {
  const translate = translateWith('nl', { here: 'hier' })

  expect(translate('here')).toBe('hier')
  expect(translate('files', { count: 1234 })).toBe('1,234 files')
})

test('a language without a catalogue is told in English', async () => {
  expect((await createTranslate('xx'))('nothing')).toBe('Nothing to fix')
})

test('a name without a value stays as it is', async () => {
  expect((await createTranslate('en'))('next')).toBe('Start with {place}.')
})
