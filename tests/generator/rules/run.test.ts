import { expect, test } from 'vitest'
import { textPairs } from '#generator/compare/pairs.ts'
import { sameValuesOf } from '#generator/compare/shared-values.ts'
import { checkContent, createCache } from '#generator/index.ts'
import { schemas, validators } from '../../support/project-schemas.ts'
import { smallSite } from '../small-site.ts'

const small: Files = new Map(Object.entries(smallSite))

type Files = ReadonlyMap<string, string>

const edit = (files: Files, path: string, change: (text: string) => string): Files =>
  new Map(files).set(path, change(files.get(path) ?? ''))

const checkWith = (files: Files, cache = createCache()) =>
  checkContent({ files, folder: 'content', schemas, validators, today: '2026-11-21', cache })

test('a language is what it says now, in the files that did not change too', () => {
  const known = createCache()
  const locales = ['nl', 'nl-BE', 'nl'].map((locale) => {
    const files = edit(small, 'nl/language.yaml', (text) =>
      text.replace(/^locale: .*$/m, `locale: ${locale}`),
    )
    const { site } = checkWith(files, known)
    const said = [...textPairs(site), ...sameValuesOf(site)].map(({ language }) => language.locale)
    return [...new Set(said)]
  })

  expect(locales).toEqual([['nl'], ['nl-BE'], ['nl']])
})

test('a link to a question is looked at again once the question has another id', () => {
  const known = createCache()
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
