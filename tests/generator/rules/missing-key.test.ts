import { expect, test } from 'vitest'
import { edit, editBoth } from '../edit.ts'
import { checkSmallSite, findingsOf } from '../small-site.ts'

const home = 'content/nl/pages/home.yaml'

test.for([
  {
    name: 'a translation with everything',
    changes: editBoth('pages/home.yaml', /$/, '    link: { label: Here, to: home }\n'),
    findings: [],
  },
  {
    name: 'an optional key that the translation lacks',
    changes: edit('en/pages/home.yaml', /$/, '    link: { label: More, to: home }\n'),
    findings: [`${home}:8:5 parity/missing-key "link" is missing in "nl".`],
  },
  {
    name: 'a required key that the translation lacks: said once',
    changes: edit('nl/pages/home.yaml', /title: .*\n/, ''),
    findings: [`${home}:1:1 parity/missing-key "title" is missing in "nl".`],
  },
  {
    name: 'a required key of a section',
    changes: edit('nl/pages/home.yaml', /\n {4}text: .*/, ''),
    findings: [`${home}:7:5 parity/missing-key "text" is missing in "nl".`],
  },
  {
    name: 'a whole group of keys counts once',
    changes: edit('nl/pages/home.yaml', /sections:[\s\S]*/, ''),
    findings: [`${home}:3:1 parity/missing-key "sections" is missing in "nl".`],
  },
  {
    name: 'a section that the translation lacks, by its id',
    changes: edit(
      'en/pages/home.yaml',
      /$/,
      '  - { type: statement, id: end, tile: sun, text: Bye }\n',
    ),
    findings: [`${home}:5:5 parity/missing-key The item "end" is missing in "nl".`],
  },
  {
    name: 'an item without id, by its position',
    changes: edit('en/navigation.yaml', 'lines: [Haarlem]', 'lines: [Haarlem, Netherlands]'),
    findings: [
      'content/nl/navigation.yaml:7:11 parity/missing-key Item 2 of this list is missing in "nl".',
    ],
  },
])('$name', ({ changes, findings }) => {
  expect(findingsOf(changes)).toEqual(findings)
})

test('shows the source text and where it stands', () => {
  const [found] = checkSmallSite(edit('nl/pages/home.yaml', /title: .*\n/, '')).diagnostics

  expect(found).toMatchObject({
    path: 'title',
    hint: 'Add below this, translated: title: "Bakery in Haarlem"',
    related: [{ at: { file: 'content/en/pages/home.yaml', line: 2, column: 1 } }],
  })
})
