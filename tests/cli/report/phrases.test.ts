import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { phrases, translateWith } from '#cli/report/phrases.ts'
import { projectRoot } from '../../support/project-root.ts'

/** The names in each phrase; of one with plural forms, those of all of them. */
const shapeOf = (catalogue: object) =>
  Object.entries(catalogue)
    .map(([key, phrase]) => {
      const names = new Set(JSON.stringify(phrase).match(/\{\w+\}/g))
      return [key, typeof phrase, ...[...names].toSorted()].join(' ')
    })
    .toSorted()

test.for(globSync('generator/languages/*/cli.yaml', { cwd: projectRoot }))(
  '%s has every phrase, with the same names in it',
  (file) => {
    const catalogue = parse(readFileSync(join(projectRoot, file), 'utf8'))
    expect(shapeOf(catalogue)).toEqual(shapeOf(phrases))
  },
)

test('a phrase that a language lacks is told in English, with its plural forms and numbers', () => {
  const translate = translateWith('nl', { here: 'hier' })

  expect(translate('here')).toBe('hier')
  expect(translate('files', { count: 1234 })).toBe('1,234 files')
  expect(translate('next')).toBe('Start with {place}.')
})
