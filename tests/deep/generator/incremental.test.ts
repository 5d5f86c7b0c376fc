import { expect, test } from 'vitest'
import {
  type Cache,
  type CheckInput,
  checkContent,
  compileValidators,
  createCache,
  readSchemas,
} from '#generator/index.ts'
import { linkSite } from '#generator/model/link-site.ts'
import { groupsOf, siteOfGroup } from '#generator/model/outline.ts'
import { parseDocuments } from '#generator/read/documents.ts'
import { rules } from '#generator/rules/index.ts'
import { createRuleCheck } from '#generator/rules/run-rules.ts'
import { withRecordsOf } from '../../generator/records-of.ts'
import { type Files, original } from '../../mutations/content.ts'
import { mutations } from '../../mutations/mutations.ts'
import { createRandom, type Random } from '../../mutations/random.ts'
import { ownSections, schemaTexts } from '../../support/project-schemas.ts'
import { runs } from '../../support/runs.ts'

type State = Pick<
  CheckInput,
  'files' | 'today' | 'isRelease' | 'schemas' | 'validators' | 'components'
>

/** The project's schemas, and the same with another list of tiles. */
const allSchemas = await Promise.all(
  ['', '"key",'].map(async (lost) => {
    const texts = new Map(schemaTexts)
    const common = 'common.schema.json'
    const schemas = readSchemas(
      texts.set(common, texts.get(common)?.replace(lost, '') ?? ''),
      ownSections,
    )
    return { schemas, validators: await compileValidators(schemas) }
  }),
)

const start: State = {
  files: original,
  today: '2026-11-21',
  isRelease: false,
  components: { engine: [], own: [], folder: 'sections' },
  ...(allSchemas[0] ?? failTo('read the schemas')),
}

function failTo(act: string): never {
  throw new Error(`Cannot ${act}.`)
}

type Edit = (state: State, random: Random) => Partial<State>

const withFiles =
  (edit: (files: Map<string, string>, random: Random) => void): Edit =>
  ({ files }, random) => {
    const edited = new Map(files)
    edit(edited, random)
    // A folder is read in the order of its names.
    return { files: new Map([...edited].toSorted(([a], [b]) => (a < b ? -1 : 1))) }
  }

const replaceIn = (files: Map<string, string>, file: string, from: RegExp | string, to: string) => {
  const text = files.get(file)
  if (text !== undefined) files.set(file, text.replace(from, to))
}

const pagesIn = (files: Files) => [...files.keys()].filter((file) => /^\w+\/pages\//.test(file))

const statesIn = (files: Files) => [...files.keys()].filter((file) => file.startsWith('.state/'))

const move = (files: Map<string, string>, file: string, to: string) => {
  files.set(to, files.get(file) ?? '')
  files.delete(file)
}

const edits: Readonly<Record<string, Edit>> = {
  mistake: withFiles((files, random) => {
    const changed = random.pick(Object.values(mutations))?.(random) ?? original
    for (const [file, text] of changed) if (original.get(file) !== text) files.set(file, text)
    for (const file of original.keys()) if (!changed.has(file)) files.delete(file)
  }),
  undo: withFiles((files, random) => {
    const changed = [...original].filter(([file, text]) => files.get(file) !== text)
    const [file, text] = random.pick(changed) ?? []
    if (file !== undefined && text !== undefined) files.set(file, text)
  }),
  fact: withFiles((files, random) => {
    replaceIn(files, 'facts.yaml', /money: \d+/, `money: ${random.pick([599, 649, 1199])}`)
  }),
  'lost fact': withFiles((files) => replaceIn(files, 'facts.yaml', /^ {2}\w+: \{.*\}\n/m, '')),
  glossary: withFiles((files, random) => {
    replaceIn(files, 'glossary.yaml', /^( +nl: )(?:je|u)$/m, `$1${random.pick(['je', 'u'])}`)
  }),
  'name in a file': withFiles((files, random) => {
    replaceIn(files, 'site.yaml', /name: \w+/, `name: ${random.pick(['Tegelwerk', 'Korenaar'])}`)
  }),
  rename: withFiles((files, random) => {
    const file = random.pick(pagesIn(files))
    if (file) move(files, file, file.replace('.yaml', '-2.yaml'))
  }),
  'rename in all languages': withFiles((files, random) => {
    const name = random.pick(pagesIn(files))?.replace(/^\w+\//, '')
    for (const file of [...files.keys()])
      if (name && file.endsWith(`/${name}`)) move(files, file, file.replace('.yaml', '-3.yaml'))
  }),
  removal: withFiles((files, random) => void files.delete(random.pick([...files.keys()]) ?? '')),
  path: withFiles((files, random) => {
    const file = random.pick(pagesIn(files))
    if (file) replaceIn(files, file, /^title:/m, 'path: /other\naliases: [/older]\ntitle:')
  }),
  register: withFiles((files, random) => {
    const file = random.pick(pagesIn(files))
    if (file) replaceIn(files, file, /^title:/m, 'register: u\ntitle:')
  }),
  title: withFiles((files, random) => {
    const [file, other] = [random.pick(pagesIn(files)), random.pick(pagesIn(files))]
    const title = other && /^title: .*$/m.exec(files.get(other) ?? '')?.[0]
    if (file && title) replaceIn(files, file, /^title: .*$/m, title)
  }),
  confirmation: withFiles((files, random) => {
    const file = random.pick(statesIn(files))
    if (file) replaceIn(files, file, random.pick([/^"pages.*\n/m, /^".*: true\n/m]) ?? '', '')
  }),
  'half a record': withFiles((files, random) => {
    const file = random.pick(statesIn(files))
    if (file) replaceIn(files, file, /\}$/m, '')
  }),
  'lost record': withFiles(
    (files, random) => void files.delete(random.pick(statesIn(files)) ?? ''),
  ),
  language: withFiles((files, random) => {
    const code = random.pick(['de', 'fy'])
    for (const [file, text] of [...files])
      if (file.startsWith('nl/'))
        files.set(`${code}/${file.slice(3)}`, text.replace(/^locale: .*$/m, `locale: ${code}`))
  }),
  'lost language': withFiles((files) => {
    for (const file of [...files.keys()]) if (/^(?:de|fy)\//.test(file)) files.delete(file)
  }),
  settings: withFiles((files, random) => {
    const code = random.pick(['USD', 'EUR'])
    replaceIn(files, 'site.yaml', /^(?:currency: .*\n)?/, `currency: ${code}\n`)
  }),
  day: (_, random) => ({ today: random.pick(['2026-11-21', '2027-03-01']) ?? '' }),
  release: ({ isRelease }) => ({ isRelease: !isRelease }),
  schemas: (_, random) => random.pick(allSchemas) ?? {},
  again: () => ({}),
}

const check = (state: State, cache: Cache) => {
  const { diagnostics, kept, completeness, undrawable } = checkContent({
    ...state,
    folder: 'content',
    cache,
  })
  return JSON.stringify({ diagnostics, kept, completeness, undrawable: [...undrawable] })
}

test('whatever is edited, a check finds what a first check finds', () => {
  const random = createRandom(Number(process.env['SEED'] ?? 11))
  const names = Object.keys(edits)
  let state = start
  let cache = createCache()
  check(state, cache)
  for (let step = 0; step < runs(2); step += 1) {
    const made: string[] = []
    while (made.length === 0 || random.chance(0.4)) {
      const name = random.pick(names) ?? ''
      state = { ...state, ...edits[name]?.(state, random) }
      made.push(name)
    }
    if (random.chance(0.6)) cache = withRecordsOf(cache)
    expect(check(state, cache), `step ${step}: ${made.join(', ')}`).toBe(
      check(state, createCache()),
    )
    if (random.chance(0.08)) state = start
  }
})

/** The groups that a process checks anew, after others. */
function createRuns() {
  let cache = createCache()
  return (files: Files): readonly string[] => {
    cache = withRecordsOf(cache)
    const before = new Map(cache.entries().map(({ name, key }) => [name, key]))
    check({ ...start, files }, cache)
    return cache
      .entries()
      .filter(({ name, key }) => name.startsWith('group ') && before.get(name) !== key)
      .map(({ name }) => name.slice('group '.length))
  }
}

test('an edit of a page, its confirmation and its first record concern its group only', () => {
  const about = '.state/nl/pages/about.yaml'
  const index = '.state/nl.yaml'
  const checkedAnew = createRuns()
  expect(checkedAnew(original).length).toBeGreaterThan(20)
  expect(checkedAnew(original)).toEqual([])

  const files = new Map(original)
  replaceIn(files, 'nl/pages/about.yaml', /^title: .*$/m, 'title: Iets anders')
  expect(checkedAnew(files)).toEqual(['page about'])
  replaceIn(files, about, /^"pages.*\n/m, '')
  expect(checkedAnew(files)).toEqual(['page about'])
  files.delete(about)
  expect(checkedAnew(files)).toEqual(['page about'])
  replaceIn(files, index, '"pages/about": true\n', '')
  expect(checkedAnew(files)).toEqual(['page about'])
  replaceIn(files, 'facts.yaml', /money: \d+/, 'money: 4321')
  expect(checkedAnew(files).length).toBeGreaterThan(20)
})

test('a group reads its own texts and what all groups share', () => {
  const { documents } = parseDocuments({ files: original, folder: 'content' })
  let read = new Set<string>()
  const watched = documents.map((document) => {
    const noting = { data: document, text: document, problems: document }
    const properties = Object.keys(noting).map((name) => [
      name,
      {
        enumerable: true,
        get: () => {
          read.add(document.address)
          return Reflect.get(document, name)
        },
      },
    ])
    return Object.create(document, Object.fromEntries(properties))
  })
  const site = linkSite({ documents: watched, schemas: start.schemas, today: start.today })
  for (const document of watched) {
    site.outlineOf(document)
    site.faceOf(document)
  }
  const { checkGroup } = createRuleCheck(rules, site)
  // Of the record of a language a group has the part that is about it.
  const isShared = (address: string) =>
    /^(?:brand\/tiles\.svg|\.state\/\w+)$/.test(address) ||
    !/\/|^(?:navigation|redirects|acknowledged|stand-ins)$/.test(address)
  const strays: string[] = []
  for (const [id, own] of groupsOf(site.documents)) {
    read = new Set()
    checkGroup(siteOfGroup(site, own))
    const mayRead = (address: string) =>
      isShared(address) || own.some((each) => address.endsWith(each.address))
    strays.push(...[...read].filter((each) => !mayRead(each)).map((each) => `${id} reads ${each}`))
  }
  expect(strays).toEqual([])
})
