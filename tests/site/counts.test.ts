import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, test } from 'vitest'
import { parse, parseDocument } from 'yaml'
import { checkContent, readFolder } from '#generator/index.ts'
import { withFewBanks } from '../support/copy-site.ts'
import { ownProject } from '../support/project.ts'
import { projectRoot } from '../support/project-root.ts'
import { schemas, validators } from '../support/project-schemas.ts'

/*
 * Counts the texts of our content again, with a YAML parser and the schema files alone: what the generator
 * does not see, it does not count either, so its own code cannot show that nothing is left out.
 */

type Json = Readonly<Record<string, unknown>>
type Files = ReadonlyMap<string, string>

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const schemaFolder = join(projectRoot, 'schema')
const read = (folder: string, path: string) => readFileSync(join(folder, path), 'utf8')
/** Those of Diptych, and those of our own section types as if they stood beside them. */
const schemaFiles = new Map<string, unknown>([
  ...globSync('**/*.schema.json', { cwd: schemaFolder }).map((path): [string, unknown] => [
    path,
    JSON.parse(read(schemaFolder, path)),
  ]),
  ...globSync('*/schema.json', { cwd: ownProject.sections }).map((path): [string, unknown] => {
    const text = read(ownProject.sections, path).replaceAll('"../_shared/', '"_shared/')
    const isShared = path.startsWith('_shared/')
    const up = isShared ? '../..' : '..'
    return [
      `sections/${isShared ? path : path.replace('/', '.')}`,
      JSON.parse(text.replaceAll(/"diptych:([\w-]+)#/g, `"${up}/$1.schema.json#`)),
    ]
  }),
])

interface At {
  readonly file: string
  readonly node: Json
}

/** The node of a schema, with what it refers to. */
function resolved({ file, node }: At): At {
  const { $ref, ...own } = node
  if (typeof $ref !== 'string') return { file, node }
  const [path = '', pointer = ''] = $ref.split('#')
  const other = path === '' ? file : posix.join(posix.dirname(file), path)
  const target = pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((at, step) => (isObject(at) ? at[step] : undefined), schemaFiles.get(other))
  if (!isObject(target)) throw new Error(`${file} refers to nothing by ${$ref}.`)
  const found = resolved({ file: other, node: target })
  return { file: found.file, node: { ...found.node, ...own } }
}

/** The schema of a value that says its type. */
function sectionAt(file: string, value: unknown): At {
  const section = `sections/${isObject(value) ? value['type'] : ''}.schema.json`
  return { file, node: { $ref: `${posix.relative(posix.dirname(file), section)}#` } }
}

/** The places of the texts to translate inside a value, items of a list by their id if they have one. */
function placesOf(at: At, value: unknown): readonly string[] {
  const { file, node } = resolved(at)
  if (node['x-sections'] === 'media' && isObject(value) && 'type' in value)
    return placesOf(sectionAt(file, value), value)
  if (node['x-i18n'] === 'per-language') return []
  if (typeof value === 'string') return node['x-i18n'] === 'translate' ? [''] : []
  const inside = (child: unknown, step: string, inner: unknown) =>
    isObject(child) ? placesOf({ file, node: child }, inner).map((rest) => `/${step}${rest}`) : []

  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) => {
      const step = isObject(item) && typeof item['id'] === 'string' ? item['id'] : String(index)
      const isSection = isObject(node['items']) && node['items']['x-sections'] === true
      if (!isSection) return inside(node['items'], step, item)
      return placesOf(sectionAt(file, item), item).map((rest) => `/${step}${rest}`)
    })
  if (!isObject(value)) return []
  // A text with a form per number.
  if (node['x-count'] !== undefined) return Object.keys(value).map((form) => `/${form}`)
  const properties = isObject(node['properties']) ? node['properties'] : {}
  return Object.entries(value).flatMap(([key, inner]) =>
    inside(properties[key] ?? node['additionalProperties'], key, inner),
  )
}

/** The schema of a file, by its path in the folder of a language. */
const kinds: Readonly<Record<string, string>> = {
  catalog: 'catalog-texts',
  faqs: 'faq',
  forms: 'form',
  pages: 'page',
  quizzes: 'quiz',
  'quiz-banks': 'quiz-bank',
}
const kindOf = (address: string) => {
  const [first = ''] = address.split('/')
  return kinds[first] ?? first
}

function countAgain(files: Files) {
  const sources = [...files.keys()].filter((path) => path.startsWith('en/'))
  return sources.flatMap((path) => {
    const address = path.slice('en/'.length, -'.yaml'.length)
    const kind = kindOf(address)
    const root = schemaFiles.get(`${kind}.schema.json`)
    if (!isObject(root)) throw new Error(`${path} has no schema.`)
    const at = { file: `${kind}.schema.json`, node: root }
    const source: unknown = parse(files.get(path) ?? '')
    const written = files.get(`nl/${address}.yaml`)
    const only = isObject(source) ? source['languages'] : undefined
    if (written === undefined && Array.isArray(only) && !only.includes('nl')) return []

    const texts = placesOf(at, source)
    const translation = new Set(written === undefined ? [] : placesOf(at, parse(written)))
    const present = texts.filter((place) => translation.has(place)).length
    if (texts.length === 0) return []
    const record: unknown = parse(files.get(`.state/nl/${address}.yaml`) ?? '{}')
    const recorded = Object.keys(isObject(record) ? record : {}).length
    return [{ address, kind, texts: texts.length, present, recorded }]
  })
}

type Counted = ReturnType<typeof countAgain>

const inOrder = (counted: Counted): Counted =>
  counted.toSorted((a, b) => (a.address < b.address ? -1 : 1))

function countByCheck(files: Files): Counted {
  const { completeness } = checkContent({
    ...{ files, folder: 'content', schemas, validators, today: '2026-11-21' },
  })
  return completeness
    .filter(({ texts }) => texts > 0)
    .map(({ address, kind, texts, present, recorded }) => ({
      ...{ address, kind, texts, present, recorded },
    }))
}

const content = readFolder(join(projectRoot, 'content'), '.yaml')
const fewer = withFewBanks(content)
const without = (test: RegExp): Files => new Map([...fewer].filter(([path]) => !test.test(path)))

/** Files without the third section of a page in one language. */
function withoutSection(path: string, files: Files): Files {
  const document = parseDocument(files.get(path) ?? '')
  expect(document.deleteIn(['sections', 2])).toBe(true)
  return new Map([...files, [path, document.toString()]])
}

test.for([
  { name: 'our content', files: fewer },
  {
    name: 'our content without a folder of the translation and a file of the source',
    files: without(/^nl\/quiz-banks\/|^en\/quiz-frames/),
  },
  {
    name: 'our content without a file and a section of the translation and a section of the source',
    files: withoutSection(
      'nl/pages/about.yaml',
      withoutSection('en/pages/plans.yaml', without(/^nl\/quiz-frames/)),
    ),
  },
])('$name has as many texts as are counted', ({ files }) => {
  const counted = countAgain(files)

  expect(counted.length).toBeGreaterThan(20)
  expect(inOrder(countByCheck(files))).toEqual(inOrder(counted))
})

test('what is not counted is meant for one language', () => {
  const counted = new Set(countAgain(content).map(({ address }) => `en/${address}.yaml`))
  const left = [...content].filter(([path]) => path.startsWith('en/') && !counted.has(path))

  expect(left.length).toBeGreaterThan(0)
  for (const [, text] of left) expect(parse(text)).toMatchObject({ languages: ['en'] })
})
