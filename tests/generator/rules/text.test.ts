import { expect, test } from 'vitest'
import { checkSmallSite } from '../small-site.ts'
import { holdsForSites } from './sites.ts'
import { findingsOfTexts, holdsForTexts, inDutch, inEnglish } from './texts.ts'

holdsForTexts('text/blank', {
  caught: [inEnglish('\u200B'), inDutch(' \u200B '), inEnglish('**')],
  clean: [inEnglish('–'), inEnglish('{{price.bread}}'), inDutch('é')],
})

holdsForTexts('text/brackets', {
  caught: [
    inEnglish('Hosting free for a year) is included.'),
    inDutch('Lees [onze voorwaarden(terms).'),
    inDutch('a) eerst (dit en b) dan dat'),
  ],
  clean: [
    inEnglish('Great :) or ;-) or :('),
    inEnglish('From {{price.core}} for {plan}'),
    inDutch('a) eerst dit (en dat), b) dan de rest'),
  ],
})

holdsForTexts('text/ellipsis', {
  caught: [inEnglish('One... two... three'), inDutch('“Momentje...”')],
  clean: [
    inEnglish('https://example.com/.../file'),
    inEnglish('Dots ......'),
    inDutch('Bijna.. klaar'),
  ],
  mended: [[inDutch('Versturen...'), inDutch('Versturen…')]],
})

holdsForTexts('text/starter', {
  caught: [inEnglish('What you offer, and who it is for'), inDutch('Wat je biedt, en voor wie')],
  clean: [
    inEnglish('What we offer, and who it is for'),
    inDutch('What you offer, and who it is for'),
  ],
})

holdsForTexts('text/placeholder', {
  caught: [
    inEnglish('These terms hold from [date].'),
    inEnglish('Dear {name}, welcome'),
    inEnglish('Placeholder text'),
    inEnglish('EN: Plan a call'),
    inDutch('xxx'),
  ],
  clean: [
    inEnglish('A guide [PDF] to download'),
    inDutch('Vanaf {{price.core}} exclusief btw'),
    inDutch('Zo ziet jouw tekst hieronder eruit'),
  ],
})

holdsForSites('text/placeholder', {
  clean: {
    'a heading that the site fills in': {
      'en/pages/plans.yaml': `title: Plans
description: Of the bakery
sections:
  - { type: plans, look: groups, id: features, heading: 'In {plan}', plan: core }
`,
    },
  },
})

holdsForTexts('text/punctuation', {
  caught: [
    ['**What is in it:**', '**Wat erin zit**'],
    ['Sending…', 'Versturen'],
    ['Is it free? (yes)?', 'Is het gratis? (ja)'],
  ],
  clean: [
    ['“We build it.”', '“Wij bouwen het.”'],
    ['Sending…', 'Versturen...'],
    ['Let us talk.', 'Zullen we praten?'],
    ['By Bakery Inc.', 'Van Bakery'],
  ],
})

test.for([
  ['How long?', 'Hoe lang', 'warning'],
  ['Done!', 'Klaar.', 'info'],
] as const)('%s | %s is a %s', ([en, nl, severity]) => {
  expect(findingsOfTexts('text/punctuation', [en, nl])).toMatchObject([{ severity }])
})

holdsForTexts('text/repeated-word', {
  caught: [inEnglish('The the site is ready.'), inDutch('Eén prijs, met met hosting')],
  clean: [
    inEnglish('From Baden Baden'),
    inDutch('Als je je aanmeldt, krijg je bericht.'),
    inDutch('één-op-één één keer'),
  ],
})

holdsForTexts('text/whitespace', {
  caught: [inEnglish('Plan a call , or mail'), inDutch('Klaar.  Dan gaan we live.')],
  clean: [
    inEnglish('A list:\n\n- one\n- two\n  - three'),
    inDutch('Over €\u00A0599,\u00A0per site, en J.\u00A0de\u00A0Vries'),
    inDutch('Ziekte\u00ADverzuim in de zorg'),
    inEnglish('We ❤️ it, 👩🏽‍💻 and all; 1️⃣ first'),
    inEnglish('The name is می\u200Cخواهم, \u200Fשלום\u200F'),
  ],
  mended: [
    [inEnglish('Plan\u200B a call'), inEnglish('Plan a call')],
    [inEnglish('Plan\u2028a call'), inEnglish('Plan a call')],
  ],
})

/** Those that choose how others are drawn, join or break them, and ends of lines. */
const meant = /[\n\r\u00AD\p{Join_Control}\p{Variation_Selector}\u{E0020}-\u{E007F}]/u

/** Every character that nobody sees. Of the large areas without characters of their own some will do. */
const unseen = Array.from({ length: 0x11_0000 }, (_, code) => String.fromCodePoint(code)).filter(
  (sign, code) =>
    (code % (code < 0xf_0000 ? 256 : 16_384) === 0 ||
      (code < 0xe_0000 && (code < 0xe000 || code > 0xf8ff))) &&
    /[\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\p{Cc}\p{Co}]/u.test(sign) &&
    !meant.test(sign),
)

test('no character that nobody sees is left untold, wherever in a text', () => {
  const texts = unseen.flatMap((sign) => {
    const escaped = `\\U${sign.codePointAt(0)?.toString(16).padStart(8, '0')}`
    return [`Plan${escaped}a call`, `Plan ${escaped}a call`, `Plan a call${escaped}`]
  })
  const answers = `questions:\n${texts.map((text, index) => `  - { id: q${index}, question: Why, answer: "${text}" }\n`).join('')}`
  const { diagnostics } = checkSmallSite({ 'en/faqs/home.yaml': answers })
  const told = new Set(
    diagnostics.filter(({ code }) => code === 'text/whitespace').map(({ path }) => path),
  )
  expect(texts.length).toBeGreaterThan(300)
  expect(texts.filter((_, index) => !told.has(`questions[q${index}].answer`))).toEqual([])
})
