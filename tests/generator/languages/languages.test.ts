import { describe, expect, test } from 'vitest'
import { vocabularies } from '#generator/languages/index.ts'
import { checkSmallSiteWholly } from '../small-site.ts'
import { thirdLanguage } from '../third-language.ts'

/** An English text and its translation. */
type Translated = readonly [english: string, translation: string]

interface LanguageCorpus {
  readonly code: string
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
  - { type: action, look: line, id: about, tile: key, text: ${JSON.stringify(text)}, actions: [{ label: Blog, to: home }] }
`

/** The codes of what is found in the text of a page that a language has beside English and Dutch. */
const findingsOf = (code: string, [english, translation]: Translated, glossary = '') =>
  checkSmallSiteWholly({
    ...thirdLanguage({ code }),
    'facts.yaml': 'price:\n  bread: { money: 4 }\n',
    'glossary.yaml': glossary,
    'en/pages/test.yaml': page('Test en', english),
    'nl/pages/test.yaml': page('Test nl', 'Een gewone zin over brood.'),
    [`${code}/pages/test.yaml`]: page('Test', translation),
  })
    .diagnostics.filter(({ at }) => at.file === `content/${code}/pages/test.yaml`)
    .flatMap((found) => (found.path?.includes('text') ? [found.code] : []))

const corpora: readonly LanguageCorpus[] = [
  {
    code: 'de',
    glossary: `register: { de: Sie }
terms:
  - term: plan
    translations: { de: [Paket] }
`,
    caught: [
      ['facts/mismatch', 'We open at 8:30 am', 'Wir öffnen um 9.30 Uhr'],
      ['facts/mismatch', 'Valid until 31 December 2026', 'Gültig bis 31. Dezember 2025'],
      ['language/untranslated', 'See how it works', 'See how it works'],
      ['language/wrong-language', 'Our bread', 'Our bread is baked with care and it keeps.'],
      ['language/register', 'Tell us about your shop', 'Erzählen Sie uns von deinem Laden'],
      ['glossary/term', 'Choose a plan', 'Wählen Sie ein Abonnement'],
    ],
    clean: [
      ['Choose one of the two.', 'Wählen Sie eins von beiden.'],
      ['A half-hour call: 30 minutes', 'Ein Gespräch von einer halben Stunde: 30 Minuten'],
      ['Twice as fast', 'Doppelt so schnell'],
      ['Valid until 31 December 2026', 'Gültig bis 31. Dezember 2026'],
      ['More than 1.2 million visitors', 'Mehr als 1,2 Mio. Besucher'],
      ['Workshops & Events', 'Workshops & Team'],
      ['We call you tomorrow', 'Wir rufen Sie morgen an, und Ihre Brote sind dann fertig'],
      ['Choose a plan', 'Wählen Sie ein Paket'],
    ],
  },
  // Polish stands for every language that nobody has written a vocabulary for.
  {
    code: 'pl',
    glossary: `names: [Coach Noor, LinkedIn]
terms:
  - term: plan
    translations: { nl: [pakket], pl: [pakiet] }
forbidden:
  pl:
    - { word: kliknij tutaj, instead: dokąd prowadzi link }
`,
    caught: [
      [
        'language/untranslated',
        'We bake at night and deliver before seven.',
        'We bake at night and deliver before seven.',
      ],
      ['language/wrong-language', 'Come in.', 'We bake bread at night and you can order it.'],
      ['facts/mismatch', 'A loaf weighs 850 grams.', 'Bochenek waży 580 gramów.'],
      ['facts/unknown', 'It costs {{price.bread}}.', 'To kosztuje {{price.bred}}.'],
      ['glossary/term', 'Coach Noor bakes.', 'Trener Noor piecze.'],
      ['glossary/name', 'Follow us on LinkedIn.', 'Obserwuj nas na Linkedin, nie LinkedIn.'],
      ['glossary/forbidden', 'The shop', 'Kliknij tutaj'],
      [
        'language/length',
        'We bake at night. We deliver before seven. You pay at the door, and the tin is yours to keep.',
        'Pieczemy w nocy.',
      ],
    ],
    clean: [
      ['We bake at night.', 'Pieczemy w nocy.'],
      ['Coach Noor', 'Coach Noor'],
      ['Ready in 3 days', 'Gotowe w trzy dni'],
      ['Choose a plan', 'Wybierz pakiet'],
      ['He said: “We bake bread at night.”', 'Powiedział: „We bake bread at night”.'],
    ],
  },
]

test('one of these languages has a vocabulary', () => {
  expect(corpora.map(({ code }) => Object.hasOwn(vocabularies, code))).toEqual([true, false])
})

describe.for(corpora)('in $code', ({ code, glossary, caught, clean }) => {
  test.for(caught)('%s: %s | %s', ([found, ...pair]) => {
    expect(findingsOf(code, pair, glossary)).toContain(found)
  })

  test.for(clean)('nothing: %s | %s', (pair) => {
    expect(findingsOf(code, pair, glossary)).toEqual([])
  })
})

test.for([
  ['ja', '夜に焼き、七時前にお届けします。お支払いは玄関先で。'],
  ['zh-Hant', '我們在夜間烘焙，七點前送達。您在門口付款。'],
  ['ko', '밤에 굽고 일곱 시 전에 배달합니다. 현관에서 결제하세요.'],
] as const)('the length of a text in %s is judged by its script', ([code, text]) => {
  const english = 'We bake at night and deliver before seven. You pay at the door.'
  expect(findingsOf(code, [english, text])).toEqual([])
})
