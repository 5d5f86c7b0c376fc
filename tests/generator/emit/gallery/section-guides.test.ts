import { expect, test } from 'vitest'
import { messageLanguages, sectionGuides } from '#generator/index.ts'
import { isRecord } from '#generator/read/path.ts'
import { schemas } from '../../small-site.ts'

const guides = sectionGuides(schemas, 'en')
const fieldOf = (type: string, path: string) =>
  guides.find((guide) => guide.type === type)?.fields.find((field) => field.path === path)

test('every section type has a title, a description and fields', () => {
  expect(guides.map(({ type }) => type)).toEqual(schemas.sectionTypes.toSorted())
  expect(
    guides.filter(({ title, description, fields }) => !title || !description || !fields.length),
  ).toEqual([])
})

test('every field is explained, and named unless it is an item of a list', () => {
  const fields = guides.flatMap((guide) => guide.fields.map((field) => ({ guide, field })))
  const bare = fields.filter(
    ({ field }) => !field.description || (!field.title && !field.path.endsWith('[]')),
  )
  expect(bare.map(({ guide, field }) => `${guide.type} ${field.path}`)).toEqual([])
})

test('every key of an example is among the fields', () => {
  const strays = guides.flatMap(({ type, fields }) => {
    const known = new Set(fields.map(({ path }) => path))
    const examples = schemas.root(`sections/${type}.schema.json`).node.examples ?? []
    return examples
      .flatMap((example) => pathsIn(example))
      .filter((path) => !known.has(path))
      .map((path) => `${type} ${path}`)
  })
  expect(strays).toEqual([])
})

function pathsIn(value: unknown, path = ''): readonly string[] {
  const own = path === '' ? [] : [path]
  if (Array.isArray(value)) return [...own, ...value.flatMap((each) => pathsIn(each, `${path}[]`))]
  if (!isRecord(value)) return own
  const inner = Object.entries(value).flatMap(([key, each]) =>
    pathsIn(each, path === '' ? key : `${path}.${key}`),
  )
  return [...own, ...inner]
}

test.for(messageLanguages)('each look of a section type is described in "%s"', (language) => {
  const looks = sectionGuides(schemas, language).flatMap(({ type, looks, fields }) => {
    const { values = [] } = fields.find(({ path }) => path === 'look') ?? {}
    return values.map((name) => ({ type, name, words: looks.get(name) ?? '' }))
  })
  expect(looks.length).toBeGreaterThan(0)
  expect(looks.filter(({ words }) => !/^\S.*\.$/.test(words))).toEqual([])
})

test.for([
  ['hero', 'type', { kind: 'name', isRequired: true, values: ['hero'], limits: [] }],
  [
    'hero',
    'lines',
    {
      title: 'Headline',
      kind: 'list',
      isRequired: true,
      limits: [
        { keyword: 'minItems', count: 1 },
        { keyword: 'maxItems', count: 2 },
      ],
    },
  ],
  ['hero', 'lines[]', { title: '', kind: 'text', isRequired: true, form: '' }],
  ['hero', 'text', { kind: 'rich', limits: [{ keyword: 'maxLength', count: 6000 }] }],
  ['hero', 'actions[]', { kind: 'group' }],
  ['hero', 'actions[].label', { title: 'Label', kind: 'text', isRequired: true }],
  ['action', 'books', { kind: 'boolean', isRequired: false }],
  ['action', 'id', { kind: 'name', form: expect.stringContaining('lower-case letters') }],
  ['action', 'tile', { kind: 'name', values: [] }],
] as const)('%s %s', ([type, path, expected]) => {
  expect(fieldOf(type, path)).toMatchObject(expected)
})

test.for(messageLanguages.filter((code) => code !== 'en'))('"%s" translates them', (language) => {
  const translated = sectionGuides(schemas, language)
  const words = (all: typeof guides) =>
    all.flatMap(({ description, fields }) => [description, ...fields.map((f) => f.description)])
  const english = words(guides)

  expect(words(translated).filter((text, index) => text === english[index])).toEqual([])
  expect(translated.find(({ type }) => type === 'steps')?.title).not.toBe('Steps')
})
