import type { Changes } from '../small-site.ts'
import { findingsOfRule, holdsForSites, sitesOf } from './sites.ts'

/** One text in English and in Dutch. */
export type Both = readonly [en: string, nl: string]

/** Which of the texts of a section it is. */
type Role = 'heading' | 'text' | 'label'

const glossary = `register: { nl: je }
names: [Coach Noor, LinkedIn, Google Ads, iDEAL]
sharedWords: { nl: [breakout] }
terms:
  - term: plan
    translations: { nl: [pakket] }
    unless: [floor plan]
  - term: strategy call
    translations: { nl: [strategiegesprek] }
  - term: revision round
    translations: { nl: [correctieronde] }
  - term: price
    translations: { nl: [prijs, tarief] }
  - term: enquiry
    translations: { nl: [aanvraag] }
  - term: vat
    translations: { nl: [btw] }
  - term: letter
    translations: { nl: [brief] }
forbidden:
  en:
    - { word: click here, instead: what the link leads to }
    - { word: seamless, instead: how it works }
    - { word: utilise, instead: use }
    - { word: synergy, instead: what you do together }
  nl:
    - { word: klik hier, instead: waar de link heen leidt }
    - { word: prijsplan, instead: pakket }
    - { word: ontzorgen, instead: wat je uit handen neemt }
    - { word: naadloos, instead: hoe het werkt }
    - { word: offertegesprek, instead: strategiegesprek }
`

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
const dutch = {
  heading: 'Brood',
  text: 'Vandaag de beste pakketten, klaar in drie weken: een prijs vooraf, meer aanvragen, minder werk, geen kosten, alle redenen, het eerste gesprek, de aanpak, je verhaal, klanten.',
  label: 'Bestel',
}

const siteOf =
  (role: Role) =>
  ([en, nl]: Both): Changes => ({
    'glossary.yaml': glossary,
    'en/pages/home.yaml': page('Bakery', { ...english, [role]: en }),
    'nl/pages/home.yaml': page('Bakkerij', { ...dutch, [role]: nl }),
  })

/** What a rule says of a text and its translation. */
export const wordFindings = (code: string, both: Both, role: Role) =>
  findingsOfRule(code, siteOf(role)(both))

interface Corpus {
  readonly caught: readonly Both[]
  readonly clean: readonly Both[]
}

/** Texts that a rule has to catch, and texts that it has to leave alone. */
export const holdsForWords = (code: string, role: Role, { caught, clean }: Corpus) =>
  holdsForSites(code, {
    caught: sitesOf(caught, siteOf(role)),
    clean: sitesOf(clean, siteOf(role)),
  })

/** A text in one language, beside one in the other that says nothing. */
export const inEnglish = (text: string): Both => [text, 'Gewoon een zin.']
export const inDutch = (text: string): Both => ['Just a sentence.', text]
