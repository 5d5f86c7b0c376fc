import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { diptych, projectWith } from './cli/diptych.ts'
import { temporaryFolder } from './generator/temporary-folder.ts'
import { changedFiles, projectFiles } from './support/project-files.ts'
import { projectRoot } from './support/project-root.ts'
import { readingCommands } from './support/reading-commands.ts'

/** What tests let the commands do that read, beside the folder. */
const uses: Readonly<Record<string, (elsewhere: string) => readonly string[]>> = {
  build: (elsewhere) => ['--out', elsewhere],
  docs: (elsewhere) => ['--out', `${elsewhere}.html`],
  explain: () => ['facts/unknown'],
  layout: (elsewhere) => ['--out', elsewhere],
  leads: () => ['list'],
  quiz: () => ['--kind', 'quiz'],
  serve: (elsewhere) => ['--out', elsewhere],
}

const commandsOf = async () => {
  const { stdout } = await diptych(['--help'], { cwd: projectRoot })
  const [, list = ''] = stdout.split('Commands:')
  return Array.from(list.matchAll(/^ {2}([a-z-]+)/gm), ([, name = '']) => name)
}

test('the commands that tests may run in the project change no content that is not ours', async () => {
  const cwd = projectWith()
  const before = projectFiles(cwd)
  expect(before.size).toBeGreaterThan(5)
  const elsewhere = temporaryFolder()
  const environment = { DIPTYCH_DATA: join(elsewhere, 'data'), PORT: '0' }
  const done: string[] = []

  for (const command of readingCommands) {
    const args = [command, ...(uses[command]?.(join(elsewhere, 'site')) ?? [])]
    const isServing = ['dev', 'serve'].includes(command)
    const stopped = isServing ? AbortSignal.abort() : new AbortController().signal
    const { code } = await diptych(args, { cwd, environment, stopped })
    if (code === 0) done.push(command)
    expect(changedFiles(before, projectFiles(cwd)), command).toEqual([])
  }
  // The others end with what is wrong: no browser, no submissions, no tool builder.
  expect(done).toEqual(['build', 'dev', 'explain', 'generate', 'serve', 'status', 'validate'])
})

test('every other command is refused there', async () => {
  const writing = (await commandsOf()).filter((name) => !readingCommands.has(name))
  expect(writing).toEqual(expect.arrayContaining(['add', 'remove', 'keep', 'accept']))
  for (const args of [...writing.map((name) => [name]), ['validate', '--fix']])
    for (const cwd of [projectRoot, join(projectRoot, 'content')])
      await expect(diptych(args, { cwd }), args.join(' ')).rejects.toThrow('may write')
})

test('a file that is written, added or removed is seen, not one that git ignores', () => {
  const folder = temporaryFolder({
    '.gitignore': '.dist\n',
    'content/en/home.yaml': 'a\n',
    'content/.state/nl.yaml': 'a\n',
    'code.ts': 'a\n',
  })
  spawnSync('git', ['init', '-q'], { cwd: folder })
  const before = projectFiles(folder)
  expect([...before.keys()].toSorted()).toEqual([
    '.gitignore',
    'code.ts',
    'content/.state/nl.yaml',
    'content/en/home.yaml',
  ])

  writeFileSync(join(folder, '.dist'), 'a\n')
  expect(changedFiles(before, projectFiles(folder))).toEqual([])
  writeFileSync(join(folder, 'code.ts'), 'b\n')
  writeFileSync(join(folder, 'content/.state/de.yaml'), 'a\n')
  rmSync(join(folder, 'content/en/home.yaml'))
  expect(changedFiles(before, projectFiles(folder))).toEqual([
    'code.ts',
    'content/.state/de.yaml',
    'content/en/home.yaml',
  ])
})
