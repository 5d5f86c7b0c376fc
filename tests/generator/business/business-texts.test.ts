import { expect, test } from 'vitest'
import { checkSmallSiteWholly } from '../small-site.ts'
import { businessTexts } from './business-texts.ts'

const page = (text: string) => `title: A page of the bakery
description: Text
sections:
  - type: text
    look: statement
    id: about
    tile: key
    text: ${JSON.stringify(text)}
`

const facts = `price:
  core: { money: 599 }
company:
  name: { text: Korenaar }
`

/** What is found in a text and its translation, whatever its severity. */
const findingsIn = (english: string, dutch: string) =>
  checkSmallSiteWholly({
    'facts.yaml': facts,
    'glossary.yaml': 'register: { nl: je }\n',
    'en/pages/text.yaml': page(english),
    'nl/pages/text.yaml': page(dutch),
  })
    .diagnostics.filter(({ path }) => path === 'sections[about].text')
    .map(({ code, message }) => `${code} ${message}`)

const pairs = Object.entries(businessTexts).flatMap(([kind, each]) =>
  each.map(([english, dutch]) => [kind, english, dutch] as const),
)

test.for(pairs)('%s: %s | %s', ([, english, dutch]) => {
  expect(findingsIn(english, dutch)).toEqual([])
})
