import { expect, test } from 'vitest'
import { edit, editBoth } from './edit.ts'
import { findingsOf } from './small-site.ts'

const en = 'content/en/pages/home.yaml'
const nl = 'content/nl/pages/home.yaml'

/** One mistake is reported once, by whoever explains it best. */
test.for([
  {
    name: 'a required key that the translation lacks',
    changes: edit('nl/pages/home.yaml', /title: .*\n/, ''),
    findings: [`${nl}:1:1 parity/missing-key "title" is missing in "nl".`],
  },
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
    name: 'a translated section without its id',
    changes: edit('nl/pages/home.yaml', /id: about\n +/, ''),
    findings: [`${nl}:5:5 parity/missing-key "id" is missing in "nl".`],
  },
  {
    name: 'a group of keys that is a text in the translation',
    changes: edit('nl/navigation.yaml', /footer:[\s\S]*notice/, 'footer: none\nnotice'),
    findings: [
      'content/nl/navigation.yaml:5:9 schema/wrong-type Here stands a text, but it should be a group of keys.',
    ],
  },
  {
    name: 'a translation that is empty',
    changes: { 'nl/pages/home.yaml': '' },
    findings: [
      `${nl}:1:1 schema/wrong-type Here stands nothing, but it should be a group of keys.`,
    ],
  },
  {
    name: 'a link with a space in it',
    changes: edit('nl/navigation.yaml', 'to: home', 'to: our home'),
    findings: [
      'content/nl/navigation.yaml:2:25 schema/invalid-value "our home" is not written the way this is written.',
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
