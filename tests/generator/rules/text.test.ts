import { expect, test } from 'vitest'
import { checkSmallSite } from '../small-site.ts'
import { dutch, english, holdsFor } from './corpus.ts'
import { findingsOfPair } from './pair.ts'
import { findingsOfRule, holdsForSites, sitesOf } from './sites.ts'
import { holdsForWords, inDutch, inEnglish } from './words.ts'

const invisible = ['\u200B', '\u200B\u200B', ' \u200B ']

holdsForWords('text/blank', 'text', {
  caught: [...invisible.map(inEnglish), ...invisible.map(inDutch), inEnglish('**')],
  clean: [
    inEnglish('1'),
    inEnglish('–'),
    inEnglish('{{price.bread}}'),
    inDutch('é'),
    inDutch('{plan}'),
  ],
})

holdsFor('text/brackets', {
  caught: [
    english('Hosting free for a year) is included.'),
    english('A {plan of yours'),
    dutch('Hosting een jaar gratis) is inbegrepen.'),
    dutch('Lees [onze voorwaarden(terms).'),
    dutch('a) eerst (dit en b) dan dat'),
  ],
  clean: [
    english('Read [our terms](terms).'),
    english('Great :) or ;-) or :('),
    english('1) first\n2) then'),
    english('From {{price.core}} for {plan}'),
    dutch('a) eerst dit (en dat), b) dan de rest'),
    dutch('i) de ene, ii) de andere'),
  ],
})

holdsFor('text/ellipsis', {
  caught: [
    english('Sending...'),
    english('One... two... three'),
    dutch('Even wachten ...'),
    dutch('Dus... klaar!'),
    dutch('“Momentje...”'),
  ],
  clean: [
    english('https://example.com/.../file'),
    english('Dots ......'),
    dutch('Enz. en z.o.z.'),
    dutch('Bijna.. klaar'),
    dutch('Zie ../../pagina'),
  ],
  mended: [[dutch('Versturen...'), dutch('Versturen…')]],
})

/** The home page with a hero whose trades have this line in English. */
const lineOf = (line: string) => ({
  'en/pages/home.yaml': `path: /
title: Bakery
description: Bakery
sections:
  - type: hero
    look: art
    id: hero
    lines: [Bread that sells, for bakers]
    media: { wall: flower }
    trades:
      legend: What do you do?
      to: home
      choices:
        - { id: bread, label: Bread, line: ${JSON.stringify(line)}, link: Try it, wall: flower }
        - { id: cake, label: Cake, line: for cooks, link: Try it, wall: flower }
`,
})

test('a line that is too long is told with the room that there is', () => {
  const line = lineOf('for physios and trainers and coaches')
  expect(findingsOfRule('text/no-room', line).map(({ message }) => message)).toEqual([
    'On a phone this takes 3 lines of 16 characters, and there is room for 2.',
  ])
})

holdsForSites('text/no-room', {
  caught: sitesOf(
    [
      'for everybody who works with people',
      'for physiotherapists, and also for dentists',
      'a b c d e f g h i j k l m n o p q r s',
      'internationalisation',
      'for {{price.core}} and for twice as much, and for three times',
    ],
    lineOf,
  ),
  clean: sitesOf(
    [
      'for salons and estate agents',
      'sixteen letters: sixteen letters:',
      'physiotherapists physiotherapists',
      'for {{price.core}}',
      'a b c d e f g h i j k l m n o p',
    ],
    lineOf,
  ),
})

holdsFor('text/starter', {
  caught: [english('What you offer, and who it is for'), dutch('Wat je biedt, en voor wie')],
  clean: [english('What we offer, and who it is for'), dutch('What you offer, and who it is for')],
})

holdsFor('text/placeholder', {
  caught: [
    english('These terms hold from [date].'),
    english('Dear {name}, welcome'),
    english('Lorem ipsum dolor sit amet'),
    english('Placeholder text'),
    english('EN: Plan a call'),
    dutch('xxx'),
  ],
  clean: [
    english('A guide [PDF] to download'),
    english('xx, the team'),
    dutch('Vanaf {{price.core}} exclusief btw'),
    dutch('Bijvoorbeeld een bakker in Haarlem'),
    dutch('Zo ziet jouw tekst hieronder eruit'),
  ],
})

test.for([['{plan}', []]] as const)(
  'a heading that the site fills in may have %s',
  ([name, messages]) => {
    const found = findingsOfRule('text/placeholder', {
      'en/pages/plans.yaml': `title: Plans
description: Of the bakery
sections:
  - { type: plans, look: explorer, id: features, heading: 'In ${name}', plan: core }
`,
    })

    expect(found.map(({ message }) => message)).toEqual(messages)
  },
)

holdsFor('text/punctuation', {
  caught: [
    ['**What is in it:**', '**Wat erin zit**'],
    ['We build it.', 'Wij bouwen het'],
    ['Done', 'Klaar!'],
    ['Sending…', 'Versturen'],
    ['Is it free? (yes)?', 'Is het gratis? (ja)'],
  ],
  clean: [
    ['“We build it.”', '“Wij bouwen het.”'],
    ['You get:', '»Je krijgt:«'],
    ['Sending…', 'Versturen...'],
    ['Let us talk.', 'Zullen we praten?'],
    ['By Bakery Inc.', 'Van Bakery'],
  ],
})

test.for([
  ['How long?', 'Hoe lang', 'warning'],
  ['Done!', 'Klaar.', 'info'],
] as const)('%s | %s is a %s', ([en, nl, severity]) => {
  expect(findingsOfPair('text/punctuation', [en, nl])).toMatchObject([{ severity }])
})

holdsFor('text/repeated-word', {
  caught: [
    english('We build the the site.'),
    english('The the site is ready.'),
    english('One price, with with hosting'),
    dutch('Stuur ons jouw jouw logo.'),
    dutch('Eén prijs, met met hosting'),
  ],
  clean: [
    english('Bye bye, paperwork'),
    english('From Baden Baden'),
    dutch('Als je je aanmeldt, krijg je bericht.'),
    dutch('Voordat we we kunnen noemen'),
    dutch('één-op-één één keer'),
  ],
})

holdsFor('text/whitespace', {
  caught: [
    english('Plan a call , or mail'),
    dutch('Eerst kijken ; dan bouwen'),
    dutch('Klaar.  Dan gaan we live.'),
  ],
  clean: [
    english('A list:\n\n- one\n- two\n  - three'),
    dutch('Over €\u00A0599,\u00A0per site, en J.\u00A0de\u00A0Vries'),
    dutch('Ziekte\u00ADverzuim in de zorg'),
    english('We ❤️ it, 👩🏽‍💻 and all; 1️⃣ first'),
    english('The name is می\u200Cخواهم, \u200Fשלום\u200F'),
  ],
  mended: [
    [english('Plan\u200B a call'), english('Plan a call')],
    [english('Plan\u2028a call'), english('Plan a call')],
  ],
})

/** The large areas of Unicode without a character of their own: some of each will do. */
const isSample = (code: number) =>
  code % (code < 0xf_0000 ? 256 : 16_384) === 0 ||
  (code < 0xe_0000 && (code < 0xe000 || code > 0xf8ff))

/** Every character that Unicode draws nothing for, or leaves to whoever uses it. */
const unseen = Array.from({ length: 0x11_0000 }, (_, code) => code).filter(
  (code) =>
    isSample(code) &&
    /[\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\p{Cc}\p{Co}]/u.test(
      String.fromCodePoint(code),
    ) &&
    code !== 0xad,
)

test('no character that nobody sees is left untold, wherever in a text', () => {
  const escaped = unseen.map((code) => `\\U${code.toString(16).padStart(8, '0')}`)
  const texts = escaped.flatMap((sign) => [
    `Plan${sign}a call`,
    `Plan ${sign}a call`,
    `Plan a call${sign}`,
  ])
  const answers = `questions:\n${texts.map((text, index) => `  - { id: q${index}, question: Why, answer: "${text}" }\n`).join('')}`
  const { diagnostics } = checkSmallSite({
    'en/faqs/home.yaml': answers,
    'nl/faqs/home.yaml': answers,
  })
  const told = new Set(
    diagnostics
      .filter(({ at, code }) => at.file.includes('/en/') && code === 'text/whitespace')
      .map(({ path }) => path),
  )

  expect(texts.length).toBeGreaterThan(500)
  const breaks = new Set(['\\U0000000a', '\\U0000000d'])
  expect(
    texts.filter((text, index) => {
      const sign = /\\U\w{8}/.exec(text)?.[0] ?? ''
      return !breaks.has(sign) && !told.has(`questions[q${index}].answer`)
    }),
  ).toEqual([])
})
