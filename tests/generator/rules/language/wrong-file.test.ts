import { expect, test } from 'vitest'
import { applyEdits } from '#cli/validate/fix.ts'
import { type Changes, checkSmallSiteWholly } from '../../small-site.ts'
import { thirdLanguage } from '../../third-language.ts'
import { holdsForSites, sitesOf } from '../sites.ts'

/** The same story in several languages. */
const stories = {
  en: [
    'Our bakery stands beside the canal. We bake bread at night and deliver it to your door before seven.',
    'You can also order a cake with your name on it, and we will keep it for you in the shop until you come.',
  ],
  nl: [
    'Onze bakkerij staat aan de gracht. Wij bakken brood in de nacht en bezorgen het voor zeven uur bij jou thuis.',
    'Je kunt ook een taart met je naam erop bestellen, en wij bewaren die voor je in de winkel tot je komt.',
  ],
  de: [
    'Unsere Bäckerei steht am Kanal. Wir backen in der Nacht Brot und liefern es vor sieben Uhr an deine Tür.',
    'Du kannst auch eine Torte mit deinem Namen bestellen, und wir bewahren sie für dich im Laden auf, bis du kommst.',
  ],
  fr: [
    'Notre boulangerie se trouve au bord du canal. Nous cuisons le pain dans la nuit et le livrons chez vous avant sept heures.',
    'Vous pouvez aussi commander un gâteau avec votre nom, et nous le gardons pour vous dans le magasin.',
  ],
  pl: [
    'Nasza piekarnia stoi nad kanałem. Pieczemy chleb w nocy i dostarczamy go pod twoje drzwi przed siódmą.',
    'Możesz też zamówić tort ze swoim imieniem, a my zachowamy go dla ciebie w sklepie, aż przyjdziesz.',
  ],
  uk: [
    'Наша пекарня стоїть біля каналу. Ми печемо хліб уночі та привозимо його до ваших дверей до сьомої.',
    'Ви також можете замовити торт зі своїм іменем, і ми збережемо його для вас у крамниці, доки ви не прийдете.',
  ],
} as const satisfies Readonly<Record<string, readonly [string, string]>>

type Code = keyof typeof stories

/** A second story in the same languages, so that languages without a vocabulary have other texts. */
const morning: Readonly<Record<Code, string>> = {
  en: 'The shop opens before the school does. We bake your bread at night, and you can come to the door before seven.',
  nl: 'De winkel gaat open voor de school. Wij bakken je brood in de nacht, en je kunt voor zeven uur aan de deur komen.',
  de: 'Der Laden öffnet vor der Schule. Wir backen dein Brot in der Nacht, und du kannst vor sieben Uhr kommen.',
  fr: 'Le magasin ouvre avant les écoles. Nous cuisons votre pain dans la nuit, et vous pouvez venir avant sept heures.',
  pl: 'Sklep otwiera się przed szkołą. Pieczemy twój chleb w nocy, a ty możesz przyjść pod drzwi przed siódmą.',
  uk: 'Крамниця відчиняється перед школою. Ми печемо ваш хліб уночі, і ви можете прийти до дверей до сьомої.',
}

const page = (title: string, texts: readonly string[]) => `title: ${title}
description: ${JSON.stringify(texts[0])}
unlisted: true
sections:
${texts.map((text, index) => `  - { type: text, look: statement, id: s${index}, tile: key, text: ${JSON.stringify(text)} }\n`).join('')}`

/** Pages of a site in these languages. `placed` says whose text stands in the folder of a language. */
function story(codes: readonly Code[], placed: Partial<Record<Code, Code>> = {}): Changes {
  const others = codes.filter((code) => code !== 'en' && code !== 'nl')
  const languages = others.map((code) => thirdLanguage({ code, locale: code, name: code }))
  const pages = codes.flatMap((code) => [
    [`${code}/pages/story.yaml`, page(`Story ${code}`, stories[placed[code] ?? code])],
    [`${code}/pages/morning.yaml`, page(`Morning ${code}`, [morning[code]])],
  ])
  return {
    ...Object.assign({}, ...languages),
    ...Object.fromEntries(pages),
    'site.yaml': `brand: { name: Korenaar }\norigin: https://bakery.example\nlanguages: [${codes.join(', ')}]\n`,
  }
}

const swapped = (one: Code, other: Code) => ({ [one]: other, [other]: one })

const inTwo = story(['en', 'nl'])
const quoted = (text: string) =>
  `  - { type: quote, look: large, id: q, text: ${JSON.stringify(text)} }\n`
const faq = (texts: readonly string[]) =>
  `questions:\n${texts.map((text, index) => `  - { id: q${index}, question: ${JSON.stringify(text)}, answer: ${JSON.stringify(text)} }\n`).join('')}`

holdsForSites('language/wrong-file', {
  caught: {
    'both swapped': story(['en', 'nl'], swapped('en', 'nl')),
    'questions in Dutch': {
      'en/faqs/home.yaml': faq(stories.nl),
      'nl/faqs/home.yaml': faq(stories.nl),
    },
    'a page that one language has': { 'nl/pages/story.yaml': page('Story', stories.en) },
    ...sitesOf(['de', 'pl'] as const, (code) => story(['en', 'nl', code], swapped('nl', code))),
    'Dutch in Ukrainian': story(['en', 'nl', 'uk'], { uk: 'nl' }),
  },
  clean: {
    'six languages': story(['en', 'nl', 'de', 'fr', 'pl', 'uk']),
    'one word very often': {
      ...inTwo,
      'en/pages/word.yaml': page(
        'Word',
        Array.from({ length: 30 }, () => 'een'),
      ),
    },
    'names alone': {
      ...inTwo,
      'nl/pages/names.yaml': page('Namen', [
        Array.from({ length: 20 }, (_, index) => `Korenaar B${index} Amsterdam`).join(', '),
      ]),
    },
    'half of it': { ...inTwo, 'nl/pages/half.yaml': page('Half', [stories.nl[0], stories.en[1]]) },
    'a long quotation': {
      ...inTwo,
      'nl/pages/quote.yaml': `${page('Quote', [stories.nl[0]])}${quoted(stories.en.join(' '))}`,
    },
    'a region': {
      ...thirdLanguage({ code: 'nl-BE', locale: 'nl-BE' }),
      'nl-BE/pages/story.yaml': page('Story', stories.nl),
      'en/pages/story.yaml': page('Story', stories.en),
      'nl/pages/story.yaml': page('Story', stories.nl),
    },
  },
})

const wrong = (changes: Changes) =>
  checkSmallSiteWholly(changes)
    .diagnostics.filter(({ severity }) => severity === 'error')
    .map(({ at, code, message, hint }) => `${at.file} ${code} ${message} ${hint}`)

/** The first is the source, and two of the three are in each other’s place. */
const pairsOfThree = [
  ['en', 'en', 'nl'],
  ['en', 'nl', 'uk'],
  ['uk', 'en', 'uk'],
] as const

test.for(pairsOfThree)(
  'with %s as the source, %s and %s are told apart',
  ([source, one, other]) => {
    const codes = [source, ...(['en', 'nl', 'uk'] as const).filter((code) => code !== source)]
    const before = wrong(story(codes))
    const found = wrong(story(codes, swapped(one, other))).filter((each) => !before.includes(each))
    const [first] = [one, other].toSorted((a, b) => codes.indexOf(a) - codes.indexOf(b))
    expect(found.map((each) => each.split(' ', 2))).toEqual([
      [`content/${first}/pages/story.yaml`, 'language/wrong-file'],
    ])
  },
)

test('the fix puts both back', () => {
  const before = story(['en', 'nl'])
  const after = story(['en', 'nl'], swapped('en', 'nl'))
  const { diagnostics } = checkSmallSiteWholly(after)
  const edits = diagnostics.flatMap(({ code, fix }) =>
    code === 'language/wrong-file' ? (fix?.edits ?? []) : [],
  )
  for (const code of ['en', 'nl']) {
    const file = `${code}/pages/story.yaml`
    const own = edits.filter(({ at }) => at.file === `content/${file}`)
    const isText = (line: string) => /^description|text:/.test(line)
    const texts = (text = '') => text.split('\n').filter(isText)
    expect(texts(applyEdits(after[file] ?? '', own))).toEqual(texts(before[file]))
  }
})

test('files that changed places are one finding, which names both', () => {
  expect(wrong(story(['en', 'nl', 'uk'], swapped('nl', 'uk')))).toEqual([
    'content/nl/pages/story.yaml language/wrong-file This file is in Ukrainian, and has changed places with content/uk/pages/story.yaml, which is in Dutch. Put each into the folder of its language.',
  ])
})

test('of three files in each other’s place, each is told, and none is exchanged', () => {
  const turned = story(['en', 'nl', 'uk'], { en: 'nl', nl: 'uk', uk: 'en' })
  const found = checkSmallSiteWholly(turned).diagnostics.filter(
    ({ code }) => code === 'language/wrong-file',
  )
  expect(found.map(({ at, fix }) => [at.file, fix])).toEqual(
    ['en', 'nl', 'uk'].map((code) => [`content/${code}/pages/story.yaml`, undefined]),
  )
})

test('a copy of the source is not translated, a source that is a copy is in another language', () => {
  expect(wrong(story(['en', 'nl'], { nl: 'en' })).map((each) => each.split(' ', 2))).toEqual([
    ['content/nl/pages/story.yaml', 'language/untranslated-file'],
  ])
  expect(wrong(story(['en', 'nl'], { en: 'nl' })).map((each) => each.split(' ', 2))).toEqual([
    ['content/en/pages/story.yaml', 'language/wrong-file'],
  ])
})
