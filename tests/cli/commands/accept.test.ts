import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { edit, editBoth } from '../../generator/edit.ts'
import { recorded } from '../../generator/recorded-site.ts'
import { type Changes, smallSite } from '../../generator/small-site.ts'
import { diptych, findingsIn, folderWith } from '../diptych.ts'

const home = '.state/nl/pages/home.yaml'
const whole = recorded()
const page = whole[home] ?? ''
const nothing = Object.fromEntries(
  Object.keys(whole)
    .filter((path) => path.startsWith('.state/'))
    .map((path) => [path, undefined]),
)

/** Every file of the record, by its path in the content folder. */
const record = (cwd: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(`${cwd}/content`, { recursive: true, encoding: 'utf8' })
      .filter((file) => /^\.state.*\.yaml$/.test(file))
      .toSorted()
      .map((file) => [file, readFileSync(`${cwd}/content/${file}`, 'utf8')]),
  )

const accept = (cwd: string, ...args: readonly string[]) => diptych(['accept', ...args], { cwd })

const told = async (cwd: string) =>
  (await findingsIn(cwd))
    .filter(({ code, file }) => code.startsWith('translation/') || file.includes('.state/'))
    .map(({ code, file, severity }) => `${file.replace('content/', '')} ${severity} ${code}`)

test('a first record marks every translation as unconfirmed', async () => {
  const cwd = folderWith(nothing)
  expect(await accept(cwd, '--rebuild')).toMatchObject({
    code: 0,
    stdout:
      'Dutch: began a record of 32 texts. 32 texts as they are now: forgotten is which of these are out of date.\n',
  })
  expect(Object.keys(record(cwd))).toEqual(Object.keys(nothing).toSorted())
  expect(record(cwd)[home]).toContain(
    '"pages/home#sections[about].text": { source: "b0ed8c", target: "ce2585", was: "We bake at night.", said: "Wij bakken ’s nachts." }',
  )
  expect(await told(cwd)).toEqual([])
})

test.for<readonly [name: string, damage: Changes]>([
  ['no record at all', nothing],
  ['marks of a conflict', { [home]: `${page}<<<<<<< HEAD\n` }],
  ['half a line', { [home]: page.slice(0, -60) }],
])('with %s nothing is written until --rebuild', async ([, damage]) => {
  const cwd = folderWith(damage)
  const before = record(cwd)
  for (const args of [[], ['--all']]) {
    const { code, stdout, stderr } = await accept(cwd, ...args)
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toMatch(/nothing was written[\s\S]*accept --rebuild/)
  }
  expect(record(cwd)).toEqual(before)
  expect((await told(cwd)).join('\n')).toMatch(/translation\/no-record|\.state.* error/)

  expect((await accept(cwd, '--rebuild')).code).toBe(0)
  expect(await told(cwd)).toEqual([])
  expect(Object.keys(record(cwd))).toHaveLength(3)
})

test('--rebuild keeps the lines that can be read, and tells what it forgets', async () => {
  const cut = (path: string) => whole[path]?.replaceAll(/^(.*\.text".*).{9}$/gm, '$1')
  const cwd = folderWith({
    '.state/nl/navigation.yaml': cut('.state/nl/navigation.yaml'),
    [home]: `<<<<<<< HEAD\n${cut(home)}`,
    ...edit('en/pages/home.yaml', 'Bakery in', 'The bakery in'),
  })
  expect((await accept(cwd, '--rebuild')).stdout).toBe(
    'Dutch: began a record of 32 texts. 30 texts from the old record. 2 texts as they are now: forgotten is which of these are out of date. 3 lines of the old record could not be read.\n',
  )
  expect(await told(cwd)).toEqual(['nl/pages/home.yaml warning translation/stale'])
})

test.for<readonly [name: string, changes: Changes, args: readonly string[]]>([
  ['one that is up to date', whole, []],
  ['that of a document that cannot be read', { 'en/pages/home.yaml': 'title: [\n' }, ['--all']],
])('a record stays as it is: %s', async ([, changes, args]) => {
  const cwd = folderWith({ ...whole, ...changes })
  const before = record(cwd)
  expect((await accept(cwd, ...args)).code).toBe(0)
  expect(record(cwd)).toEqual(before)
})

const about = (text = '') =>
  text
    .replace('path: /\n', '')
    .replaceAll(/(title|description): /g, '$1: Over ons, ')
    .replace('id: about', 'id: us')

/** Another page. */
const more: Changes = {
  'en/pages/about.yaml': about(smallSite['en/pages/home.yaml']),
  'nl/pages/about.yaml': about(smallSite['nl/pages/home.yaml']),
}

test('a new document is on record by accept, and a removed one no more', async () => {
  const cwd = folderWith()
  const before = record(cwd)
  for (const [path, text = ''] of Object.entries(more))
    writeFileSync(`${cwd}/content/${path}`, text)
  expect(await told(cwd)).toEqual(['nl/pages/about.yaml info translation/unconfirmed'])
  expect((await accept(cwd)).stdout).toBe('Dutch: 35 texts on record, 3 of them confirmed now.\n')
  expect(record(cwd)).toMatchObject({ [home]: before[home], '.state/nl/pages/about.yaml': {} })

  for (const path of Object.keys(more)) rmSync(`${cwd}/content/${path}`)
  await accept(cwd)
  expect(record(cwd)).toEqual(before)
})

test('the record follows a document that is renamed, with what is out of date', async () => {
  const cwd = folderWith(recorded(more))
  const before = record(cwd)
  for (const path of Object.keys(more))
    renameSync(`${cwd}/content/${path}`, `${cwd}/content/${path.replace('about', 'us')}`)
  const english = `${cwd}/content/en/pages/us.yaml`
  writeFileSync(english, readFileSync(english, 'utf8').replace('at night', 'at dawn'))

  expect((await accept(cwd)).stdout).toContain('0 of them confirmed now. 1 text out of date')
  expect(record(cwd)['.state/nl/pages/about.yaml']).toBeUndefined()
  expect(record(cwd)['.state/nl/pages/us.yaml']).toBe(
    before['.state/nl/pages/about.yaml']?.replaceAll('pages/about#', 'pages/us#'),
  )
  expect(await told(cwd)).toContain('nl/pages/us.yaml warning translation/stale')
})

test('a new document is not taken for one that is gone', async () => {
  const cwd = folderWith(recorded(more))
  for (const path of Object.keys(more)) rmSync(`${cwd}/content/${path}`)
  for (const [language, title] of Object.entries({ en: 'Find us', nl: 'Adres' }))
    writeFileSync(
      `${cwd}/content/${language}/pages/find.yaml`,
      `title: ${title}\ndescription: ${title} here.\nsections:\n  - { type: text, look: statement, id: us, tile: key, text: ${title}. }\n`,
    )
  expect((await accept(cwd)).stdout).toContain('3 of them confirmed now.')
})

const source = edit('en/pages/home.yaml', 'at night', 'at dawn')
const binding: Changes = {
  ...recorded(edit('nl/pages/home.yaml', 'Wij bakken', 'Je betaalt ons')),
  ...edit('nl/pages/home.yaml', 'Wij bakken', 'Je betaalt ons niet'),
}

test.for<
  readonly [name: string, changes: Changes, args: readonly string[], said: string, left: string]
>([
  [
    'what was changed in both languages',
    editBoth('pages/home.yaml', /title: .*\n/, 'title: Oven\n'),
    [],
    '1 of them confirmed now.\n',
    '',
  ],
  [
    'not a translation whose source alone changed',
    source,
    [],
    '0 of them confirmed now. 1 text out of date, see: npm run -s diptych -- validate\n',
    'warning',
  ],
  ['that one with --all', source, ['--all'], '1 of them confirmed now.\n', ''],
  ['not a binding text of which one side changed', binding, [], '1 text out of date', 'error'],
])('confirms %s', async ([, changes, args, said, left]) => {
  const cwd = folderWith({ ...whole, ...changes })
  expect((await accept(cwd, ...args)).stdout).toContain(said)
  const found = await findingsIn(cwd, '--only', 'translation')
  expect(found.map(({ severity }) => severity).join()).toBe(left)
  if (left === '') return

  const id = found[0]?.id ?? ''
  expect((await accept(cwd, id)).stdout).toBe(`Confirmed ${id}.\n`)
  expect(await findingsIn(cwd, '--only', 'translation')).toEqual([])
  expect((await accept(cwd, id)).code).toBe(2)
})
