import { holdsForSites } from './sites.ts'
import { holdsForTexts, inDutch, inEnglish } from './texts.ts'

holdsForTexts('glossary/forbidden', {
  caught: [
    inEnglish('Click here to see it.'),
    inEnglish('All the synergies'),
    inDutch('Onze prijsplannen'),
  ],
  clean: [
    inEnglish('Click. Here you go.'),
    inDutch('De knop ‘klik hier’ kan beter.'),
    inDutch('https://voorbeeld.nl/klik-hier en verder'),
  ],
})

/** The small site with a glossary, and two texts in a file. */
const says = (file: string, en: string, nl: string) => ({
  'glossary.yaml': `terms:
  - { term: plan, translations: { nl: [pakket] } }
forbidden:
  en: [{ word: seamless, instead: how it works }]
`,
  [`en/${file}`]: en,
  [`nl/${file}`]: nl,
})

const inBank = says('quiz-banks/bread.yaml', 'keep: A seamless plan.', 'keep: Een naadloos plan.')

holdsForSites('glossary/forbidden', {
  caught: { 'in a bank of questions': inBank },
  clean: {
    'on the buttons of other businesses': says(
      'quiz-frames.yaml',
      'unnamed: A seamless plan',
      'unnamed: Een naadloos plan',
    ),
  },
})

holdsForTexts('glossary/name', {
  caught: [inEnglish('Meet coach Noor.'), inDutch('Betalen via **iDeal**')],
  clean: [
    inEnglish('See https://linkedin.com/in/noor.'),
    inEnglish('With GOOGLE ADS'),
    inDutch('Mail naar linkedin@bakery.example.'),
    inDutch('Met Google\nAds erbij'),
  ],
  mended: [[inDutch('Vind ons op Linkedin.'), inDutch('Vind ons op LinkedIn.')]],
})

holdsForTexts(
  'glossary/term',
  {
    caught: [
      ['See the plans', 'Bekijk de abonnementen'],
      ['Find us on LinkedIn', 'Vind ons op LinkedInn'],
      [
        'Every enquiry arrives in your own inbox within a minute, with all the answers that your visitor gave to the questions.',
        'Elke enquiry staat binnen een minuut in je eigen postvak, met alle antwoorden die je bezoeker op de vragen gaf.',
      ],
    ],
    clean: [
      ['Plan a visit', 'Kom langs'],
      ['See the price', 'Bekijk het tarief'],
      ['Find us on LinkedIn', 'Vind ons op LinkedIn'],
      [
        'Which of our plans fits depends on your visitors, on what you sell and on how much of the work you want to do yourself.',
        'Welk plan past hangt af van je bezoekers, van wat je verkoopt en van hoeveel werk je zelf wilt doen.',
      ],
    ],
  },
  'label',
)

holdsForSites('glossary/term', {
  clean: { 'in a bank of questions, which other businesses publish': inBank },
})
