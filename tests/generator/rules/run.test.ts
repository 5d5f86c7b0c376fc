import { expect, test } from 'vitest'
import { checkContent, createCache } from '#generator/index.ts'
import { schemas, validators } from '../../support/project-schemas.ts'
import { smallSite } from '../small-site.ts'

test('a link to a question is looked at again once the question has another id', () => {
  const cache = createCache()
  const asked = `title: A
description: A
sections:
  - { type: faq, id: faq, heading: A, faq: asked }
  - { type: text, look: statement, id: end, tile: key, text: A, link: { label: A, to: '#faq-why' } }
`
  const counts = ['why', 'how', 'why'].map((id) => {
    const questions = `questions:\n  - { id: ${id}, question: Why?, answer: So. }\n`
    const files = new Map([
      ...Object.entries(smallSite),
      ['en/faqs/asked.yaml', questions],
      ['en/pages/asked.yaml', asked],
    ])
    const { diagnostics } = checkContent({
      ...{ files, folder: 'content', schemas, validators, today: '2026-11-21', cache },
    })
    return diagnostics.filter(({ code }) => code === 'links/anchor').length
  })

  expect(counts).toEqual([0, 1, 0])
})
