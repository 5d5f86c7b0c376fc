import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { routes } from '#api/http/routes.ts'
import { readEnvironment } from '#api/index.ts'
import { endpoint } from '#cli/serve/listen.ts'
import type { SchemaNode } from '#generator/validate/schema-node.ts'
import { fakeContext } from '../cli/diptych.ts'
import { schemas } from '../generator/small-site.ts'
import { projectRoot } from '../support/project-root.ts'
import { ownSections } from '../support/project-schemas.ts'
import { codeIn, papers, readPaper, rowsUnder } from './paper.ts'

const operators = readPaper('api/README.md')

const settingOf = { forms: 'FORMS_PER_MINUTE', quiz: 'twice that' }

test('the operators’ table of routes says what the table in the code says', () => {
  const described = rowsUnder(operators, 'route', 'methods').map(
    ([paths = '', methods = '', size = '', rate = '']) => ({
      paths: codeIn(paths),
      methods: codeIn(methods),
      size,
      rate: rate.replaceAll('`', ''),
    }),
  )
  expect(described).toEqual(
    Object.values(routes).map(({ paths, methods, maxBytes, rate }) => ({
      paths,
      methods,
      size: `${maxBytes / 1024} KiB`,
      rate: settingOf[rate],
    })),
  )
})

type Variables = Readonly<Record<string, string>>

/** Everything that the environment sets when the server starts. */
const readSettings = (environment: Variables) => {
  const source = { environment, readFile: () => '' }
  return JSON.stringify([
    readEnvironment(source),
    endpoint(fakeContext({ cwd: '/', environment }).context),
  ])
}

/** The names that the settings ask the environment for. */
function namesRead(): readonly string[] {
  const names = new Set<string>()
  readSettings(
    new Proxy<Variables>(
      {},
      {
        get: (_, name) => {
          names.add(String(name))
          return undefined
        },
      },
    ),
  )
  return [...names]
}

const variables = rowsUnder(operators, 'variable', 'sets', 'default')
const named = variables.flatMap(([cell = '']) => codeIn(cell))

test('the operators’ paper names every variable of the server once, and no other', () => {
  expect(named.toSorted()).toEqual(
    namesRead()
      .filter((name) => !name.endsWith('_FILE'))
      .toSorted(),
  )
})

test('the variables that it lets come from a file may', () => {
  const fromFile = namesRead().filter((name) => name.endsWith('_FILE'))
  const withoutFile = named.filter((name) => !fromFile.includes(`${name}_FILE`))

  const [sentence = ''] = operators.text.match(/^Every variable .* from a file/m) ?? []
  expect(withoutFile).toEqual(codeIn(sentence))
})

test.for(
  variables.flatMap(([names = '', , defaults = '']) => {
    const values = codeIn(defaults).filter((value) => value !== 'PORT')
    return codeIn(names).flatMap((name, index): [string, string][] => {
      const value = values[index]
      return value === undefined ? [] : [[name, value]]
    })
  }),
)('the default of %s is %s', ([name, value]) => {
  expect(readSettings({ [name]: value })).toBe(readSettings({}))

  const other = /^\d+$/.test(value) ? String(Number(value) + 1) : undefined
  if (other !== undefined) expect(readSettings({ [name]: other })).not.toBe(readSettings({}))
})

/** Set by those who run a command; the programs' own are not ours to describe. */
const ofOthers = [
  'GITHUB_ACTIONS',
  'GITHUB_STEP_SUMMARY',
  'LOCALAPPDATA',
  'NODE_ENV',
  'PATH',
  'PROGRAMFILES',
]

test('some paper names every variable that a command reads', () => {
  const text = papers.map((paper) => readPaper(paper).text).join('\n')
  const sources = globSync(['cli/**/*.ts', 'tests/support/*.ts'], { cwd: projectRoot }).map(
    (file) => readFileSync(join(projectRoot, file), 'utf8'),
  )
  const read = sources.flatMap((source) =>
    Array.from(
      source.matchAll(/\b(?:environment|env|variables)\['([A-Z_]+)'\]/g),
      ([, name = '']) => name,
    ),
  )
  const unnamed = [...new Set(read)]
    .filter((name) => !ofOthers.includes(name))
    .filter((name) => !new RegExp(`\`${name}\\b`).test(text))

  expect(read).toContain('PORT')
  expect(unnamed).toEqual([])
})

const aboutSchemas = readPaper('schema/README.md')
const files = globSync('**/*.schema.json', { cwd: join(projectRoot, 'schema') }).map((file) =>
  file.replaceAll('\\', '/'),
)
const texts = [
  ...files.map((file) => readFileSync(join(projectRoot, 'schema', file), 'utf8')),
  ...Object.values(ownSections?.schemas ?? {}),
].join('\n')

/** The keys, or the values of a key, in all schemas. */
const foundIn = (pattern: RegExp) =>
  [...new Set(Array.from(texts.matchAll(pattern), ([, each = '']) => each))].toSorted()

test('the paper about schemas names every file, and no other', () => {
  const named = rowsUnder(aboutSchemas, 'file').flatMap(([cell = '']) => codeIn(cell))
  const found = files.map((file) =>
    file.includes('/') ? `${file.split('/')[0]}/*` : file.replace('.schema.json', ''),
  )
  expect(named.toSorted()).toEqual([...new Set(found)].toSorted())
})

const keywords = rowsUnder(aboutSchemas, 'keyword')

test('it explains every keyword of our own, and no other', () => {
  const named = keywords.flatMap(([cell = '']) => codeIn(cell))
  expect(named.toSorted()).toEqual([...foundIn(/"(x-[a-z0-9-]+)":/g), 'tsType'].toSorted())
})

test.for(['x-i18n', 'x-kind', 'x-ref', 'x-needs'])(
  'it names every value of %s that is used',
  (keyword) => {
    const [, says = ''] = keywords.find(([cell]) => cell === `\`${keyword}\``) ?? []
    const used = foundIn(new RegExp(`"${keyword}": "([\\w-]+)"`, 'g'))
    const listed = foundIn(new RegExp(`"${keyword}": \\[([^\\]]*)\\]`, 'g')).flatMap(
      (list) => list.match(/[\w-]+/g) ?? [],
    )
    expect([...codeIn(says)].toSorted()).toEqual(expect.arrayContaining([...used, ...listed]))
  },
)

const quizFields = rowsUnder(operators, 'field')

/** The optional fields of a schema, the outermost of each branch, as the paper writes them. */
function* optional(node: SchemaNode, path = ''): Generator<string> {
  for (const [key, child] of Object.entries(node.properties ?? {})) {
    const name = path ? `${path}.${key}` : key
    if (!node.required?.includes(key)) yield name
    else if (child.items) yield* optional(child.items, `${key}[]`)
    else yield* optional(child, name)
  }
}

const { node } = schemas.root('api/quiz-response.schema.json')

test('the paper names every optional field of a quiz, and no other', () => {
  expect(quizFields.flatMap(([cell = '']) => codeIn(cell)).toSorted()).toEqual(
    [...optional(node)].toSorted(),
  )
})

test('it names all that the presentation may hold, and all that an answer may choose', () => {
  const saysOf = (field: string) =>
    codeIn(quizFields.find(([cell]) => cell === `\`${field}\``)?.[1] ?? '')
  const { presentation, questions } = node.properties ?? {}

  expect(saysOf('presentation').toSorted()).toEqual(
    Object.keys(presentation?.properties ?? {}).toSorted(),
  )
  expect(saysOf('questions[].chooses')).toEqual(questions?.items?.properties?.['chooses']?.enum)
})
