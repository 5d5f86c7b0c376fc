import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inOneFile, recorded } from '../../generator/recorded-site.ts'
import { repository } from '../repository.ts'

const state = 'content/.state/nl/pages/home.yaml'
const index = 'content/.state/nl.yaml'

const [english, dutch] = ['content/en/pages/home.yaml', 'content/nl/pages/home.yaml']

test('texts that two branches changed and accepted merge without a conflict', async () => {
  const { git, edit, run, commit, told, read } = repository()
  git('switch', '-qc', 'titles')
  edit(english, 'Bakery in Haarlem', 'The bakery of Haarlem')
  edit(dutch, 'Bakkerij in Haarlem', 'De bakkerij van Haarlem')
  await run('accept')
  commit('Change the title')

  git('switch', '-q', 'main')
  edit(english, 'We bake at night.', 'We bake all night.')
  edit(dutch, 'Wij bakken ’s nachts.', 'Wij bakken de hele nacht.')
  await run('accept')
  commit('Change the text')

  git('merge', '-q', '--no-edit', 'titles')
  expect(git('status', '--porcelain')).toBe('')
  expect(read(state)).not.toContain('<<<<<<<')
  expect(await told()).toEqual([])

  await run('accept')
  const lines = read(state).split('\n')
  expect(lines.filter((line) => line.startsWith('"pages/home#title"'))).toHaveLength(1)
  expect(await told()).toEqual([])
})

test('one text that both branches changed has a line of each, and the right one holds', async () => {
  const { git, edit, run, commit, told, read } = repository()
  git('switch', '-qc', 'dawn')
  edit(english, 'at night', 'at dawn')
  edit(dutch, '’s nachts', 'bij zonsopgang')
  await run('accept')
  commit('Bake at dawn')

  git('switch', '-q', 'main')
  edit(english, 'at night', 'by day')
  edit(dutch, '’s nachts', 'overdag')
  await run('accept')
  commit('Bake by day')

  // The texts conflict, as they must. The record does not.
  expect(() => git('merge', '-q', '--no-edit', 'dawn')).toThrow()
  expect(git('diff', '--name-only', '--diff-filter=U').trim().split('\n')).toEqual([english, dutch])
  const lines = read(state).split('\n')
  expect(lines.filter((line) => line.startsWith('"pages/home#sections[about].text"'))).toHaveLength(
    2,
  )

  git('checkout', '-q', '--theirs', english, dutch)
  expect(await told()).toEqual([])
  git('checkout', '-q', '--ours', english, dutch)
  expect(await told()).toEqual([])
  // One text of each branch: the translation is not one of this source.
  git('checkout', '-q', '--theirs', english)
  expect(await told()).toEqual(['translation/unconfirmed sections[about].text'])
})

test('the order of the lines says nothing', async () => {
  const { read, write, edit, run, told } = repository()
  edit(english, 'at night', 'at dawn')
  edit(dutch, '’s nachts', 'bij zonsopgang')
  const old = read(state)
  await run('accept')
  const both = [...new Set([...old.split('\n'), ...read(state).split('\n')])]

  for (const lines of [both, both.toReversed(), both.toSorted()]) {
    write(state, `${lines.filter(Boolean).join('\n')}\n`)
    expect(await told()).toEqual([])
  }
  edit(english, 'at dawn', 'at noon')
  for (const lines of [both, both.toReversed()]) {
    write(state, `${lines.filter(Boolean).join('\n')}\n`)
    expect(await told()).toEqual(['translation/meaning sections[about].text'])
  }
})

test('a stale translation stays stale when another branch is merged', async () => {
  const { git, edit, run, commit, told } = repository()
  edit(english, 'at night', 'at dawn')
  commit('Change English alone')
  git('switch', '-qc', 'titles')
  edit(dutch, 'Bakkerij in Haarlem', 'De bakkerij in Haarlem')
  await run('accept')
  commit('Change a Dutch title')
  git('switch', '-q', 'main')
  edit('content/en/navigation.yaml', 'keeps a note', 'keeps one note')
  edit('content/nl/navigation.yaml', 'bewaart iets', 'bewaart één ding')
  await run('accept')
  commit('Change the notice')
  git('merge', '-q', '--no-edit', 'titles')

  expect(await told()).toEqual(['translation/meaning sections[about].text'])
})

/** A page in both languages, and its title and text. */
function addPage(
  { write }: ReturnType<typeof repository>,
  name: string,
  [en, nl]: readonly [string, string],
) {
  for (const [language, text] of [
    ['en', en],
    ['nl', nl],
  ] as const)
    write(
      `content/${language}/pages/${name}.yaml`,
      `title: ${text}\ndescription: ${text} ${name}.\nsections:\n  - { type: text, look: statement, id: us, tile: key, text: ${text}. }\n`,
    )
}

test('two editors accept texts of different documents: the records of both stay', async () => {
  const both = repository()
  const { git, edit, run, commit, told, read } = both
  git('switch', '-qc', 'notice')
  edit('content/en/navigation.yaml', 'keeps a note', 'keeps one note')
  edit('content/nl/navigation.yaml', 'bewaart iets', 'bewaart één ding')
  addPage(both, 'about', ['About us', 'Over ons'])
  await run('accept')
  commit('Change the notice, and add a page')
  expect(git('diff', '--name-only', 'main').trim().split('\n')).toEqual([
    index,
    'content/.state/nl/navigation.yaml',
    'content/.state/nl/pages/about.yaml',
    'content/en/navigation.yaml',
    'content/en/pages/about.yaml',
    'content/nl/navigation.yaml',
    'content/nl/pages/about.yaml',
  ])

  git('switch', '-q', 'main')
  edit(english, 'at night', 'all night')
  edit(dutch, '’s nachts', 'de hele nacht')
  addPage(both, 'address', ['Find the bakery', 'Vind de bakkerij'])
  await run('accept')
  commit('Change the text, and add another page')
  git('merge', '-q', '--no-edit', 'notice')

  expect(git('status', '--porcelain')).toBe('')
  expect(await told()).toEqual([])
  const listed = () => read(index).match(/"pages\/\w+"/g)
  expect(listed()?.toSorted()).toEqual(['"pages/about"', '"pages/address"', '"pages/home"'])
  // Accepting again brings the lines of a list into their order, and no more.
  await run('accept')
  expect(git('status', '--porcelain').trim().split('\n')).toEqual([`M ${index}`])
  expect(listed()).toEqual(['"pages/about"', '"pages/address"', '"pages/home"'])
})

test('one editor removes a page and another accepts texts of it: git asks, and accept cleans up', async () => {
  const both = repository()
  const { git, edit, run, commit, told, read } = both
  addPage(both, 'about', ['About us', 'Over ons'])
  await run('accept')
  commit('Add a page')
  git('switch', '-qc', 'gone')
  git('rm', '-q', 'content/en/pages/about.yaml', 'content/nl/pages/about.yaml')
  await run('accept')
  commit('Remove it')
  git('switch', '-q', 'main')
  edit('content/en/pages/about.yaml', 'title: About us', 'title: Who we are')
  edit('content/nl/pages/about.yaml', 'title: Over ons', 'title: Wie wij zijn')
  await run('accept')
  commit('Change it')

  expect(() => git('merge', '-q', '--no-edit', 'gone')).toThrow()
  git('rm', '-q', 'content/en/pages/about.yaml', 'content/nl/pages/about.yaml')
  // The record of the page is left, as git leaves what one side changed.
  expect((await told()).filter((each) => !each.startsWith('page/removed'))).toEqual([])
  await run('accept')
  expect(() => read('content/.state/nl/pages/about.yaml')).toThrow('ENOENT')
  expect(read(index)).not.toContain('about')
})

test('a branch with a record in one file merges into one that was divided, and nothing is lost', async () => {
  const { git, edit, run, commit, told, read } = repository(inOneFile(recorded()))
  git('switch', '-qc', 'older')
  const old = read(index)
  edit(english, 'at night', 'at dawn')
  edit(dutch, '’s nachts', 'bij zonsopgang')
  await run('accept')
  // What an older version wrote: its line changes in the one file.
  const line =
    read(state)
      .split('\n')
      .find((each) => each.includes('about].text')) ?? ''
  git('checkout', '-q', 'main', '--', index)
  rmSync(join(folderOf(git), 'content/.state/nl'), { recursive: true })
  writeFileSync(
    join(folderOf(git), index),
    old
      .split('\n')
      .map((each) => (each.includes('home#sections[about].text') ? line : each))
      .join('\n'),
  )
  commit('Accept as an older version')

  git('switch', '-q', 'main')
  edit('content/en/navigation.yaml', 'keeps a note', 'keeps one note')
  edit('content/nl/navigation.yaml', 'bewaart iets', 'bewaart één ding')
  await run('accept')
  commit('Divide the record')
  git('merge', '-q', '--no-edit', 'older')

  expect(git('status', '--porcelain')).toBe('')
  expect(await told()).toEqual([])
  await run('accept')
  expect(read(index)).not.toContain('#sections')
  expect(read(state)).toContain('bij zonsopgang')
  expect(await told()).toEqual([])
})

/** The work tree of a repository. */
const folderOf = (git: (...args: readonly string[]) => string) =>
  git('rev-parse', '--show-toplevel').trim()
