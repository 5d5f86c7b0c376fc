import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { textPairs } from '#generator/compare/pairs.ts'
import { sameValuesOf } from '#generator/compare/shared-values.ts'
import { type Content, checkContent, createContent, readContent } from '#generator/index.ts'
import type { ToolBuilderContent } from '#site/types.ts'
import { withNamedHelplines } from '../../support/copy-site.ts'
import { projectRoot } from '../../support/project-root.ts'
import { schemas, validators } from '../../support/project-schemas.ts'
import { smallSite } from '../small-site.ts'

/** The content with one category of trades, as the banks of all would take most of the time. */
const content = withOneCategory(readContent(`${projectRoot}/content`))

const small: Files = new Map(Object.entries(smallSite))

type Files = ReadonlyMap<string, string>

function withOneCategory(files: Files): Files {
  const path = 'en/tool-builder.yaml'
  const builder: ToolBuilderContent = parse(files.get(path) ?? '')
  const [category] = builder.categories
  const trades = new Set(category?.subcategories.map(({ id }) => id))
  const isKept = (file: string) => {
    const [, trade] = /quiz-banks\/(.+)\.yaml$/.exec(file) ?? []
    return trade === undefined || trades.has(trade)
  }
  return withNamedHelplines(
    [...files]
      .filter(([file]) => isKept(file))
      .map(([file, text]): [string, string] => [
        file,
        file === path ? stringify({ ...builder, categories: [category] }) : text,
      ]),
  )
}

const edit = (files: Files, path: string, change: (text: string) => string): Files =>
  new Map(files).set(path, change(files.get(path) ?? ''))

const checkWith = (files: Files, content = createContent()) =>
  checkContent({ files, folder: 'content', schemas, validators, today: '2026-11-21', content })

const check = (files: Files, known?: Content) => {
  const { diagnostics, kept } = checkWith(files, known)
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
  const known = createContent()
  const counts = steps.map((files) => {
    const found = check(files, known)
    expect(found).toEqual(check(files))
    return found.diagnostics.length
  })

  expect(counts[0]).toBe(0)
  expect(counts.at(-1)).toBe(0)
  expect(counts.slice(1, -1).every((count) => count > 0)).toBe(true)
})

test('a language is what it says now, in the files that did not change too', () => {
  const known = createContent()
  const locales = ['nl', 'nl-BE', 'nl'].map((locale) => {
    const files = edit(small, 'nl/language.yaml', (text) =>
      text.replace(/^locale: .*$/m, `locale: ${locale}`),
    )
    const { site, memo } = checkWith(files, known)
    const said = [...textPairs(site, memo), ...sameValuesOf(site, memo)].map(
      ({ language }) => language.locale,
    )
    return [...new Set(said)]
  })

  expect(locales).toEqual([['nl'], ['nl-BE'], ['nl']])
})

test('a link to a question is looked at again once the question has another id', () => {
  const known = createContent()
  const asked = `title: A
description: A
sections:
  - { type: faq, id: faq, heading: A, faq: asked }
  - { type: text, look: statement, id: end, tile: key, text: A, link: { label: A, to: '#faq-why' } }
`
  const counts = ['why', 'how', 'why'].map((id) => {
    const questions = `questions:\n  - { id: ${id}, question: Why?, answer: So. }\n`
    const files = new Map([
      ...small,
      ['en/faqs/asked.yaml', questions],
      ['en/pages/asked.yaml', asked],
    ])
    const { diagnostics } = checkWith(files, known)
    return diagnostics.filter(({ code }) => code === 'links/anchor').length
  })

  expect(counts).toEqual([0, 1, 0])
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
