import { editBoth, inBoth } from '../edit.ts'
import { holdsForSites, sitesOf } from './sites.ts'
import { holdsForTexts, inDutch, inEnglish } from './texts.ts'

holdsForTexts('markup/broken', {
  caught: [
    inEnglish('See [the start] (home).'),
    inDutch('| brood | prijs |\n| --- | --- |\n| wit | 4 |'),
    inDutch('Bekijk [de pakketten](home en **kies**.'),
  ],
  clean: [
    inEnglish('5 * 3 = 15'),
    inDutch('Zie [de pagina met *alle* pakketten](home).'),
    inDutch('Prijs (vanaf) [indicatie]'),
    inEnglish('From {{price.bread}}*, or [more](home)*.'),
  ],
})

holdsForTexts(
  'markup/broken',
  { caught: [inEnglish('**Bold** bread')], clean: [inEnglish('From €4*')] },
  'heading',
)

holdsForTexts('markup/mismatch', {
  caught: [
    ['See [the plans](home).', 'Bekijk de pakketten.'],
    ['**Bold** start', 'Vette start'],
    ['- one\n- two\n- three', '- een\n- twee'],
    ['One.\n\nTwo.', 'Een. Twee.'],
  ],
  clean: [
    ['See [the plans](home).', 'Bekijk [de pakketten](home).'],
    ['Do finish it', 'Maak het *wel* af'],
    ['- one\n- two', '* een\n* twee'],
  ],
})

holdsForTexts(
  'markup/unsafe',
  {
    caught: [
      inEnglish('&#x20ac;4'),
      inEnglish('<img src=x onerror=alert(1)>'),
      inDutch('<span class="x">Brood</span>'),
    ],
    clean: [
      inEnglish('AT&T; and others'),
      inEnglish('<your name here>'),
      inDutch('Minder dan < 5 minuten'),
    ],
  },
  'heading',
)

holdsForSites('markup/unsafe', {
  caught: {
    'a script as a link': editBoth(
      'pages/home.yaml',
      /$/,
      '    link: { label: More, to: javascript:alert(1) }\n',
    ),
  },
})

const answer = (text: string) =>
  inBoth(
    'faqs/home.yaml',
    `questions:\n  - id: a\n    question: "# Why 1 < 2"\n    answer: ${JSON.stringify(text)}\n`,
  )

holdsForSites('markup/unsupported', {
  caught: sitesOf(
    [
      '# A heading',
      'Zie <https://bakery.example> hier <br/>',
      'Kijk: ![de oven](oven.jpg)',
      '> Wat een brood!\n\nZei Anna.',
    ],
    answer,
  ),
  clean: sitesOf(
    [
      'salt & pepper, 2 < 3, 3 > 2, a_b_c, #1',
      'Bel **020 123 45 67** of [mail ons](mailto:hallo@bakery.example)',
      'Eerst dit:\n\n- een oven\n- een bakker\n\nDan dat.',
    ],
    answer,
  ),
})
