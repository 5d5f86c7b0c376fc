import { describe, expect, test } from 'vitest'
import { vocabularies } from '#generator/languages/index.ts'
import { type Changes, checkSmallSiteWholly, smallSite } from '../small-site.ts'
import { thirdLanguage } from '../third-language.ts'
import { page } from './text-page.ts'

// Polish stands for every language that nobody has written a vocabulary for.
const code = 'pl'

test('the language of these tests has no vocabulary', () => {
  expect(Object.keys(vocabularies)).not.toContain(code)
})

const about = {
  en: 'Our bakery stands beside the canal. We bake bread at night and we deliver it to your door before seven. You can also order a cake with your name on it, and we will keep it for you in the shop. If you want to see the oven, come to us on Friday.',
  nl: 'Onze bakkerij staat aan de gracht. Wij bakken brood in de nacht en bezorgen het voor zeven uur bij jou thuis. Je kunt ook een taart met je naam erop bestellen, en wij bewaren die voor je in de winkel. Wil je de oven zien, kom dan op vrijdag bij ons langs.',
  pl: 'Nasza piekarnia stoi nad kanałem. Pieczemy chleb w nocy i dostarczamy go pod twoje drzwi przed siódmą. Możesz też zamówić tort ze swoim imieniem, a my zachowamy go dla ciebie w sklepie. Jeśli chcesz zobaczyć piec, przyjdź do nas w piątek.',
}

const facts = `price:
  bread: { money: 4 }
company:
  email: { text: hello@bakery.example }
`

const glossary = `names: [Coach Noor, LinkedIn]
terms:
  - term: plan
    translations: { nl: [pakket], pl: [pakiet] }
forbidden:
  pl:
    - { word: kliknij tutaj, instead: dokąd prowadzi link }
`

const dutch = 'Een gewone zin over brood.'

/** Codes of what is found in one Polish text beside an English one, in the language of the other pages. */
const findingsOf = ([en, pl]: Pair) => {
  const changes: Changes = {
    ...thirdLanguage({ code, locale: 'pl-PL', name: 'Polski' }),
    'facts.yaml': facts,
    'glossary.yaml': glossary,
    ...Object.fromEntries(
      Object.entries(about).map(([language, text]) => [
        `${language}/pages/about.yaml`,
        page(language, text),
      ]),
    ),
    'en/pages/test.yaml': page('Test en', en),
    'nl/pages/test.yaml': page('Test nl', dutch),
    'pl/pages/test.yaml': page('Test pl', pl),
    'pl/pages/home.yaml': smallSite['nl/pages/home.yaml']
      ?.replace('Bakkerij in Haarlem', 'Piekarnia w Haarlemie')
      .replace(/Brood .*/, 'Chleb z pieca na drewno, pieczony co noc w Haarlemie.')
      .replace(/Wij .*/, 'Pieczemy w nocy.'),
  }
  return checkSmallSiteWholly(changes)
    .diagnostics.filter(
      ({ at, path = '' }) =>
        at.file === 'content/pl/pages/test.yaml' && path !== 'title' && path !== 'description',
    )
    .map(({ code: found }) => found)
}

type Pair = readonly [english: string, polish: string]
const same = (text: string): Pair => [text, text]

const caught: readonly (readonly [found: string, ...Pair])[] = [
  ['language/untranslated', ...same('We bake at night and deliver before seven.')],
  ['language/wrong-language', 'Come in.', 'We bake bread at night and you can order it.'],
  ['facts/mismatch', 'A loaf weighs 850 grams.', 'Bochenek waży 580 gramów.'],
  ['facts/unknown', 'It costs {{price.bread}}.', 'To kosztuje {{price.bred}}.'],
  ['markup/mismatch', 'Read [about us](about).', 'Przeczytaj o nas.'],
  ['links/twin', 'Read [about us](about).', 'Przeczytaj [o nas](home).'],
  ['glossary/term', 'Coach Noor bakes.', 'Trener Noor piecze.'],
  ['glossary/name', 'Follow us on LinkedIn.', 'Obserwuj nas na Linkedin, nie LinkedIn.'],
  ['glossary/forbidden', 'The shop', 'Kliknij tutaj'],
  [
    'language/length',
    'We bake at night. We deliver before seven. You pay at the door, and the tin is yours to keep.',
    'Pieczemy w nocy.',
  ],
]

const clean: readonly Pair[] = [
  ['We bake at night.', 'Pieczemy w nocy.'],
  same('Coach Noor'),
  same('{{company.email}}'),
  ['Ready in 3 days', 'Gotowe w trzy dni'],
  ['Choose a plan', 'Wybierz pakiet'],
  ['He said: “We bake bread at night.”', 'Powiedział: „We bake bread at night”.'],
  [
    'You can order a cake with your name on it, and we will keep it for you in the shop.',
    'Możesz zamówić tort ze swoim imieniem, a my zachowamy go dla ciebie w sklepie.',
  ],
]

describe('in a language without a vocabulary', () => {
  test.for(caught)('%s: %s | %s', ([found, en, pl]) => {
    expect(findingsOf([en, pl])).toContain(found)
  })

  test.for(clean)('nothing: %s | %s', (pair) => {
    expect(findingsOf(pair)).toEqual([])
  })
})

test.for(['ja', 'zh-Hant', 'ko'])('the length of a text in %s is judged by its script', (dense) => {
  const text = {
    ja: '夜に焼き、七時前にお届けします。お支払いは玄関先で。',
    'zh-Hant': '我們在夜間烘焙，七點前送達。您在門口付款。',
    ko: '밤에 굽고 일곱 시 전에 배달합니다. 현관에서 결제하세요.',
  }
  const changes: Changes = {
    ...thirdLanguage({ code: dense }),
    'en/pages/test.yaml': page(
      'Test',
      'We bake at night and deliver before seven. You pay at the door.',
    ),
    'nl/pages/test.yaml': page('Test nl', dutch),
    [`${dense}/pages/test.yaml`]: page('テスト', Reflect.get(text, dense)),
  }
  const { diagnostics } = checkSmallSiteWholly(changes)
  const found = diagnostics.filter(
    ({ at, path = '' }) =>
      at.file.startsWith(`content/${dense}/pages/test`) && path.includes('text'),
  )
  expect(found.map(({ code: of }) => of)).toEqual([])
})
