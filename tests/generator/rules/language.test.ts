import { stringify } from 'yaml'
import { readShippedWords } from '#generator/languages/shipped-words.ts'
import { edit } from '../edit.ts'
import { type Changes, smallSite } from '../small-site.ts'
import { thirdLanguage } from '../third-language.ts'
import { holdsForSites, sitesOf } from './sites.ts'
import { type Both, holdsForTexts, inDutch, inEnglish } from './texts.ts'

holdsForTexts('language/wrong-language', {
  caught: [
    inDutch('**The promise** in one sentence, before anybody scrolls'),
    inEnglish('Your site is ready. Daarna betaal je niets meer.'),
    inEnglish('Vertel wat je doet.'),
    inEnglish('We bake at night.\n\nOverdag slapen onze bakkers, behalve op zaterdag.'),
  ],
  clean: [
    inDutch('Made by Korenaar'),
    inEnglish('Jan de Vries, Piet van der Berg and Anna van den Heuvel'),
    inEnglish('The Dutch say “doe maar gewoon, dan doe je al gek genoeg”.'),
    inEnglish('A studio in ’s-Hertogenbosch, en suite'),
    inEnglish('Bread rolls, rye bread, butter cake, apple pie, ginger biscuits, oat bars'),
    // What is not translated at all is not told again.
    ['We bake the bread at night and deliver it.', 'We bake the bread at night and deliver it.'],
  ],
})

/** Copy that was written in each language, one sentence each. */
const [en1, en2] = [
  'You tell us how you work and what clients ask you.',
  'AI makes the first draft and we edit it until it sounds like you.',
]
const [nl1, nl2] = [
  'Jij vertelt hoe je werkt en wat klanten je vragen.',
  'AI maakt de eerste versie en wij schaven eraan tot het klinkt als jij.',
]

holdsForTexts('language/length', {
  caught: [
    // Sentences are missing in Dutch, in a long text and in a short one.
    [`${en1} ${en2} ${en1} ${en2}`, `${nl1} ${nl2}`],
    [
      'Would something like this suit your business? We are glad to think along with you.',
      'We denken graag mee.',
    ],
  ],
  clean: [
    [`${en1} ${en2}`, `${nl1} ${nl2}`],
    ['See the plans', 'Bekijk alle pakketten en prijzen'],
    [
      'Read [our terms of service](https://bakery.example/a/very/long/address) before you order anything here.',
      'Lees [de voorwaarden](https://bakery.example) voordat je hier iets bestelt.',
    ],
  ],
})

const { words, notFound } = readShippedWords('en')
const withoutMenu = { ...words, menu: undefined }

/** The small site in English and a language that has these words, and says these things besides. */
const speaking = (code: string, own: unknown, others: object = { notFound }): Changes => ({
  ...edit('site.yaml', '[en, nl]', `[en,${code}]`),
  'nl/language.yaml': undefined,
  [`${code}/language.yaml`]: stringify({ locale: code, words: own, ...others }),
})

holdsForSites('language/missing-words', {
  told: {
    'no word for a menu, and none for unknown addresses': [
      speaking('pt', withoutMenu, {}),
      'pt/language.yaml:3 Diptych has no Portuguese words, and these are missing here: menu and notFound.',
    ],
  },
  caught: { 'words that are none': speaking('sv', 'all') },
  clean: {
    'a page of its own for unknown addresses': {
      ...speaking('pt', words, {}),
      'pt/pages/lost.yaml': 'status: 404\n',
    },
    ...sitesOf(['uk', 'de-AT'], (code) => speaking(code, withoutMenu)),
    'all words': speaking('pt-BR', words),
  },
})

/** The number of features, as a language counts them. */
const counting = (code: string, forms: readonly string[], one = '{plan}: {count} x') => {
  const written = forms.map((name) => [name, name === 'one' ? one : '{plan}: {count} x'])
  return speaking(code, { featureCount: Object.fromEntries(written) }, {})
}

holdsForSites('language/plural-form', {
  told: {
    'a form that is missing': [
      counting('uk', ['one', 'many', 'other']),
      'uk/language.yaml:4 Ukrainian needs the form "few" too: it has it for 2, 3, 4 ….',
    ],
    'a form that is none': [
      counting('nl', ['one', 'two', 'other']),
      'nl/language.yaml:5 Dutch has no form "two".',
    ],
    'a number that is left out': [
      counting('fr', ['one', 'other'], '{plan} : une'),
      'fr/language.yaml:4 The form "one" lacks {count}.',
    ],
    'a gap that is left out': [
      counting('de', ['one', 'other'], '{count}'),
      'de/language.yaml:4 The form "one" lacks {plan}.',
    ],
  },
  caught: { 'a source that lacks one': counting('en', ['other']) },
  clean: {
    'a form for one number': counting('de', ['one', 'other'], '{plan}: eine Leistung'),
    'a language with one form': counting('tlh', ['other']),
  },
})

holdsForTexts('language/register', {
  caught: [
    inDutch('Neem contact op met **uw** adviseur.'),
    inDutch('“Top,” zeggen klanten, en dat hoort u graag.'),
  ],
  clean: [
    inDutch('Open van 9.30 tot 17.00 u, vrijdag tot 13 u.'),
    inDutch('Een klant schreef: “Uw team is geweldig.”'),
    inDutch('Kijk op https://www.uw.nl/u voor meer.'),
    inEnglish('U and uw are Dutch words.'),
  ],
})

const chosen = (register: string, text: string) => ({
  'glossary.yaml': 'register: { nl: je }\n',
  'nl/pages/home.yaml': (smallSite['nl/pages/home.yaml'] ?? '')
    .replace(/description: .*/, `description: Brood\nregister: ${register}`)
    .replace(/text: .*/, `text: ${text}`),
})

holdsForSites('language/register', {
  told: {
    'a page that speaks for itself': [
      chosen('u', 'Wij bezorgen bij je thuis.'),
      'nl/pages/home.yaml:9 "je" is not how this page speaks to its readers: it uses "u".',
    ],
  },
  clean: { 'as it says': chosen('u', 'Wij bezorgen bij u thuis.') },
})

const registers = (register: string): Changes => ({ 'glossary.yaml': `register: ${register}\n` })

holdsForSites('language/unknown-register', {
  caught: {
    jij: registers('{ nl: jij }'),
    'on a page, a capital': edit('nl/pages/home.yaml', /^/, 'register: U\n'),
  },
  clean: {
    je: registers('{ nl: je }'),
    'a language that nothing is known of': registers('{ pl: Pan }'),
    'a German page': {
      ...edit('site.yaml', 'nl]', 'de]'),
      'de/pages/home.yaml': 'register: Sie\n',
    },
  },
})

/** Questions of which the Dutch file has these. */
const asked = (...own: readonly string[]): Changes => {
  const list = (texts: readonly string[]) =>
    `questions:\n${texts.map((text, index) => `  - { id: q${index}, question: ${text}, answer: ${text} }\n`).join('')}`
  return {
    'en/faqs/home.yaml': list(['Where is the bakery?', 'Who bakes at night?', 'When do you bake?']),
    'nl/faqs/home.yaml': list(own),
  }
}

const inEnglishStill = (line: number) =>
  `nl/faqs/home.yaml:${line} The Dutch text is the same as the English text.`

holdsForSites('language/untranslated', {
  told: {
    'a file of which most is translated': [
      asked('Where is the bakery?', 'Wie bakt er ’s nachts?', 'Wanneer bakken jullie?'),
      inEnglishStill(2),
      inEnglishStill(2),
    ],
    'a copied language, once per file': [
      thirdLanguage({ code: 'pl', from: 'en' }),
      'pl/language.yaml:4 This file is not translated: 24 of 24 texts are still in English.',
      'pl/navigation.yaml:7 This file is not translated: 5 of 5 texts are still in English.',
      'pl/pages/home.yaml:2 This file is not translated: 3 of 3 texts are still in English.',
    ],
  },
  clean: { 'the small site': {} },
})

const same = (text: string): Both => [text, text]

holdsForTexts('language/untranslated', {
  caught: [
    same('Pricing'),
    same('Choose Korenaar'),
    ['**Smart** quiz funnel', 'Smart Quiz Funnel'],
    same('[Read the terms](home)'),
  ],
  clean: [
    same('Contact'),
    same('https://bakery.example'),
    same('BTW NL001234567B01'),
    same('{count} / {total}'),
  ],
})

/** The same story in several languages. */
const stories = {
  en: 'Our bakery stands beside the canal. We bake bread at night and deliver it to your door before seven.',
  nl: 'Onze bakkerij staat aan de gracht. Wij bakken brood in de nacht en bezorgen het voor zeven uur bij jou thuis.',
  de: 'Unsere Bäckerei steht am Kanal. Wir backen in der Nacht Brot und liefern es vor sieben Uhr an deine Tür.',
  fr: 'Notre boulangerie se trouve au bord du canal. Nous cuisons le pain dans la nuit et le livrons chez vous avant sept heures.',
  pl: 'Nasza piekarnia stoi nad kanałem. Pieczemy chleb w nocy i dostarczamy go pod twoje drzwi przed siódmą.',
  uk: 'Наша пекарня стоїть біля каналу. Ми печемо хліб уночі та привозимо його до ваших дверей до сьомої.',
}

const storyPage = (text: string) => `title: Korenaar
description: ${JSON.stringify(text)}
unlisted: true
sections:
  - { type: text, look: statement, id: story, text: ${JSON.stringify(text)} }
`

/** Pages of a site in all these languages, each with the text of its own or of another one. */
const story = (placed: Readonly<Partial<typeof stories>> = {}): Changes => ({
  'site.yaml': edit('site.yaml', '[en, nl]', `[${Object.keys(stories).join(', ')}]`)['site.yaml'],
  ...Object.fromEntries(
    Object.entries({ ...stories, ...placed }).map(([code, text]) => [
      `${code}/pages/story.yaml`,
      storyPage(text),
    ]),
  ),
})

const { en, nl, pl } = stories

const foreign = (file: string, other: string, own: string) =>
  `${file}/pages/story.yaml:2 This file is in ${other}, and is in the folder of ${own}.`

holdsForSites('language/wrong-language', {
  told: {
    'both swapped': [
      story({ en: nl, nl: en }),
      foreign('en', 'Dutch', 'English'),
      foreign('nl', 'English', 'Dutch'),
    ],
    'Dutch in Ukrainian, Polish in German': [
      story({ uk: nl, de: pl }),
      foreign('de', 'Polish', 'German'),
      foreign('uk', 'Dutch', 'Ukrainian'),
    ],
  },
  caught: { 'a page that one language has': { 'nl/pages/story.yaml': storyPage(en) } },
  clean: {
    'six languages': story(),
    'a region of a language': {
      ...thirdLanguage({ code: 'nl-BE', locale: 'nl-BE' }),
      'nl-BE/pages/story.yaml': storyPage(nl),
    },
    'names alone': { 'nl/pages/names.yaml': storyPage('Korenaar Amsterdam, '.repeat(20)) },
  },
})

const located = (locale: string) => edit('nl/language.yaml', 'locale: nl', `locale: ${locale}`)

holdsForSites('language/wrong-locale', {
  caught: {
    ...sitesOf(['en-GB', 'nds-NL'], located),
    'a source that is not whole': edit('en/language.yaml', 'locale', 'status: partial\nlocale'),
  },
  clean: {
    ...sitesOf(['nl-BE', 'nl-Latn-NL', 'nl_NL'], located),
    'a language with a script': thirdLanguage({ code: 'sr-Latn', locale: 'sr-RS' }),
    'settings that cannot be read': { 'nl/language.yaml': 'name: [\n' },
  },
})
