import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, matchesGlob } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { conciseLine } from '#cli/report/formats.ts'
import { readCatalogue, withOwnWords } from '#generator/languages/catalogue.ts'
import { messageLanguages } from '#generator/languages/index.ts'
import { type Kind, kindOf } from '#generator/read/file-kind.ts'
import type { SchemaAt } from '#generator/validate/schemas.ts'
import { diptych } from './cli/diptych.ts'
import { mismatch, reportOf, stale } from './cli/report/sample.ts'
import { schemas } from './generator/small-site.ts'
import { ownProject } from './support/project.ts'
import { projectRoot } from './support/project-root.ts'
import { type Completion, startYamlServer, type YamlServer } from './support/yaml-server.ts'

const read = (file: string) => JSON.parse(readFileSync(join(projectRoot, '.vscode', file), 'utf8'))
const globs: Readonly<Record<string, string>> = read('settings.json')['yaml.schemas']
const schemasFor = (path: string) =>
  Object.keys(globs).filter((schema) => matchesGlob(`content/${path}`, globs[schema] ?? ''))

/** A file of every kind there is. */
const samples = {
  site: 'site.yaml',
  facts: 'facts.yaml',
  catalog: 'catalog.yaml',
  walls: 'walls.yaml',
  glossary: 'glossary.yaml',
  redirects: 'redirects.yaml',
  acknowledged: 'acknowledged.yaml',
  'stand-ins': 'stand-ins.yaml',
  state: '.state/nl/pages/plans/core.yaml',
  language: 'de/language.yaml',
  navigation: 'de/navigation.yaml',
  'catalog-texts': 'de/catalog.yaml',
  faq: 'de/faqs/plans/core.yaml',
  statistics: 'de/statistics/home.yaml',
  form: 'de/forms/contact.yaml',
  quiz: 'de/quizzes/audit.yaml',
  'tool-builder': 'de/tool-builder.yaml',
  'quiz-frames': 'de/quiz-frames.yaml',
  'quiz-bank': 'de/quiz-banks/coaching.yaml',
  helplines: 'de/helplines.yaml',
  page: 'de/pages/plans/core.yaml',
} as const satisfies Readonly<Record<Exclude<Kind, 'tiles'>, string>>

/** The schema for editors of a file: in the language of its folder if Diptych speaks it, else in English. */
function schemaOf(path: string): string {
  const { kind, language = 'en' } = kindOf(path) ?? {}
  const spoken = messageLanguages.includes(language) ? language : 'en'
  return `./.generated/editor/${spoken}/${kind}.schema.json`
}

test.for(Object.entries(samples))('the editor knows the schema of a %s', ([kind, path]) => {
  expect(kindOf(path)?.kind).toBe(kind)
  for (const language of ['de', ...messageLanguages]) {
    const file = path.replace(/^de\//, `${language}/`)
    expect(schemasFor(file)).toEqual([schemaOf(file)])
    expect(existsSync(join(projectRoot, schemaOf(file)))).toBe(true)
  }
})

test('the editor reads what the watcher prints', () => {
  const [{ command, problemMatcher }] = read('tasks.json').tasks
  const { file, line, column, severity, code, message, regexp } = problemMatcher.pattern
  const [, ...parts] = new RegExp(regexp).exec(conciseLine(mismatch)) ?? []

  expect([file, line, column, severity, code, message].map((group) => parts[group - 1])).toEqual([
    'content/nl/pages/prices.yaml',
    '4',
    '13',
    'error',
    'facts/mismatch',
    'Dutch says 73%, English says 83%. Make both the same number. [f3a9c1]',
  ])
  expect(conciseLine(stale)).toMatch(new RegExp(regexp))
  expect(command).toContain(' validate --watch')
  expect(reportOf().diagnostics.map(conciseLine).join('\n')).not.toMatch(
    new RegExp(problemMatcher.background.beginsPattern, 'm'),
  )
})

describe('in the language server of the YAML extension, with the committed settings', () => {
  const folder = mkdtempSync(join(tmpdir(), 'diptych-'))
  let server: YamlServer
  beforeAll(async () => {
    for (const part of ['content', 'schema']) {
      cpSync(join(projectRoot, part), join(folder, part), { recursive: true })
    }
    cpSync(ownProject.sections, join(folder, 'sections'), { recursive: true })
    await diptych(['generate'], { cwd: folder, engine: folder })
    server = await startYamlServer(folder)
  })
  afterAll(async () => {
    await server.stop()
    rmSync(folder, { recursive: true })
  })

  const yaml = (file: string) => parse(readFileSync(join(projectRoot, 'content', file), 'utf8'))
  const labelsOf = (items: readonly Completion[]) => items.map(({ label }) => label)
  const page = 'title: A\ndescription: B\nsections:\n'
  const story = `${page}  - type: text\n    look: prose\n    id: a\n    heading: X\n`

  /** What is offered at the end of a text. */
  async function offered(file: string, text: string): Promise<readonly Completion[]> {
    return (await server.open(`content/${file}`, `${text}\n`)).complete(text)
  }

  const pages = globSync('**/*.yaml', { cwd: join(projectRoot, 'content/en/pages') }).map((file) =>
    file.replaceAll('\\', '/').replace(/\.yaml$/, ''),
  )
  const facts = Object.entries(yaml('facts.yaml')).flatMap(([group, inner]) =>
    Object.keys(Object(inner)).map((name) => `${group}.${name}`),
  )
  const { enum: icons } = Object(schemas.root('common.schema.json').node.$defs?.['icon'])
  const tiles = [...Object.keys(ownProject.brand.tiles), ...icons]

  test.for([
    { name: 'section types', text: `${page}  - type: `, wanted: schemas.sectionTypes },
    {
      name: 'keys of a section',
      text: `${story}    `,
      wanted: ['text', 'points', 'media', 'link'],
    },
    { name: 'pages', text: `${story}    link:\n      label: L\n      to: `, wanted: pages },
    {
      name: 'walls',
      text: `${story}    media:\n      wall: `,
      wanted: Object.keys(yaml('walls.yaml')),
    },
    {
      name: 'tiles',
      text: `${page}  - type: text\n    look: statement\n    tile: `,
      wanted: tiles,
    },
    { name: 'facts', text: 'title: ', wanted: facts.map((name) => `{{${name}}}`) },
  ])('$name complete', async ({ text, wanted }) => {
    for (const language of ['en', 'nl']) {
      const labels = labelsOf(await offered(`${language}/pages/new.yaml`, text))
      expect(wanted.filter((each: string) => !labels.includes(each))).toEqual([])
    }
  })

  test('keys of another section do not complete', async () => {
    const labels = labelsOf(await offered('en/pages/new.yaml', `${story}    `))
    expect(labels).not.toContain('lines')
    expect(labels).not.toContain('plan')
  })

  test('ids and facts complete in the files that all languages share', async () => {
    const plan = 'plans:\n  - id: core\n    price: '
    expect(labelsOf(await offered('catalog.yaml', plan))).toEqual(expect.arrayContaining(facts))
    const texts = labelsOf(await offered('nl/catalog.yaml', 'features: {}\nplans:\n  '))
    const plans = yaml('catalog.yaml').plans.map(({ id }: { readonly id: string }) => id)
    expect(texts).toEqual(expect.arrayContaining(plans))
  })

  test.for(['  ', '  - type: quote\n    id: a\n  - '])(
    'after “%s” a whole section goes in',
    async (text) => {
      const items = await offered('nl/pages/new.yaml', `${page}${text}`)
      const { textEdit } = items.find(({ label }) => label === 'hero') ?? {}
      const whole = `${page}${text}${textEdit?.newText.replaceAll('\n', '\n  ')}`
      expect(parse(whole).sections.at(-1)).toEqual({
        type: 'hero',
        lines: [`\${1:TODO}`],
      })
    },
  )

  test.for([
    { file: 'content/en/pages/home.yaml', title: 'Headline' },
    { file: 'content/nl/pages/home.yaml', title: 'Hoofdkop' },
  ])('hovering a key of $file tells what it is and shows one', async ({ file, title }) => {
    const open = await server.open(file)
    const told = await open.hover('lines:')
    const schema = schemas.root('sections/hero.schema.json').node
    const { description = '' } = schema.properties?.['lines'] ?? {}

    expect(told).toContain('```yaml\nlines:\n  - Our bread')
    expect(told).toMatch(new RegExp(`^#### ${title}`))
    const words = readCatalogue(file.includes('/nl/') ? 'nl' : 'en').descriptions
    expect(told).toContain(words[description] ?? description)
    expect(words[description] === undefined).toBe(file.includes('/en/'))
  })
})

describe.for(messageLanguages.filter((code) => code !== 'en'))('descriptions in "%s"', (code) => {
  const ofEngine = readCatalogue(code).descriptions
  const { descriptions } = withOwnWords(readCatalogue(code), schemas.ownWords[code])
  const inSchemas = new Set<unknown>()
  const collect = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    inSchemas.add(Object(value).description)
    for (const inner of Object.values(value)) collect(inner)
  }
  for (const [file, node] of schemas.files) if (!schemas.isOwn(file)) collect(node)

  test('translate what a schema says, and nothing else', () => {
    expect(Object.keys(ofEngine).filter((text) => !inSchemas.has(text))).toEqual([])
  })

  test('there is one for every field of a page', () => {
    const missing = new Set<string>()
    const visit = (at: SchemaAt) => {
      const { file, node } = schemas.resolve(at)
      const { description } = node
      if (description !== undefined && descriptions[description] === undefined)
        missing.add(description)
      const others =
        typeof node.additionalProperties === 'object' ? [node.additionalProperties] : []
      const inner = [...Object.values(node.properties ?? {}), ...others]
      for (const child of node.items ? [...inner, node.items] : inner) visit({ file, node: child })
    }
    for (const kind of ['page', 'faq', 'navigation', 'catalog-texts']) {
      visit(schemas.root(`${kind}.schema.json`))
    }
    for (const type of [...schemas.sectionTypes, ...schemas.mediaTypes])
      visit(schemas.root(`sections/${type}.schema.json`))
    expect([...missing]).toEqual([])
  })
})
