import type { Changes } from '../small-site.ts'
import { findingsOfRule, holdsForSites, sitesOf } from './sites.ts'

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

type SearchedLanguage = 'en' | 'nl'

const siteOf =
  (language: SearchedLanguage) =>
  (texts: PageTexts): Changes => ({ [`${language}/pages/bread.yaml`]: page(texts) })

/** What a rule about search results says of a page, in English unless told otherwise. */
export const searchFindings = (code: string, texts: PageTexts, language: SearchedLanguage = 'en') =>
  findingsOfRule(code, siteOf(language)(texts))

interface Corpus {
  readonly caught: readonly PageTexts[]
  readonly clean: readonly PageTexts[]
}

/** Pages that a rule has to catch, and pages that it has to leave alone. */
export const holdsForSearch = (
  code: string,
  language: SearchedLanguage,
  { caught, clean }: Corpus,
) =>
  holdsForSites(code, {
    caught: sitesOf(caught, siteOf(language)),
    clean: sitesOf(clean, siteOf(language)),
  })
