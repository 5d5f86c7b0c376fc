import { describe, expect, test } from 'vitest'
import { edit, editBoth } from '../edit.ts'
import { checkSmallSite, findingsOf, schemas } from '../small-site.ts'

const errorsIn = (from: string | RegExp, to: string) =>
  checkSmallSite(editBoth('navigation.yaml', from, to))
    .diagnostics.filter(({ severity }) => severity === 'error')
    .map(({ at, path }) => `${at.file} ${path}`)

const told = (path: string) => ['en', 'nl'].map((code) => `content/${code}/navigation.yaml ${path}`)

test.for(['header', 'drawer'])('an entry of the %s leads somewhere or opens something', (menu) => {
  const entry = new RegExp(`(${menu}:\\n  - \\{ label: Start), to: home`)
  expect(errorsIn(entry, '$1')).toEqual(told(`${menu}[0].to`))
})

const kinds: readonly unknown[] =
  schemas.root('navigation.schema.json').node.$defs?.['entry']?.properties?.['menu']?.enum ?? []

test.for(kinds.filter((kind) => kind !== 'plans'))('the header does not open %s', (kind) => {
  const found = errorsIn(/(header:\n {2}- \{ label: Start), to: home/, `$1, menu: ${kind}`)
  expect(found).toEqual(expect.arrayContaining(told(`header[menu ${kind}].menu`)))
})

test('the footer may state something that leads nowhere', () => {
  const columns = 'columns: [{ id: a, heading: A, links: [{ label: B }] }]'
  expect(errorsIn('columns: []', columns)).toEqual([])
})

/** What is found in the Dutch page after an edit to it, as line, column, code, message and hint. */
const found = (from: string | RegExp, to: string) =>
  checkSmallSite(edit('nl/pages/home.yaml', from, to)).diagnostics.map(
    ({ at, code, message, hint }) => `${at.line}:${at.column} ${code} ${message} ${hint}`,
  )

const notText = 'but it should be a text.'

test.for([
  [
    'title: Bakkerij in Haarlem',
    'title: 2025',
    `2:8 schema/wrong-type This is the number 2025, ${notText} Put it between quotes: '2025'.`,
  ],
  [
    'title: Bakkerij in Haarlem',
    'title: true',
    `2:8 schema/wrong-type This is true, ${notText} Put it between quotes: 'true'.`,
  ],
  [
    'title: Bakkerij in Haarlem',
    'title: [a]',
    `2:8 schema/wrong-type This is a list, ${notText} Write it on one line.`,
  ],
  [
    'title: Bakkerij in Haarlem',
    'title: { a: b }',
    `2:8 schema/wrong-type This is a group of keys, ${notText} Write it on one line.`,
  ],
  [
    'title: Bakkerij in Haarlem',
    'title:',
    `2:7 schema/wrong-type This is empty, ${notText} Write something after the colon; a text that begins with # needs quotes.`,
  ],
  [
    'title: Bakkerij in Haarlem',
    'title: #abc',
    `2:8 schema/wrong-type This is empty, ${notText} What begins with # is a comment. Put it between quotes: '#abc'.`,
  ],
  [
    'title: Bakkerij in Haarlem',
    'title: # write this',
    `2:8 schema/wrong-type This is empty, ${notText} Write something after the colon; a text that begins with # needs quotes.`,
  ],
  [
    'tile: key',
    'tile: 5',
    `7:11 schema/wrong-type This is the number 5, ${notText} Put it between quotes: '5'.`,
  ],
  [
    /sections:[\s\S]*/,
    'sections: none\n',
    '4:11 schema/wrong-type This is a text, but it should be a list. Put each item on a line of its own that starts with "- ".',
  ],
] as const)('a wrong type: %s as %s', ([from, to, expected]) => {
  expect(found(from, to)).toEqual([expected])
})

test.for([
  [
    'look: statement',
    'look: statment',
    '9:11 schema/invalid-value "statment" is not one of the values allowed here. Did you mean "statement"?',
  ],
  ['tile: key', 'tile: kay', '7:11 reference/unknown There is no tile "kay". Did you mean "key"?'],
  [
    'tile: key',
    'tile: phone',
    '7:11 reference/unknown There is no tile "phone". Write "line-phone", an icon that every site has, or draw the tile in content/brand/tiles.svg.',
  ],
  [
    'path: /',
    'path: Home',
    '1:7 schema/invalid-value "Home" does not have the form that is needed here. An address starts with / and has lower-case letters, digits, hyphens and slashes only.',
  ],
  [
    /sections:[\s\S]*/,
    'sections: []\n',
    '4:11 schema/invalid-value This list needs at least 1. Add what is missing, each on a line of its own that starts with "- ".',
  ],
  [
    'title: Bakkerij in Haarlem',
    `title: ${'x'.repeat(401)}`,
    '2:8 schema/too-long This text has 401 characters; there is room for 400. Make it shorter.',
  ],
] as const)('a value that cannot stand there: %s', ([from, to, expected]) => {
  expect(found(from, to)[0]).toBe(expected)
})

test.for(["''", "'   '", '""'])('a text that is empty: %s', (text) => {
  expect(found('title: Bakkerij in Haarlem', `title: ${text}`)).toEqual([
    expect.stringMatching(/^2:8 schema\/invalid-value .*empty\.$/),
  ])
})

test.for([
  [
    '    tile',
    '    tille: x\n    tile',
    '7:5 schema/unknown-key "tille" has no meaning here. Did you mean "tile"?',
  ],
  [
    'title:',
    'colour: red\ntitle:',
    '2:1 schema/unknown-key "colour" has no meaning here. There are: path, aliases, status, unlisted, layout, kind, binding, register, name, tile, card, title, description, sections, languages.',
  ],
] as const)('an unknown key: %s becomes %s', ([from, to, expected]) => {
  expect(found(from, to)).toEqual([expected])
})

describe('sections', () => {
  test.for([
    [
      'type: text',
      'type: txet',
      '5:11 schema/unknown-section There is no section type "txet". Did you mean "text"?',
    ],
    [
      /type: text\n +/,
      '',
      '5:5 parity/missing-key "type" is missing in Dutch. Add here: type: "text"',
    ],
    [
      'type: text',
      'type: 5',
      '5:5 schema/missing-key This section does not say what kind it is. Start it with "type:" and the name of a section type, such as "type: hero".',
    ],
    [
      / {2}- type[\s\S]*/,
      '  - about\n',
      '5:5 schema/wrong-type This is a text, but it should be a group of keys. Put keys under it, two spaces further in.',
    ],
  ] as const)('%s as %s', ([from, to, expected]) => {
    expect(found(from, to)).toEqual([expected])
  })

  test('only the schema of its type is heard', () => {
    const codes = findingsOf(editBoth('pages/home.yaml', 'type: text', 'type: faq'))

    expect(codes.filter((text) => text.includes('/nl/'))).toEqual([
      'content/nl/pages/home.yaml:5:5 schema/missing-key "heading" is missing here.',
      'content/nl/pages/home.yaml:5:5 schema/missing-key "faq" is missing here.',
      'content/nl/pages/home.yaml:7:5 schema/unknown-key "tile" has no meaning here.',
      'content/nl/pages/home.yaml:8:5 schema/unknown-key "text" has no meaning here.',
      'content/nl/pages/home.yaml:9:5 schema/unknown-key "look" has no meaning here.',
    ])
  })
})

test('a key of an item of a list is misspelt', () => {
  const { diagnostics } = checkSmallSite(
    edit('nl/navigation.yaml', /label: Start/, 'labell: Start'),
  )

  expect(diagnostics).toContainEqual(
    expect.objectContaining({
      code: 'schema/unknown-key',
      path: 'header[home].label',
      hint: 'Did you mean "label"?',
    }),
  )
})

test.for([
  { languages: "[en, '']", findings: ['This is empty.'] },
  { languages: '[en, n]', findings: ['"n" does not have the form that is needed here.'] },
  { languages: '[en, nl_NL]', findings: ['"nl_NL" does not have the form that is needed here.'] },
  { languages: '[en, nl-x]', findings: ['"nl-x" does not have the form that is needed here.'] },
])('a language that no browser knows is a finding: $languages', ({ languages, findings }) => {
  const { diagnostics } = checkSmallSite(edit('site.yaml', '[en, nl]', languages))

  expect(
    diagnostics.filter(({ code }) => code === 'schema/invalid-value').map(({ message }) => message),
  ).toEqual(findings)
})

test.for(['en-x', 'en-', 'english', 'en_GB'])('a locale that no browser knows: %s', (locale) => {
  const { diagnostics } = checkSmallSite({
    ...edit('en/language.yaml', 'locale: en', `locale: ${locale}`),
    ...edit('en/pages/home.yaml', 'We bake at night.', 'Bread is {{price.bread}}.'),
    ...edit('nl/pages/home.yaml', 'Wij bakken ’s nachts.', 'Brood kost {{price.bread}}.'),
  })

  expect(diagnostics).toMatchObject([{ code: 'schema/invalid-value', path: 'locale' }])
})
