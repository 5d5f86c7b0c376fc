import { describe, expect, test } from 'vitest'
import { findingsOfRule } from './sites.ts'
import { expectVariety } from './variety.ts'

interface PageTexts {
  readonly title?: string
  readonly description?: string
  readonly heading?: string
  /** Keys of the page itself. */
  readonly more?: string
}

const page = ({
  title = 'Bread from a wood oven',
  description = 'Bread from a wood oven, baked every night in Haarlem and brought to your door by seven.',
  heading = 'Our bread',
  more = '',
}: PageTexts) => `title: ${JSON.stringify(title)}
description: ${JSON.stringify(description)}
${more}sections:
  - type: action
    id: start
    heading: ${JSON.stringify(heading)}
    actions: [{ label: Order, to: home }]
    look: band
`

/** What a rule about search results says of a page, in English unless told otherwise. */
export const searchFindings = (code: string, texts: PageTexts, language: 'en' | 'nl' = 'en') =>
  findingsOfRule(code, { [`${language}/pages/bread.yaml`]: page(texts) }).filter(({ at }) =>
    at.file.endsWith('pages/bread.yaml'),
  )

interface Corpus {
  readonly caught: readonly PageTexts[]
  readonly clean: readonly PageTexts[]
}

/** Pages that a rule has to catch, and pages that it has to leave alone. */
export function holdsForSearch(code: string, language: 'en' | 'nl', { caught, clean }: Corpus) {
  describe(`${code} in ${language} catches`, () => {
    test.for(caught)('%j', (texts) => {
      expect(searchFindings(code, texts, language)).toHaveLength(1)
    })
  })

  describe(`${code} in ${language} leaves alone`, () => {
    test.for(clean)('%j', (texts) => {
      expect(searchFindings(code, texts, language)).toEqual([])
    })
  })

  test(`${code} has a corpus worth the name in ${language}`, () => {
    for (const cases of [caught, clean]) expectVariety(cases)
  })
}
