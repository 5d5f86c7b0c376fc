import { expect, test } from 'vitest'
import { checkSmallSiteWholly } from '../small-site.ts'
import { businessTexts } from './business-texts.ts'

const facts = `price:
  core: { money: 599 }
company:
  name: { text: Korenaar }
`

/** A page of one section for each text. */
const page = (texts: readonly string[]) => `title: A page of the bakery
description: Text
sections:
${texts.map((text, index) => `  - { type: text, look: statement, id: s${index}, tile: key, text: ${JSON.stringify(text)} }\n`).join('')}`

test.for(Object.entries(businessTexts))('%s say the same in both languages', ([, pairs]) => {
  const { diagnostics } = checkSmallSiteWholly({
    'facts.yaml': facts,
    'glossary.yaml': 'register: { nl: je }\n',
    'en/pages/text.yaml': page(pairs.map(([english]) => english)),
    'nl/pages/text.yaml': page(pairs.map(([, dutch]) => dutch)),
  })
  const found = diagnostics.flatMap(({ path = '', code, message }) => {
    const [, index] = /^sections\[s(\d+)\]/.exec(path) ?? []
    return index === undefined ? [] : [`${pairs[Number(index)]?.join(' | ')}: ${code} ${message}`]
  })
  expect(found).toEqual([])
})
