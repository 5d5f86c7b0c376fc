import { describe, expect, test } from 'vitest'
import { type Changes, checkSmallSiteWholly } from '../small-site.ts'
import { thirdLanguage } from '../third-language.ts'

/** An English text and its translation. */
export type Translated = readonly [english: string, translation: string]

interface LanguageCorpus {
  readonly code: string
  readonly locale: string
  readonly glossary: string
  /** What must be found in a translation, by its code. */
  readonly caught: readonly (readonly [found: string, ...Translated])[]
  /** Translations in which nothing may be found. */
  readonly clean: readonly Translated[]
}

const page = (title: string, text: string) => `title: ${title}
description: ${title} – ${title}
unlisted: true
sections:
  - type: action
    id: about
    tile: key
    text: ${JSON.stringify(text)}
    actions: [{ label: Blog, to: home }]
    look: line
`

/** Proves the figures and the vocabulary of a language on texts as sites have them. */
export function holdsForLanguage({ code, locale, glossary, caught, clean }: LanguageCorpus) {
  const findingsOf = ([english, translation]: Translated) => {
    const changes: Changes = {
      ...thirdLanguage({ code, locale }),
      'facts.yaml': 'price:\n  bread: { money: 4 }\n',
      'glossary.yaml': glossary,
      'en/pages/test.yaml': page('Test en', english),
      'nl/pages/test.yaml': page('Test nl', 'Een gewone zin over brood.'),
      [`${code}/pages/test.yaml`]: page('Test', translation),
    }
    return checkSmallSiteWholly(changes)
      .diagnostics.filter(({ at }) => at.file === `content/${code}/pages/test.yaml`)
      .filter(({ path = '' }) => path.includes('text'))
      .map((found) => found.code)
  }

  describe(`${code} catches`, () => {
    test.for(caught)('%s: %s | %s', ([found, english, translation]) => {
      expect(findingsOf([english, translation])).toContain(found)
    })
  })

  describe(`${code} leaves alone`, () => {
    test.for(clean)('%s | %s', (pair) => {
      expect(findingsOf(pair)).toEqual([])
    })
  })
}
