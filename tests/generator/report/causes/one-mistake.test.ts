import { expect, test } from 'vitest'
import { catalogSite } from '../../catalog-site.ts'
import { edit, editBoth } from '../../edit.ts'
import { findingsOf } from '../../small-site.ts'

const en = 'content/en/pages/home.yaml'
const nl = 'content/nl/pages/home.yaml'

const questions = (...ids: readonly string[]) =>
  `questions:\n${ids.map((id) => `  - { id: ${id}, question: '${id}?', answer: '${id}.' }\n`).join('')}`

const catalogWith = (file: string, from: string | RegExp, to: string) => ({
  [file]: catalogSite[file]?.replace(from, to),
})

const shop = (title: string, text: string) => `title: ${title}
description: ${text}
sections:
  - { type: text, look: statement, id: en, tile: key, text: Bread }
`

/** One mistake is reported once, by whoever explains it best. */
test.for([
  {
    name: 'a required key that the source lacks',
    changes: edit('en/pages/home.yaml', /title: .*\n/, ''),
    findings: [`${en}:1:1 schema/missing-key "title" is missing here.`],
  },
  {
    name: 'a required key that every language lacks: one for each file',
    changes: editBoth('pages/home.yaml', /title: .*\n/, ''),
    findings: [
      `${en}:1:1 schema/missing-key "title" is missing here.`,
      `${nl}:1:1 schema/missing-key "title" is missing here.`,
    ],
  },
  {
    name: 'a group of keys that is a text in the translation',
    changes: edit('nl/navigation.yaml', /footer:[\s\S]*notice/, 'footer: none\nnotice'),
    findings: [
      'content/nl/navigation.yaml:5:9 schema/wrong-type This is a text, but it should be a group of keys.',
    ],
  },
  {
    name: 'a catalogue that is gone, and with it what sections and menus draw from',
    changes: { ...catalogSite, 'catalog.yaml': undefined },
    findings: [
      'content/catalog.yaml:1:1 content/missing-file There is no catalog.yaml, and 4 texts use what is in it.',
    ],
  },
  {
    name: 'a price that cannot be read, and the plan that names it',
    changes: { ...catalogSite, ...catalogWith('facts.yaml', 'money: 1199', 'money: €1199') },
    findings: [
      'content/facts.yaml:3:19 facts/value The amount "€1199" is not written the way this file writes money.',
    ],
  },
  {
    name: 'a plan that includes itself, and with it the sizes of all plans',
    changes: {
      ...catalogSite,
      ...catalogWith(
        'catalog.yaml',
        /includes: small([\s\S]*included:) custom, customValues: .*}, rep/,
        'includes: large$1 large, rep',
      ),
    },
    findings: [
      'content/catalog.yaml:3:82 catalog/self-inclusion The plan "large" ends up including itself. One other finding follows from it.',
    ],
  },
  {
    name: 'a page that a language lacks, and the stand-in on it',
    changes: {
      'en/pages/shop.yaml': shop('Shop', 'What we sell.'),
      'nl/pages/shop.yaml': undefined,
      'stand-ins.yaml': "- { at: 'pages/shop#sections[nl]', needs: The number of the shop. }\n",
    },
    findings: [
      'content/en/pages/shop.yaml:1:1 parity/missing-page There is no page "shop" in Dutch.',
    ],
  },
  {
    name: 'the words of the plans, gone in one language, and what draws from them',
    changes: { ...catalogSite, 'nl/catalog.yaml': undefined },
    findings: [
      'content/en/catalog.yaml:1:1 content/missing-file This file has no counterpart in Dutch.',
    ],
  },
  {
    name: 'a plan that includes none that exists, and with it the sizes of all plans',
    changes: {
      ...catalogSite,
      ...catalogWith(
        'catalog.yaml',
        /includes: small([\s\S]*included:) custom, customValues: .*}, rep/,
        'includes: smal$1 large, rep',
      ),
    },
    findings: [
      'content/catalog.yaml:3:82 reference/unknown There is no plan "smal". One other finding follows from it.',
    ],
  },
  {
    name: 'a key of the source that the text above it swallowed',
    changes: {
      'en/pages/shop.yaml': shop('Shop', '>-\n  What we sell\n  unlisted: true'),
      'nl/pages/shop.yaml': `unlisted: true\n${shop('Winkel', 'Wat wij verkopen')}`,
    },
    findings: [
      'content/en/pages/shop.yaml:4:3 yaml/swallowed-line The line "unlisted: true" is part of the text above it.',
    ],
  },
  {
    name: 'a page that a language lacks, and what was kept on it',
    changes: {
      'en/pages/shop.yaml': shop('Shop', 'What we sell.'),
      'acknowledged.yaml':
        "- { rule: text/punctuation, at: 'pages/shop#title', values: { en: Shop, nl: Winkel. }, why: Ours. }\n",
    },
    findings: [
      'content/en/pages/shop.yaml:1:1 parity/missing-page There is no page "shop" in Dutch.',
    ],
  },
  {
    name: 'a key that is misspelt in the source',
    changes: edit('en/pages/home.yaml', 'description:', 'desription:'),
    findings: [`${en}:3:1 schema/unknown-key "desription" has no meaning here.`],
  },
  {
    name: 'an item that is too many, and not as it should be either',
    changes: {
      'en/faqs/home.yaml': questions('price'),
      'nl/faqs/home.yaml': `${questions('price')}  - { id: time, vraag: Wanneer }\n`,
    },
    findings: ['content/nl/faqs/home.yaml:3:5 parity/extra-key The item "time" is in Dutch only.'],
  },
  {
    name: 'a fact that is not written as one, and is filled in twice',
    changes: {
      ...editBoth('pages/home.yaml', /text: .*/, "text: '{{price.bread}}'"),
      'facts.yaml': 'price:\n  bread: € 4\n',
    },
    findings: [
      'content/facts.yaml:2:10 schema/wrong-type This is a text, but it should be a group of keys. 2 other findings follow from it.',
    ],
  },
  {
    name: 'the name of a wall',
    changes: edit('walls.yaml', 'flower', 'Big Flower'),
    findings: [
      'content/walls.yaml:1:1 schema/invalid-value "Big Flower" is not a name that can be used here.',
    ],
  },
])('$name', ({ changes, findings }) => {
  expect(findingsOf(changes)).toEqual(findings)
})

test.for([
  edit('facts.yaml', '{ money: 4 }', '{}'),
  edit('walls.yaml', /$/, '  narrow: { columns: 0 }\n'),
  edit('walls.yaml', 'flower', 'Big Flower'),
  edit('nl/language.yaml', 'locale: nl', 'locale: Dutch!'),
  edit('nl/pages/home.yaml', 'path: /', 'path: /\nlanguages: [nl, nl]'),
])('no message speaks like a schema: %#', (changes) => {
  expect(findingsOf(changes).join('\n')).not.toMatch(/\^|>=|NOT|propert|pattern|schema\.json|items/)
})
