import { execFileSync } from 'node:child_process'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../support/project-root.ts'
import { diptych, folderWith } from '../diptych.ts'

const state = 'content/.state/nl.yaml'

/** A repository with the small site, its record of translations and the attributes of this project. */
function repository() {
  const cwd = folderWith()
  copyFileSync(join(projectRoot, '.gitattributes'), join(cwd, '.gitattributes'))
  const git = (...args: readonly string[]) =>
    execFileSync(
      'git',
      ['-c', 'user.name=Editor', '-c', 'user.email=editor@bakery.example', ...args],
      { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
    )
  const read = (file: string) => readFileSync(join(cwd, file), 'utf8')
  const write = (file: string, text: string) => writeFileSync(join(cwd, file), text)
  const edit = (file: string, from: string, to: string) => {
    const text = read(file)
    if (!text.includes(from)) throw new Error(`${file} has no "${from}".`)
    write(file, text.replace(from, to))
  }
  const run = (...args: readonly string[]) => diptych(args, { cwd })
  const commit = (message: string) => git('commit', '-qam', message)
  /** What `validate` says of the translations, each as its code and place. */
  const told = async () => {
    const { stdout } = await run('validate', '--only', 'translation', '--format', 'json')
    const { diagnostics }: { diagnostics: readonly { code: string; path?: string }[] } =
      JSON.parse(stdout)
    return diagnostics.map(({ code, path = '' }) => `${code} ${path}`)
  }
  git('init', '-q', '-b', 'main')
  git('add', '.')
  commit('Begin')
  return { git, read, write, edit, run, commit, told }
}

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
  expect(await told()).toEqual(['translation/stale sections[about].text'])
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
    expect(await told()).toEqual(['translation/stale sections[about].text'])
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

  expect(await told()).toEqual(['translation/stale sections[about].text'])
})
