import { expect, test } from 'vitest'
import { checkContent, compileValidators, readFolder } from '#generator/index.ts'
import { projectRoot } from '../support/project-root.ts'
import { schemas } from './small-site.ts'

const validators = await compileValidators(schemas)
const content = readFolder(`${projectRoot}/content`, '.yaml')

type Files = ReadonlyMap<string, string>

const edit = (files: Files, path: string, change: (text: string) => string): Files =>
  new Map(files).set(path, change(files.get(path) ?? ''))

const check = (files: Files, known?: Map<string, never>, today = '2026-11-21') => {
  const { diagnostics, kept } = checkContent({
    files,
    folder: 'content',
    schemas,
    validators,
    today,
    known,
  })
  return { diagnostics, kept }
}

const dutchTitle = (title: string) => (text: string) => text.replace(/^title: .*$/m, title)

test('who checks again and again finds what a first check finds', () => {
  const about = 'nl/pages/about.yaml'
  const wrong = edit(content, about, dutchTitle('title: Over over ons, we bouwen de website'))
  const twice = edit(
    wrong,
    'nl/pages/sitemap.yaml',
    dutchTitle('title: Over over ons, we bouwen de website'),
  )
  const steps: readonly Files[] = [
    content,
    twice,
    // What all texts share changes, and what was found in each with it.
    edit(twice, 'facts.yaml', (text) => text.replace(/money: 1199/, 'money: 1299')),
    edit(twice, 'glossary.yaml', (text) => text.replace(/^( +nl: )je$/m, '$1u')),
    wrong,
    content,
  ]
  const known = new Map<string, never>()
  const counts = steps.map((files) => {
    const found = check(files, known)
    expect(found).toEqual(check(files))
    return found.diagnostics.length
  })

  expect(counts[0]).toBe(0)
  expect(counts.at(-1)).toBe(0)
  expect(counts.slice(1, -1).every((count) => count > 0)).toBe(true)
})

test('the same mistake is found wherever it stands', () => {
  const pages = ['about', 'sitemap', 'plans']
  const files = pages.reduce(
    (edited, page) =>
      edit(edited, `nl/pages/${page}.yaml`, dutchTitle('title: Wie wij zijn [date]')),
    content,
  )
  const found = check(files).diagnostics.filter(({ code }) => code === 'text/placeholder')

  expect(found.map(({ at }) => at.file)).toEqual(
    pages.toSorted().map((page) => `content/nl/pages/${page}.yaml`),
  )
})
