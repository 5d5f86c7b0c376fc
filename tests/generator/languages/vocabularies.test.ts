import { describe, expect, test } from 'vitest'
import { type Changes, checkSmallSiteWholly } from '../small-site.ts'
import { thirdLanguage } from '../third-language.ts'
import { page } from './text-page.ts'

/** An English text and its translation. */
type Translated = readonly [english: string, translation: string]

interface LanguageCorpus {
  readonly code: string
  readonly locale: string
  readonly glossary: string
  /** What must be found in a translation, by its code. */
  readonly caught: readonly (readonly [found: string, ...Translated])[]
  /** Translations in which nothing may be found. */
  readonly clean: readonly Translated[]
}

/** Proves the figures and the vocabulary of a language on texts as sites have them. */
function holdsForLanguage({ code, locale, glossary, caught, clean }: LanguageCorpus) {
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

holdsForLanguage({
  code: 'de',
  locale: 'de-DE',
  glossary: `register: { de: Sie }
terms:
  - term: plan
    translations: { de: [Paket] }
`,
  caught: [
    ['facts/mismatch', 'Rated 4.8 out of 5', 'Bewertet mit 4,6 von 5'],
    ['facts/mismatch', 'A half-hour call: 30 minutes', 'Ein Gespräch von einer Stunde'],
    ['facts/mismatch', 'We open at 8:30 am', 'Wir öffnen um 9.30 Uhr'],
    ['facts/mismatch', '15% off', '25 Prozent Rabatt'],
    ['facts/mismatch', 'Valid until 31 December 2026', 'Gültig bis 31. Dezember 2025'],
    ['language/untranslated', 'See how it works', 'See how it works'],
    ['language/wrong-language', 'Our bread', 'Our bread is baked with care and it keeps.'],
    ['language/register', 'Tell us about your shop', 'Erzählen Sie uns von deinem Laden'],
    ['glossary/term', 'Choose a plan', 'Wählen Sie ein Abonnement'],
  ],
  clean: [
    ['Choose one of the two.', 'Wählen Sie eins von beiden.'],
    ['Rated 4.8 out of 5', 'Bewertet mit 4,8 von 5'],
    ['A half-hour call: 30 minutes', 'Ein Gespräch von einer halben Stunde: 30 Minuten'],
    ['We open at 8:30 am', 'Wir öffnen um 8.30 Uhr'],
    ['Twenty-five loaves', 'Fünfundzwanzig Brote'],
    ['One and a half days', 'Anderthalb Tage'],
    ['Twice as fast', 'Doppelt so schnell'],
    ['Valid until 31 December 2026', 'Gültig bis 31. Dezember 2026'],
    ['More than 1.2 million visitors', 'Mehr als 1,2 Mio. Besucher'],
    ['At most 3 rounds', 'Höchstens 3 Runden'],
    ['Workshops & Events', 'Workshops & Team'],
    ['We call you tomorrow', 'Wir rufen Sie morgen an, und Ihre Brote sind dann fertig'],
    ['Choose a plan', 'Wählen Sie ein Paket'],
  ],
})
