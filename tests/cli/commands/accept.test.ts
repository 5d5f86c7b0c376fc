import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { edit, editBoth } from '../../generator/edit.ts'
import { inOneFile, recorded } from '../../generator/recorded-site.ts'
import { type Changes, smallSite } from '../../generator/small-site.ts'
import { diptych, folderWith } from '../diptych.ts'

/** The text of one file of a record. */
const read = (cwd: string, path = '.state/nl/pages/home.yaml') =>
  readFileSync(`${cwd}/content/${path}`, 'utf8')

/** Every file of the record, by its path in `.state`. */
const record = (cwd: string): Readonly<Record<string, string>> => {
  const folder = `${cwd}/content/.state`
  if (!existsSync(folder)) return {}
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return Object.fromEntries(
    files
      .filter((file) => file.endsWith('.yaml'))
      .toSorted()
      .map((file) => [file, readFileSync(`${folder}/${file}`, 'utf8')]),
  )
}

const told = async (cwd: string) => {
  const { stdout } = await diptych(['validate', '--format', 'json'], { cwd })
  const {
    diagnostics,
  }: { diagnostics: readonly { code: string; file: string; severity: string }[] } =
    JSON.parse(stdout)
  return diagnostics
    .filter(({ code }) => !/^(language|glossary|seo|alt)\/|^stand-in|^page\/orphan/.test(code))
    .map(({ code, file, severity }) => `${file} ${severity} ${code}`)
}

const whole = recorded()
const nothing = Object.fromEntries(
  Object.keys(whole)
    .filter((path) => path.startsWith('.state/'))
    .map((path) => [path, undefined]),
)
const without = (...paths: readonly string[]) =>
  Object.fromEntries(paths.map((path) => [path, undefined]))

test('a first record marks every translation as unconfirmed', async () => {
  const cwd = folderWith(nothing)
  const { code, stdout } = await diptych(['accept', '--rebuild'], { cwd })

  expect(code).toBe(0)
  expect(stdout).toBe(
    'Dutch: began a record of 32 texts. 32 texts as they are now: forgotten is which of these are out of date.\n',
  )
  expect(Object.keys(record(cwd))).toEqual([
    'nl.yaml',
    'nl/language.yaml',
    'nl/navigation.yaml',
    'nl/pages/home.yaml',
  ])
  expect(read(cwd, '.state/nl.yaml').split('\n').slice(1)).toEqual([
    '"language": true',
    '"navigation": true',
    '"pages/home": true',
    '',
  ])
  expect(read(cwd)).toContain(
    '"pages/home#sections[about].text": { source: "b0ed8c", target: "ce2585", was: "We bake at night.", said: "Wij bakken ’s nachts.", seeded: true }',
  )
  expect((await diptych(['validate', '--strict', '--only', 'translation'], { cwd })).code).toBe(0)
})

const home = '.state/nl/pages/home.yaml'
const one = inOneFile(whole)

const damages: Readonly<Record<string, Changes>> = {
  'no record at all': nothing,
  'an empty record of the language': { '.state/nl.yaml': '' },
  'a list': { '.state/nl.yaml': '- a list\n' },
  'no record of the language': without('.state/nl.yaml'),
  'a missing record of a document': without(home),
  'a missing folder': without(...Object.keys(nothing).filter((path) => path.includes('nl/'))),
  'marks of a conflict': { [home]: `${whole[home]}<<<<<<< HEAD\n` },
  'half a record': { [home]: whole[home]?.slice(0, -20) },
  'an empty record of a document': { [home]: '' },
  'marks of a conflict in one file of an older version': {
    ...one,
    '.state/nl.yaml': `${one['.state/nl.yaml']}<<<<<<< HEAD\n`,
  },
  'half a file of an older version': {
    ...one,
    '.state/nl.yaml': one['.state/nl.yaml']?.slice(0, -20),
  },
}

test.for(Object.entries(damages))(
  'without a record that can be read nothing is written: %s',
  async ([, changes]) => {
    const cwd = folderWith(changes)
    const before = record(cwd)
    for (const args of [['accept'], ['accept', '--all']]) {
      const { code, stdout, stderr } = await diptych(args, { cwd })
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
      expect(stderr).toContain('nothing was written')
      expect(stderr).toContain('accept --rebuild')
    }
    expect(record(cwd)).toEqual(before)
    const { code, stdout } = await diptych(['validate'], { cwd })
    expect(code).toBe(1)
    expect(stdout).toMatch(/translation\/no-record|\.state\/nl\S*\.yaml:\d+:\d+: error/)

    expect(await diptych(['accept', '--rebuild'], { cwd })).toMatchObject({ code: 0 })
    expect(await told(cwd)).toEqual([])
    expect(Object.keys(record(cwd))).toHaveLength(4)
  },
)

test('the missing record of a document is told at the document, and the others stay', async () => {
  const cwd = folderWith(without(home))
  const { stdout } = await diptych(['validate', '--only', 'translation'], { cwd })
  expect(stdout).toContain('content/nl/pages/home.yaml:1:1: error')
  expect(stdout).toContain(
    'There is no record of this Dutch translation: content/.state/nl/pages/home.yaml is missing.',
  )
  const before = record(cwd)
  const { stdout: begun } = await diptych(['accept', '--rebuild'], { cwd })
  expect(begun).toBe(
    'Dutch: began a record of 32 texts. 29 texts from the old record. 3 texts as they are now: forgotten is which of these are out of date.\n',
  )
  expect(record(cwd)).toMatchObject(before)
  expect(read(cwd)).toContain('seeded: true')
})

test('a record in one file is read without a word, and the next accept divides it', async () => {
  const cwd = folderWith({ ...one, ...edit('en/pages/home.yaml', 'at night', 'at dawn') })
  expect(Object.keys(record(cwd))).toEqual(['nl.yaml'])
  expect(await told(cwd)).toEqual(['content/nl/pages/home.yaml warning translation/meaning'])

  const { stdout } = await diptych(['accept'], { cwd })
  expect(stdout).toContain('32 texts on record, 0 of them confirmed now. 1 text out of date')
  expect(record(cwd)).toEqual(record(folderWith()))
  expect(await told(cwd)).toEqual(['content/nl/pages/home.yaml warning translation/meaning'])
})

test('of a record in one file, what belongs to a document that cannot be read stays', async () => {
  const cwd = folderWith({ ...one, 'nl/pages/home.yaml': 'title: [\n' })
  await diptych(['accept'], { cwd })
  expect(Object.keys(record(cwd))).toEqual(['nl.yaml', 'nl/language.yaml', 'nl/navigation.yaml'])
  expect(read(cwd, '.state/nl.yaml').match(/"pages\/home#/g)).toHaveLength(3)

  writeFileSync(`${cwd}/content/nl/pages/home.yaml`, smallSite['nl/pages/home.yaml'] ?? '')
  await diptych(['accept'], { cwd })
  expect(record(cwd)).toEqual(record(folderWith()))
})

test('the record of a document that cannot be read stays', async () => {
  const cwd = folderWith({ ...whole, 'en/pages/home.yaml': 'title: [\n' })
  const before = record(cwd)
  await diptych(['accept', '--all'], { cwd })
  expect(record(cwd)).toEqual(before)
})

const about = (text: string) =>
  text
    .replace('path: /\n', '')
    .replaceAll(/(title|description): /g, '$1: Over ons, ')
    .replace('id: about', 'id: us')

/** The small site with another page. */
const withPage = (): Changes => ({
  'en/pages/about.yaml': about(smallSite['en/pages/home.yaml'] ?? ''),
  'nl/pages/about.yaml': about(smallSite['nl/pages/home.yaml'] ?? ''),
})

test('a new document is on record by accept, and a removed one no more', async () => {
  const cwd = folderWith()
  for (const [path, text = ''] of Object.entries(withPage()))
    writeFileSync(`${cwd}/content/${path}`, text)
  const before = record(cwd)
  expect(await told(cwd)).toEqual(['content/nl/pages/about.yaml info translation/unconfirmed'])
  const { stdout } = await diptych(['accept'], { cwd })
  expect(stdout).toBe('Dutch: 35 texts on record, 3 of them confirmed now.\n')
  expect(Object.keys(record(cwd)).filter((file) => !(file in before))).toEqual([
    'nl/pages/about.yaml',
  ])
  expect(record(cwd)['nl/pages/home.yaml']).toBe(before['nl/pages/home.yaml'])

  for (const language of ['en', 'nl']) rmSync(`${cwd}/content/${language}/pages/about.yaml`)
  await diptych(['accept'], { cwd })
  expect(record(cwd)).toEqual(before)
})

test('the record follows a document that is renamed, with what is out of date', async () => {
  const cwd = folderWith(recorded(withPage()))
  const before = record(cwd)
  for (const language of ['en', 'nl']) {
    const pages = `${cwd}/content/${language}/pages`
    renameSync(`${pages}/about.yaml`, `${pages}/us.yaml`)
  }
  const english = `${cwd}/content/en/pages/us.yaml`
  writeFileSync(english, readFileSync(english, 'utf8').replace('at night', 'at dawn'))

  const { stdout } = await diptych(['accept'], { cwd })
  expect(stdout).toContain('0 of them confirmed now. 1 text out of date')
  expect(record(cwd)['nl/pages/about.yaml']).toBeUndefined()
  expect(record(cwd)['nl/pages/us.yaml']).toBe(
    before['nl/pages/about.yaml']?.replaceAll('pages/about#', 'pages/us#'),
  )
  expect(await told(cwd)).toContain('content/nl/pages/us.yaml warning translation/meaning')
})

test('a new document is not taken for one that is gone', async () => {
  const cwd = folderWith(recorded(withPage()))
  for (const language of ['en', 'nl']) {
    rmSync(`${cwd}/content/${language}/pages/about.yaml`)
    const [title, text] =
      language === 'en' ? ['Find us', 'On the corner.'] : ['Adres', 'Op de hoek.']
    writeFileSync(
      `${cwd}/content/${language}/pages/find.yaml`,
      `title: ${title}\ndescription: ${title} ${text}\nsections:\n  - { type: text, look: statement, id: us, tile: key, text: ${text} }\n`,
    )
  }
  const { stdout } = await diptych(['accept'], { cwd })
  expect(stdout).toContain('3 of them confirmed now.')
})

test('a record in which lines cannot be read keeps the others, and tells what it forgets', async () => {
  const damaged = (path: string, head: string) =>
    `${head}${whole[path]?.replaceAll(/^(.*\.text".*).{9}$/gm, '$1')}`
  const cwd = folderWith({
    '.state/nl/navigation.yaml': damaged('.state/nl/navigation.yaml', ''),
    [home]: damaged(home, '<<<<<<< HEAD\n'),
    ...edit('en/pages/home.yaml', 'Bakery in', 'The bakery in'),
  })
  const { code, stdout } = await diptych(['accept', '--rebuild'], { cwd })

  expect(code).toBe(0)
  expect(stdout).toBe(
    'Dutch: began a record of 32 texts. 30 texts from the old record. 2 texts as they are now: forgotten is which of these are out of date. 3 lines of the old record could not be read.\n',
  )
  const { stdout: found } = await diptych(['validate', '--only', 'translation'], { cwd })
  expect(found.match(/translation\/\S+/g)).toEqual(['translation/stale'])
})

test('--rebuild leaves a record that can be read to the rest of accept', async () => {
  const cwd = folderWith()
  const before = record(cwd)
  const { stdout } = await diptych(['accept', '--rebuild'], { cwd })
  expect(stdout).toBe('Dutch: 32 texts on record, 0 of them confirmed now.\n')
  expect(record(cwd)).toEqual(before)
})

test('what is not translated is not confirmed', async () => {
  const cwd = folderWith({
    'nl/pages/home.yaml': smallSite['en/pages/home.yaml'],
    ...nothing,
    '.state/nl.yaml': '# Nothing yet.\n',
  })
  const { stdout } = await diptych(['accept'], { cwd })
  expect(stdout).toBe(
    'Dutch: 29 texts on record, 29 of them confirmed now. 3 texts not translated yet.\n',
  )
  expect(Object.keys(record(cwd))).toEqual(['nl.yaml', 'nl/language.yaml', 'nl/navigation.yaml'])
  expect(read(cwd, '.state/nl.yaml')).not.toContain('pages/home')
})

test('a translation that changed alone is told with what changed', async () => {
  const cwd = folderWith({
    ...recorded(),
    ...edit('nl/pages/home.yaml', 'bakken ’s', 'bakken brood ’s'),
  })
  const { stdout } = await diptych(['validate', '--format', 'pretty'], { cwd })
  expect(stdout).toContain('The Dutch text changed; the English text did not.')
  expect(
    stdout
      .match(/(?:Dutch was|Dutch is|English still) .*/g)
      ?.map((line) => line.replaceAll(/ +/g, ' ')),
  ).toEqual([
    'Dutch was Wij bakken ’s nachts.',
    'Dutch is Wij bakken [brood] ’s nachts.',
    'English still We bake at night.',
  ])
})

test('a record that is up to date stays as it is, byte for byte', async () => {
  const cwd = folderWith(recorded())
  const before = record(cwd)
  await diptych(['accept'], { cwd })

  expect(record(cwd)).toEqual(before)
})

test.for([
  {
    name: 'what was changed in both languages',
    changes: editBoth('pages/home.yaml', /title: .*\n/, 'title: Oven\n'),
    args: [],
    stdout: '1 of them confirmed now.\n',
    code: 0,
  },
  {
    name: 'not a translation whose source alone changed',
    changes: edit('en/pages/home.yaml', 'at night', 'at dawn'),
    args: [],
    stdout: '0 of them confirmed now. 1 text out of date: run validate to see them.\n',
    code: 1,
  },
  {
    name: 'also that one with --all',
    changes: edit('en/pages/home.yaml', 'at night', 'at dawn'),
    args: ['--all'],
    stdout: '1 of them confirmed now.\n',
    code: 0,
  },
])('confirms $name', async ({ changes, args, stdout, code }) => {
  const cwd = folderWith({ ...recorded(), ...changes })

  expect((await diptych(['accept', ...args], { cwd })).stdout).toContain(stdout)
  expect((await diptych(['validate', '--strict', '--only', 'translation'], { cwd })).code).toBe(
    code,
  )
})

test('one outdated translation is confirmed by its name', async () => {
  const cwd = folderWith({
    ...recorded(),
    ...edit('en/pages/home.yaml', 'at night', 'at dawn'),
  })
  const { stdout } = await diptych(['validate', '--only', 'translation', '--format', 'json'], {
    cwd,
  })
  const { diagnostics }: { diagnostics: readonly { id: string }[] } = JSON.parse(stdout)
  const id = diagnostics[0]?.id ?? ''

  expect((await diptych(['accept', id], { cwd })).stdout).toBe(`Confirmed ${id}.\n`)
  expect((await diptych(['validate', '--strict', '--only', 'translation'], { cwd })).code).toBe(0)
  expect(await diptych(['accept', id], { cwd })).toMatchObject({ code: 2 })
})

test('a binding text of which one side changed waits for its name, or for --all', async () => {
  const before = edit('nl/pages/home.yaml', 'Wij bakken', 'Je betaalt ons')
  const after = edit('nl/pages/home.yaml', 'Wij bakken', 'Je betaalt ons niet')
  const cwd = folderWith({ ...recorded(before), ...after })
  const validate = () =>
    diptych(['validate', '--strict', '--only', 'translation', '--format', 'json'], { cwd })

  expect((await diptych(['accept'], { cwd })).stdout).toContain('1 text out of date')
  const { code, stdout } = await validate()
  const { diagnostics }: { diagnostics: readonly { id: string; severity: string }[] } =
    JSON.parse(stdout)
  expect({ code, told: diagnostics.map(({ severity }) => severity) }).toEqual({
    code: 1,
    told: ['error'],
  })

  const id = diagnostics[0]?.id ?? ''
  expect((await diptych(['accept', id], { cwd })).stdout).toBe(`Confirmed ${id}.\n`)
  expect((await validate()).code).toBe(0)
})
