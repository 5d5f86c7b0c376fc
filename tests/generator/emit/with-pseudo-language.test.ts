import { expect, test } from 'vitest'
import {
  checkContent,
  createCache,
  emitData,
  readFolder,
  withPseudoLanguage,
} from '#generator/index.ts'
import { projectRoot } from '../../support/project-root.ts'
import { schemas, validators } from '../../support/project-schemas.ts'
import { smallSite } from '../small-site.ts'

const small = new Map(
  Object.entries(smallSite).flatMap(([path, text]) => (text === undefined ? [] : [[path, text]])),
)
const written = readFolder(`${projectRoot}/content`, '.yaml')

test('the source language comes a second time; everything else stays as it is', () => {
  const files = withPseudoLanguage(small, schemas, createCache())
  expect([...files].slice(0, small.size)).toEqual([...small])
  expect([...files.keys()].slice(small.size).toSorted()).toEqual([
    'qps/language.yaml',
    'qps/navigation.yaml',
    'qps/pages/home.yaml',
  ])
  expect(JSON.parse(files.get('qps/pages/home.yaml') ?? '')).toEqual({
    path: '/',
    title: expect.stringMatching(/^Båkérÿ /),
    description: expect.stringMatching(/^Bréåd fröm å wööd övéñ/),
    sections: [{ type: 'statement', id: 'about', tile: 'key', text: 'Wéé bååkéé ååt ñîîght.' }],
  })
  expect(JSON.parse(files.get('qps/language.yaml') ?? '')).toMatchObject({
    name: 'Pseudo',
    short: 'QPS',
    locale: 'en',
    words: { skip: 'Åå wöörd' },
  })
})

test.for([
  ['a page of some languages only', 'en/pages/home.yaml', 'languages: [en]\n'],
  ['a file that cannot be read', 'en/pages/home.yaml', 'title: [\n'],
] as const)('%s has no twin', ([, path, text]) => {
  const files = withPseudoLanguage(new Map([...small, [path, text]]), schemas, createCache())
  expect([...files.keys()]).not.toContain('qps/pages/home.yaml')
})

test('with it the content of this repository is clean, and a third longer', async () => {
  const files = withPseudoLanguage(written, schemas, createCache())
  const { site, cache, diagnostics } = checkContent({
    files,
    folder: 'content',
    schemas,
    validators,
    today: '2026-01-01',
  })
  expect(diagnostics.filter(({ language }) => language === 'qps')).toEqual([])
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])

  const { pages } = emitData(site, cache)
  const length = (code: string) =>
    textOf(pages.find(({ language, name }) => language === code && name === 'home')?.page).length
  const ratio = length('qps') / length('en')
  expect(ratio).toBeGreaterThan(1.2)
  expect(ratio).toBeLessThan(1.4)
})

/** Every text of a value that is more than a name. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value.includes(' ') ? value : ''
  if (typeof value !== 'object' || value === null) return ''
  return Object.values(value).map(textOf).join('')
}
