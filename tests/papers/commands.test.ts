import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { diptych, folderWith } from '../cli/diptych.ts'
import { edit } from '../generator/edit.ts'
import { temporaryFolder } from '../generator/temporary-folder.ts'
import { projectRoot } from '../support/project-root.ts'
import { codeIn, commandsIn, papers, readPaper, rowsUnder } from './paper.ts'

/** Without that of past versions, whose commands may be gone. */
const all = papers.filter((paper) => paper !== 'CHANGELOG.md').map(readPaper)
const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))

const help = async (...command: readonly string[]) =>
  (await diptych([...command, '--help'], { cwd: temporaryFolder() })).stdout

/** The names that help lists: commands, or options with their dashes. */
const listedIn = (text: string, name: RegExp) =>
  Array.from(text.matchAll(name), ([, each = '']) => each).filter(
    (each) => each !== 'help' && each !== '--help',
  )
const commandsOf = async (...command: readonly string[]) =>
  listedIn((await help(...command)).split('Commands:')[1] ?? '', /^ {2}([a-z-]+)/gm)
const optionsOf = async (...command: readonly string[]) =>
  listedIn(
    (await help(...command)).split('Global Options:')[0] ?? '',
    /^ {2}(?:-\w, )?(--[\w-]+)/gm,
  )

/** Each command that a table describes, with the options beside it; those with a link stand elsewhere. */
const described = ['README.md', 'api/README.md'].flatMap((file) =>
  rowsUnder(readPaper(file), 'command', 'does', 'options').flatMap(([names = '', , options = '']) =>
    codeIn(names).map((name) => ({ name, options })),
  ),
)

test('the tables of commands have every command, and no other', async () => {
  const top = await commandsOf()
  const whole = await Promise.all(
    top.map(async (name) => {
      const own = (await commandsOf(name)).map((each) => `${name} ${each}`)
      return own.length > 0 ? own : [name]
    }),
  )
  const names = described.filter(({ options }) => !options.includes('api/README.md'))
  expect(names.map(({ name }) => name).toSorted()).toEqual(whole.flat().toSorted())
})

test.for(described.filter(({ options }) => !options.includes('](')))(
  'the table has every option of $name, and no other',
  async ({ name, options }) => {
    expect([...codeIn(options)].toSorted()).toEqual(
      (await optionsOf(...name.split(' '))).toSorted(),
    )
  },
)

/** Every command line in a paper: in code spans and in blocks. */
const commandLines = all.flatMap(({ file, prose, blocks }) => {
  const inBlocks = blocks.flatMap((block) => [
    ...(block.info === 'sh'
      ? block.text.split('\n').map((line) => line.split(/ +# /, 1)[0] ?? '')
      : []),
    ...(block.info === 'console' ? commandsIn(block).map(({ command }) => command) : []),
  ])
  return [...inBlocks, ...codeIn(prose)]
    .flatMap((line) => line.split(' && '))
    .map((line) => line.replace(/^docker compose .* exec site (?=diptych )/, ''))
    .filter((line) => /^(npm (run|start|test|ci)|npx|diptych)(?= |$)/.test(line))
    .map((line) => ({ file, line }))
})

test('papers name commands with options', () => {
  expect(commandLines.filter(({ line }) => / --\w/.test(line)).length).toBeGreaterThan(5)
})

test.for(commandLines)('$file: $line', async ({ line }) => {
  const [, script = ''] = /^npm (?:run (?:-s )?)?([\w-]+)/.exec(line) ?? []
  if (!line.startsWith('diptych') && script !== 'ci') expect(Object.keys(scripts)).toContain(script)

  const [, command = '', rest = ''] =
    /(?:diptych --|^diptych) ((?:(?:add|leads|remove|rename) )?[\w-]+)(.*)$/.exec(line) ?? []
  const name = command || (/(?:launch\.js) (\w+)$/.exec(scripts[script] ?? '')?.[1] ?? '')
  if (name === '') return
  expect(described.map((each) => each.name)).toContain(name)
  const known = await optionsOf(...name.split(' '))
  const used = (command ? rest : line).match(/(?<= )--[\w-]+/g) ?? []
  expect(used.filter((option) => ![...known, '--content'].includes(option))).toEqual([])
})

test('every code that a paper names exists', async () => {
  const { stdout } = await diptych(['explain'], { cwd: temporaryFolder() })
  const codes = new Set(stdout.match(/^\S+/gm))
  const areas = new Set([...codes].map((code) => code.split('/')[0] ?? ''))
  const named = all
    .flatMap(({ prose }) => codeIn(prose))
    .flatMap((code) => code.split(/[ ,]/))
    .filter((word) => /^[a-z]+\/[a-z-]+$/.test(word))

  const unknown = named
    .filter((each) => areas.has(each.split('/')[0] ?? ''))
    .filter((each) => !codes.has(each) && !/^content\/..$/.test(each))
  expect(named).toContain('facts/mismatch')
  expect(unknown).toEqual([])
})

test('the exit codes are those of the table', async () => {
  const stated = rowsUnder(readPaper('README.md'), 'exit code').map(([code]) => Number(code))
  const broken = folderWith(edit('en/pages/home.yaml', /at night/, '{{no.fact}}'))
  const stopped = AbortSignal.abort()
  const runs = [
    diptych(['validate'], { cwd: folderWith() }),
    diptych(['validate'], { cwd: broken }),
    diptych(['validate', '--loud'], { cwd: folderWith() }),
    diptych(['validate'], { cwd: folderWith(), stopped }),
  ]
  expect((await Promise.all(runs)).map(({ code }) => code)).toEqual(stated)
})
