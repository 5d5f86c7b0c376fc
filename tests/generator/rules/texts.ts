import { expect, test } from 'vitest'
import type { MessageLanguage } from '#generator/index.ts'
import type { Changes } from '../small-site.ts'
import { findingsOfRule, holdsForSites, sitesOf } from './sites.ts'

/** One text in English and in Dutch. */
export type Both = readonly [en: string, nl: string]

/** A text in one language, beside one in the other that says nothing. */
export const inEnglish = (text: string): Both => [text, 'Gewoon een zin.']
export const inDutch = (text: string): Both => ['Just a sentence.', text]

/** Which of the texts of a section it is. */
type Role = 'heading' | 'text' | 'label'

const shared = {
  'glossary.yaml': `register: { nl: je }
names: [Coach Noor, LinkedIn, Google Ads, iDEAL]
sharedWords: { nl: [breakout] }
terms:
  - { term: plan, translations: { nl: [pakket] } }
  - { term: price, translations: { nl: [prijs, tarief] } }
  - { term: enquiry, translations: { nl: [aanvraag] } }
forbidden:
  en:
    - { word: click here, instead: what the link leads to }
    - { word: utilise, instead: use }
    - { word: synergy, instead: what you do together }
  nl:
    - { word: klik hier, instead: waar de link heen leidt }
    - { word: prijsplan, instead: pakket }
    - { word: naadloos, instead: hoe het werkt }
`,
  'facts.yaml': `price:
  core: { money: 599 }
  advance: { money: 1199 }
  bread: { money: 4 }
  hourly: { money: 69 }
vat: { rate: { percent: 21 } }
payment: { start: { percent: 25 } }
hosting: { free: { number: 12, unit: month } }
clients: { served: { number: 1250 } }
company: { email: { text: hello@bakery.example }, city: { text: Haarlem } }
`,
}

const page = (title: string, texts: Readonly<Record<Role, string>>) => `path: /
title: ${title}
description: ${title}
sections:
  - type: action
    id: start
    heading: ${JSON.stringify(texts.heading)}
    text: ${JSON.stringify(texts.text)}
    actions:
      - { label: ${JSON.stringify(texts.label)}, to: home }
    look: band
`

const english = { heading: 'Bread', text: 'We bake at night.', label: 'Order' }
const dutch = { heading: 'Brood', text: 'Wij bakken ’s nachts.', label: 'Bestel' }

/** The small site with a glossary, some facts, and a text and its translation on its page. */
const siteOf =
  (role: Role) =>
  ([en, nl]: Both): Changes => ({
    ...shared,
    'en/pages/home.yaml': page('Bakery', { ...english, [role]: en }),
    'nl/pages/home.yaml': page('Bakkerij', { ...dutch, [role]: nl }),
  })

/** What a rule says of a text and its translation. */
export const findingsOfTexts = (
  code: string,
  both: Both,
  role: Role = 'text',
  language: MessageLanguage = 'en',
) => findingsOfRule(code, siteOf(role)(both), language)

interface Corpus {
  readonly caught: readonly Both[]
  readonly clean: readonly Both[]
  /** Texts, and what they are after every fix that is offered. */
  readonly mended?: readonly (readonly [before: Both, after: Both])[]
}

/** Texts that a rule has to catch, and texts that it has to leave alone. */
export function holdsForTexts(
  code: string,
  { caught, clean, mended = [] }: Corpus,
  role: Role = 'text',
) {
  const make = siteOf(role)
  holdsForSites(code, { caught: sitesOf(caught, make), clean: sitesOf(clean, make) })

  test.for(mended)(`${code} mends %j to %j`, ([before, after]) => {
    const [edit, ...others] = findingsOfTexts(code, before).flatMap(({ fix }) => fix?.edits ?? [])
    const index = edit?.at.file.startsWith('content/en/') ? 0 : 1
    const start = (edit?.at.column ?? 0) - `    text: "`.length - 1
    const end = (edit?.at.end?.column ?? 0) - `    text: "`.length - 1
    const text = before[index]
    expect(before.with(index, `${text.slice(0, start)}${edit?.text}${text.slice(end)}`)).toEqual(
      after,
    )
    expect(others).toEqual([])
  })
}
