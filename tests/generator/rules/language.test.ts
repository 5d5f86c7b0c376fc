import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { readShippedWords } from '#generator/languages/shipped-words.ts'
import { edit } from '../edit.ts'
import { type Changes, checkSmallSiteWholly, smallSite } from '../small-site.ts'
import { thirdLanguage } from '../third-language.ts'
import { findingsOfRule, holdsForSites, type Sites, sitesOf } from './sites.ts'
import { type Both, holdsForWords, inDutch, inEnglish, wordFindings } from './words.ts'

const wrongLanguage = 'language/wrong-language'

holdsForWords(wrongLanguage, 'text', {
  caught: [
    inDutch('We build the site and the funnel.'),
    inDutch('**The promise** in one sentence, before anybody scrolls'),
    inDutch('Dit is klaar.\n\nThere is no subscription after that.'),
    inEnglish('Your site is ready. Daarna betaal je niets meer.'),
    inEnglish('Vertel wat je doet.'),
    inEnglish('We bake at night.\n\nOverdag slapen onze bakkers, behalve op zaterdag.'),
  ],
  clean: [
    inDutch('Made by Korenaar'),
    inEnglish('Jan de Vries, Piet van der Berg and Anna van den Heuvel'),
    inEnglish('We work with the Autoriteit Persoonsgegevens and Bureau voor de Statistiek.'),
    inEnglish('The Dutch say “doe maar gewoon, dan doe je al gek genoeg”.'),
    inEnglish('A studio in ’s-Hertogenbosch, en suite'),
    inDutch('Stuur ons een bericht, dan krijg je morgenochtend antwoord.'),
    inEnglish('The Dutch say “wie het kleine niet eert, is het grote niet weerd”.'),
    inEnglish('Bread rolls, rye bread, butter cake, apple pie, ginger biscuits, oat bars'),
  ],
})

test('what is not translated at all is not told again', () => {
  const sentence = 'We bake the bread at night and deliver it before you wake up.'
  expect(wordFindings(wrongLanguage, [sentence, sentence], 'text')).toEqual([])
})

/** Copy that was written in each language, one sentence each. */
const pairs: readonly (readonly [en: readonly string[], nl: readonly string[]])[] = [
  [
    [
      'You tell us how you work and what clients ask you.',
      'AI makes the first draft and we edit it until it sounds like you.',
    ],
    [
      'Jij vertelt hoe je werkt en wat klanten je vragen.',
      'AI maakt de eerste versie en wij schaven eraan tot het klinkt als jij.',
    ],
  ],
  [
    ['Your page tells them what you do.', 'It never asks what they need, so nothing starts.'],
    ['Je pagina vertelt wat je doet, maar vraagt niet wat iemand zoekt.', 'Dus begint er niets.'],
  ],
  [
    [
      'The call is free and you are not tied to anything.',
      'Fill in the form below, then pick a time that suits you.',
    ],
    [
      'Het gesprek is gratis en je zit nergens aan vast.',
      'Vul hieronder het formulier in en kies daarna een moment dat je uitkomt.',
    ],
  ],
]

holdsForWords('language/length', 'text', {
  caught: [
    // The last sentence is missing in Dutch, in long texts in which it is a large part.
    ...pairs.map(([en, nl]): Both => [[...en, ...en].join(' '), nl.join(' ')]),
    // One sentence of the Dutch was left, and a text that kept what was taken out.
    [
      'Would something like this suit your business? We are glad to think along with you.',
      'We denken graag mee.',
    ],
    ...pairs.slice(0, 1).map(([en, nl]): Both => [en.join(' '), [...nl, ...nl].join(' ')]),
  ],
  clean: [
    ...pairs.map(([en, nl]): Both => [en.join(' '), nl.join(' ')]),
    ...pairs
      .slice(0, 1)
      .map(([en, nl]): Both => [[...en, ...en].join(' '), [...nl, ...nl].join(' ')]),
    ['See the plans', 'Bekijk alle pakketten en prijzen'],
    [
      'Read [our terms of service](https://bakery.example/a/very/long/address) before you order anything here.',
      'Lees [de voorwaarden](https://bakery.example) voordat je hier iets bestelt.',
    ],
  ],
})

const { words: shipped, notFound } = readShippedWords('en')

const words: Readonly<Record<string, unknown>> = { ...shipped }

/** The small site in English and a language, whose words are those of English but for some. */
const speaking = (code: string, own: unknown, others: object = { notFound }): Changes => ({
  'site.yaml': (smallSite['site.yaml'] ?? '').replace('[en, nl]', `[en, ${code}]`),
  ...Object.fromEntries(
    ['language', 'navigation', 'pages/home'].flatMap((file) => [
      [`nl/${file}.yaml`, undefined],
      [`${code}/${file}.yaml`, smallSite[`nl/${file}.yaml`]],
    ]),
  ),
  [`${code}/language.yaml`]: stringify({
    ...parse(smallSite['nl/language.yaml'] ?? ''),
    locale: code,
    words: own,
    ...others,
  }),
})

const without = (...gone: readonly string[]) =>
  Object.fromEntries(Object.entries(words).filter(([name]) => !gone.includes(name)))

holdsForSites('language/missing-words', {
  caught: {
    'no words for unknown addresses': speaking('pt', words, {}),
    'no word for a menu': speaking('pt', without('menu')),
    'no word of plans, where there are some': {
      ...speaking('pt', without('popular')),
      'catalog.yaml': 'plans: []\n',
    },
    'no word': speaking('da', {}),
    'words that are none': speaking('sv', 'all'),
  },
  clean: {
    'a page of its own for unknown addresses': {
      ...speaking('pt', words, {}),
      ...Object.fromEntries(
        ['en', 'pt'].map((code) => [
          `${code}/pages/lost.yaml`,
          (smallSite[`${code === 'pt' ? 'nl' : code}/pages/home.yaml`] ?? '').replace(
            /^path: .*$/m,
            'status: 404',
          ),
        ]),
      ),
    },
    ...sitesOf(['uk', 'de-AT', 'en-US'], (code) => speaking(code, without('menu'))),
    ...sitesOf(['pt-BR'], (code) => speaking(code, words)),
  },
})

/** The small site in English and a language, with the number of features as it is written there. */
const counting = (code: string, written: string): Changes => ({
  'site.yaml': (smallSite['site.yaml'] ?? '').replace('[en, nl]', `[en, ${code}]`),
  'nl/language.yaml': undefined,
  [`${code}/language.yaml`]: `locale: ${code}\nwords:\n  featureCount: ${written}\n`,
})

/** The same in English alone. */
const countingEnglish = (written: string): Changes => ({
  ...counting('nl', '"{plan}: {count} onderdelen"'),
  'en/language.yaml': `words:\n  featureCount: ${written}\n`,
})

const countingSites = (all: readonly (readonly [code: string, written: string])[]): Sites =>
  Object.fromEntries(
    all.map(([code, written]) => [`${code} ${written}`, counting(code, written)] as const),
  )

const pluralForms = (...forms: readonly string[]) =>
  `{ ${forms.map((name) => `${name}: "{plan}: {count} x"`).join(', ')} }`

holdsForSites('language/plural-form', {
  caught: {
    ...countingSites([['uk', pluralForms('one', 'other')]]),
    'a source that lacks one': countingEnglish(pluralForms('other')),
  },
  clean: {
    ...countingSites([
      ['de', '{ one: "{plan}: eine Leistung", other: "{plan}: {count} Leistungen" }'],
      ['tlh', pluralForms('other')],
    ]),
  },
})

test('tells which form is missing, for which numbers, and which is none', () => {
  const told = (code: string, written: string, language = 'en') =>
    findingsOfRule('language/plural-form', counting(code, written), language).map(
      ({ at, message }) => `${at.file}:${at.line} ${message}`,
    )
  const file = (code: string) => `content/${code}/language.yaml:3`
  expect(told('uk', pluralForms('one', 'many', 'other'))).toEqual([
    `${file('uk')} Ukrainian needs the form "few" too: it has it for 2, 3, 4 ….`,
  ])
  expect(told('nl', pluralForms('one', 'two', 'other'))).toEqual([
    `${file('nl')} Dutch has no form "two".`,
  ])
  expect(told('uk', pluralForms('one', 'many', 'other'), 'nl')).toEqual([
    `${file('uk')} Het Oekraïens heeft ook de vorm "few" nodig, voor 2, 3, 4 ….`,
  ])
  const forms = '{ one: "{plan} : une", other: "{plan} : {count}" }'
  expect(told('fr', forms)).toEqual([
    `${file('fr')} The form "one" lacks {count}, and is for 0, 1.`,
  ])
})

holdsForWords('language/register', 'text', {
  caught: [
    inDutch('Vertel ons over uw bedrijf.'),
    inDutch('Heeft u nog geen hosting, dan regelen wij die.'),
    inDutch('Neem contact op met **uw** adviseur.'),
    inDutch('“Top,” zeggen klanten, en dat hoort u graag.'),
    inDutch('Zo ziet u in één oogopslag wat het kost.'),
  ],
  clean: [
    inDutch('Open van 9.30 tot 17.00 u, vrijdag tot 13 u.'),
    inDutch('Wij zeggen u en jij mag tutoyeren: u of jij, kies zelf.'),
    inDutch('Een klant schreef: “Uw team is geweldig.”'),
    inDutch('Kijk op https://www.uw.nl/u voor meer.'),
    inEnglish('U and uw are Dutch words.'),
  ],
})

const chosen = (register: string, text: string) =>
  checkSmallSiteWholly({
    'glossary.yaml': 'register: { nl: je }\n',
    ...edit(
      'nl/pages/home.yaml',
      /description[\s\S]*/,
      `register: ${register}
description: Brood voor iedereen in Haarlem, elke nacht vers gebakken in een houtoven en gebracht.
sections:
  - type: text
    look: statement
    id: about
    tile: key
    text: ${text}
`,
    ),
  }).diagnostics.flatMap(({ code, message }) => (code === 'language/register' ? [message] : []))

test.for([
  ['u', 'Wij bezorgen bij u thuis.', []],
  [
    'u',
    'Wij bezorgen bij je thuis.',
    ['"je" is not how this page speaks to its readers: it uses "u".'],
  ],
] as const)('a page that speaks with %s for itself: %s', ([register, text, messages]) => {
  expect(chosen(register, text)).toEqual(messages)
})

const registers = (register: string): Changes => ({ 'glossary.yaml': `register: ${register}\n` })

const pageRegister = (language: string, register: string) =>
  edit(`${language}/pages/home.yaml`, /^/, `register: ${register}\n`)

const german = (register: string) => ({
  ...edit('site.yaml', '[en, nl]', '[en, nl, de]'),
  'de/language.yaml': smallSite['nl/language.yaml'],
  'de/pages/home.yaml': `register: ${register}\n${smallSite['nl/pages/home.yaml']}`,
})

holdsForSites('language/unknown-register', {
  caught: {
    jij: registers('{ nl: jij }'),
    'on a page, a capital': pageRegister('nl', 'U'),
  },
  clean: {
    je: registers('{ nl: je }'),
    'a language that nothing is known of': registers('{ pl: Pan }'),
    'a German page': german('Sie'),
  },
})

const englishQuestions = [
  'How long does it take?',
  'Where is the bakery?',
  'What does a loaf cost?',
  'Who bakes at night?',
  'When do you deliver?',
]

const dutchQuestions = [
  'Hoe lang duurt het?',
  'Waar is de bakkerij?',
  'Wat kost een brood?',
  'Wie bakt er ’s nachts?',
  'Wanneer bezorgen jullie?',
]

/** A list of questions in which the Dutch file has these texts. */
const questions = (
  own: readonly string[],
  source: readonly string[] = englishQuestions,
): Changes => {
  const list = (texts: readonly string[]) =>
    `questions:\n${texts.map((text, index) => `  - { id: q${index}, question: ${JSON.stringify(text)}, answer: ${JSON.stringify(text)} }\n`).join('')}`
  return {
    'en/faqs/home.yaml': list(source),
    'nl/faqs/home.yaml': list(own),
  }
}

/** The Dutch questions, of which the first few are those of the source. */
const translatedFrom = (count: number) => [
  ...englishQuestions.slice(0, count),
  ...dutchQuestions.slice(count),
]

/** A page in Dutch that is a copy of the English one. */
const copied = (file: string): Changes => ({ [`nl/${file}`]: smallSite[`en/${file}`] })

holdsForSites('language/untranslated', {
  caught: {
    'a page': copied('pages/home.yaml'),
    'the words of the interface': copied('language.yaml'),
  },
  clean: {
    'the small site': {},
  },
})

test('a file of which most is translated is left to the texts themselves', () => {
  const { diagnostics } = checkSmallSiteWholly(questions(translatedFrom(2)))
  expect(diagnostics.filter(({ code: of }) => of === 'language/untranslated')).toHaveLength(4)
})

test('a copied language is told once per file, and how much it is', () => {
  const { diagnostics } = checkSmallSiteWholly(thirdLanguage({ code: 'pl', from: 'en' }))
  const found = diagnostics.filter(({ at }) => at.file.startsWith('content/pl/'))
  expect(found.map(({ at, code: of, message }) => `${at.file} ${of} ${message}`)).toEqual([
    `content/pl/language.yaml language/untranslated This file is not translated: 24 of 24 texts are still in English.`,
    `content/pl/navigation.yaml language/untranslated This file is not translated: 5 of 5 texts are still in English.`,
    `content/pl/pages/home.yaml language/untranslated This file is not translated: 3 of 3 texts are still in English.`,
  ])
})

const same = (text: string): Both => [text, text]

holdsForWords('language/untranslated', 'text', {
  caught: [
    same('Pricing'),
    same('We bake at night and deliver before seven.'),
    same('Choose Korenaar'),
    ['**Smart** quiz funnel', 'Smart Quiz Funnel'],
    same('[Read the terms](home)'),
  ],
  clean: [
    same('Contact'),
    same('https://bakery.example'),
    same('BTW NL001234567B01'),
    same('{count} / {total}'),
    ['The plans', 'De pakketten'],
  ],
})

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

const storyPage = (title: string, texts: readonly string[]) => `title: ${title}
description: ${JSON.stringify(texts[0])}
unlisted: true
sections:
${texts.map((text, index) => `  - { type: text, look: statement, id: s${index}, tile: key, text: ${JSON.stringify(text)} }\n`).join('')}`

/** Pages of a site in these languages. `placed` says whose text stands in the folder of a language. */
function story(codes: readonly Code[], placed: Partial<Record<Code, Code>> = {}): Changes {
  const others = codes.filter((code) => code !== 'en' && code !== 'nl')
  const languages = others.map((code) => thirdLanguage({ code, locale: code, name: code }))
  const pages = codes.flatMap((code) => [
    [`${code}/pages/story.yaml`, storyPage(`Story ${code}`, stories[placed[code] ?? code])],
    [`${code}/pages/morning.yaml`, storyPage(`Morning ${code}`, [morning[code]])],
  ])
  return {
    ...Object.assign({}, ...languages),
    ...Object.fromEntries(pages),
    'site.yaml': `brand: { name: Korenaar }\norigin: https://bakery.example\nlanguages: [${codes.join(', ')}]\n`,
  }
}

const swapped = (one: Code, other: Code) => ({ [one]: other, [other]: one })

const inTwo = story(['en', 'nl'])

const quoted = (text: string) => `  - { type: quote, id: q, text: ${JSON.stringify(text)} }\n`

const faq = (texts: readonly string[]) =>
  `questions:\n${texts.map((text, index) => `  - { id: q${index}, question: ${JSON.stringify(text)}, answer: ${JSON.stringify(text)} }\n`).join('')}`

holdsForSites(wrongLanguage, {
  caught: {
    'both swapped': story(['en', 'nl'], swapped('en', 'nl')),
    'questions in Dutch': {
      'en/faqs/home.yaml': faq(stories.nl),
      'nl/faqs/home.yaml': faq(stories.nl),
    },
    'a page that one language has': { 'nl/pages/story.yaml': storyPage('Story', stories.en) },
    ...sitesOf(['de', 'pl'] as const, (code) => story(['en', 'nl', code], swapped('nl', code))),
    'Dutch in Ukrainian': story(['en', 'nl', 'uk'], { uk: 'nl' }),
  },
  clean: {
    'two languages': inTwo,
    'one word very often': {
      ...inTwo,
      'en/pages/word.yaml': storyPage(
        'Word',
        Array.from({ length: 30 }, () => 'een'),
      ),
    },
    'names alone': {
      ...inTwo,
      'nl/pages/names.yaml': storyPage('Namen', [
        Array.from({ length: 20 }, (_, index) => `Korenaar B${index} Amsterdam`).join(', '),
      ]),
    },
    'a long quotation': {
      ...inTwo,
      'nl/pages/quote.yaml': `${storyPage('Quote', [stories.nl[0]])}${quoted(stories.en.join(' '))}`,
    },
  },
})

/** What is told of the stories, whose languages stand in each other’s place as `placed` says. */
const told = (codes: readonly Code[], placed: Partial<Record<Code, Code>> = {}) =>
  checkSmallSiteWholly(story(codes, placed))
    .diagnostics.filter(({ at, code }) => /story|morning/.test(at.file) && /^language/.test(code))
    .map(({ at, code, message }) => `${at.file.split('/')[1]} ${code} ${message}`)

test('of six languages, each is known', () => {
  expect(told(['en', 'nl', 'de', 'fr', 'pl', 'uk'])).toEqual([])
})

test('a region has the language of another one', () => {
  const region = {
    ...thirdLanguage({ code: 'nl-BE', locale: 'nl-BE' }),
    'nl-BE/pages/story.yaml': storyPage('Story', stories.nl),
    'en/pages/story.yaml': storyPage('Story', stories.en),
    'nl/pages/story.yaml': storyPage('Story', stories.nl),
  }
  expect(findingsOfRule(wrongLanguage, region)).toEqual([])
})

holdsForSites('language/wrong-locale', {
  caught: {
    ...sitesOf(['en-GB', 'nds-NL'], (written) =>
      edit('nl/language.yaml', 'locale: nl', `locale: ${written}`),
    ),
    'the name of another language': edit('nl/language.yaml', /name: .*/, 'name: English'),
    'the source language': edit('en/language.yaml', 'locale: en', 'locale: nl-NL'),
    ...sitesOf(['partial'], (status) =>
      edit('en/language.yaml', 'locale: en', `status: ${status}\nlocale: en`),
    ),
    'a third language called as the second': thirdLanguage({ code: 'de', name: 'Nederlands' }),
  },
  clean: {
    ...sitesOf(['nl-BE', 'nl-Latn-NL'], (written) =>
      edit('nl/language.yaml', 'locale: nl', `locale: ${written}`),
    ),
    'a third language with a script and a region': thirdLanguage({
      code: 'sr-Latn',
      locale: 'sr-RS',
    }),
    'settings that cannot be read': { 'nl/language.yaml': 'name: [\n' },
    'a locale that is none, which the schema reports': edit(
      'nl/language.yaml',
      'locale: nl',
      'locale: nl_NL',
    ),
  },
})
