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

const title = 'title: Bakkerij in Haarlem'
const list = /sections:[\s\S]*/

test.for<[from: string | RegExp, to: string, place: string, found: string, hint: RegExp]>([
  [title, 'title: 2025', '2:8', 'the number 2025', /quotes: '2025'\.$/],
  [title, 'title: true', '2:8', 'true', /quotes: 'true'\.$/],
  [title, 'title: [a]', '2:8', 'a list', /Write it on one line\.$/],
  [title, 'title: { a: b }', '2:8', 'a group of keys', /Write it on one line\.$/],
  [title, 'title:', '2:7', 'empty', /after the colon; a text that begins with # needs quotes\.$/],
  [title, 'title: #abc', '2:8', 'empty', /with # is a comment\. Put it between quotes: '#abc'\.$/],
  [title, 'title: # so', '2:8', 'empty', /after the colon; a text that begins with # needs quotes/],
  ['tile: key', 'tile: 5', '7:11', 'the number 5', /quotes: '5'\.$/],
  [list, 'sections: none\n', '4:11', 'a text', /should be a list\. .* starts with "- "\.$/],
])('a wrong type: %s as %s', ([from, to, place, kind, hint]) => {
  const [only = '', ...more] = found(from, to)
  expect(only.startsWith(`${place} schema/wrong-type This is ${kind}, but it should be `)).toBe(
    true,
  )
  expect(only).toMatch(hint)
  expect(more).toEqual([])
})

test.for<[from: string | RegExp, to: string, place: string, found: RegExp]>([
  ['look: statement', 'look: statment', '9:11 schema/invalid-value', /you mean "statement"\?$/],
  ['tile: key', 'tile: kay', '7:11 reference/unknown', /no tile "kay"\. Did you mean "key"\?$/],
  ['tile: key', 'tile: phone', '7:11 reference/unknown', /"phone"\. Write "line-phone", an icon/],
  ['path: /', 'path: Home', '1:7 schema/invalid-value', /^"Home" .* An address starts with \//],
  [list, 'sections: []\n', '4:11 schema/invalid-value', /^This list needs at least 1\./],
  [title, `title: ${'x'.repeat(401)}`, '2:8 schema/too-long', /401 characters; .* for 400\./],
  [title, "title: ''", '2:8 schema/invalid-value', /empty\./],
  [title, "title: '   '", '2:8 schema/invalid-value', /empty\./],
  ['    tile', '    tille: x\n    tile', '7:5 schema/unknown-key', /^"tille" .* mean "tile"\?$/],
  ['title:', 'colour: red\ntitle:', '2:1 schema/unknown-key', /here\. There are: path, aliases, /],
])('what cannot stand there: %s as %s', ([from, to, place, expected]) => {
  const [first = ''] = found(from, to)
  expect(first.slice(0, place.length)).toBe(place)
  expect(first.slice(place.length + 1)).toMatch(expected)
})

describe('sections', () => {
  test.for<[from: string | RegExp, to: string, found: RegExp]>([
    ['type: text', 'type: txet', /^5:11 schema\/unknown-section .*"txet"\. Did you mean "text"\?$/],
    [/type: text\n +/, '', /^5:5 parity\/missing-key "type" is missing .*: type: "text"$/],
    ['type: text', 'type: 5', /^5:5 schema\/missing-key .*Start it with "type:"/],
    [/ {2}- type[\s\S]*/, '  - about\n', /^5:5 schema\/wrong-type .* a group of keys\./],
  ])('%s as %s', ([from, to, expected]) => {
    expect(found(from, to)).toEqual([expect.stringMatching(expected)])
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
