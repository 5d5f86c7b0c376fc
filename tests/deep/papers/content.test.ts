import { cpSync, existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { formatFact } from '#generator/model/facts/format-fact.ts'
import { kindOf } from '#generator/read/file-kind.ts'
import { diptych } from '../../cli/diptych.ts'
import { temporaryFolder } from '../../generator/temporary-folder.ts'
import {
  codeIn,
  commandsIn,
  contains,
  type Paper,
  readPaper,
  rowsUnder,
  wordsOf,
} from '../../papers/paper.ts'
import { copySite } from '../../support/copy-site.ts'
import { projectRoot } from '../../support/project-root.ts'
import { applyBlock } from './apply-block.ts'

const read = (file: string) => JSON.parse(readFileSync(join(projectRoot, file), 'utf8'))
/** The schema of each file of the content, as the editor knows them. */
const globs = read('.vscode/settings.json')['yaml.schemas']

const editors = [
  { paper: readPaper('content/README.md'), lang: 'en', file: 'file', fact: 'fact' },
  { paper: readPaper('content/README.nl.md'), lang: 'nl', file: 'bestand', fact: 'feit' },
]

/** A folder with the content of this site, for an editor to work in. */
function editorsFolder(): string {
  const folder = temporaryFolder()
  copySite(folder)
  cpSync(join(projectRoot, 'schema'), join(folder, 'schema'), { recursive: true })
  return folder
}

const someFont =
  'node_modules/@fontsource-variable/host-grotesk/files/host-grotesk-latin-wght-normal.woff2'

/** The rows of a paper that say what YAML changes what. */
const tasksOf = (paper: Paper) =>
  rowsUnder(paper, paper === editors[0]?.paper ? 'in this file' : 'in dit bestand')
    .map(([file = '', edit = '']) => ({ file: `${codeIn(file)[0]}`, text: `${codeIn(edit)[0]}` }))
    .filter(({ text }) => text.includes(':'))

/** Does what a paper shows, from the first block to the last, and gives the exit codes of its commands. */
async function followed(paper: Paper, cwd: string): Promise<readonly number[]> {
  const ends: number[] = []
  for (const block of paper.blocks) {
    if (block.info === 'yaml') applyBlock(cwd, block)
    if (block.info !== 'console') continue

    for (const { command, output } of commandsIn(block)) {
      const { code, stdout, stderr } = await diptych(argumentsOf(command), { cwd })
      ends.push(code)
      expect(contains(`${stdout}${stderr}`, output), `${command} says\n${stdout}${stderr}`).toBe(
        true,
      )
    }
  }
  return ends
}

// The blocks of the Dutch papers are the same: `editors.test.ts` compares them.
test('the blocks of the editors’ paper do what it says, and so does its table of changes', async () => {
  const cwd = editorsFolder()
  expect(await followed(readPaper('content/README.md'), cwd)).toEqual([0, 1, 0, 0, 0, 0])

  cpSync(join(projectRoot, someFont), join(cwd, 'content/brand/workshop.woff2'))
  for (const { file, text } of alike(tasksOf))
    applyBlock(cwd, { file: `content/${file}`, text, after: undefined })
  await diptych(['accept'], { cwd })
  expect((await diptych(['validate'], { cwd })).stdout).toMatch(/^Nothing to fix/)
})

test('the blocks of the paper about quizzes do what it says', async () => {
  expect(await followed(readPaper('content/quizzes.md'), editorsFolder())).toEqual([0, 0])
})

test.for([
  ...editors.map(({ paper }) => paper),
  ...['quizzes.md', 'quizzes.nl.md'].map((file) => readPaper(`content/${file}`)),
])('every key that $file names with a value is in a schema', (paper) => {
  const schemas = globSync('schema/**/*.json', { cwd: projectRoot }).map((each) =>
    readFileSync(join(projectRoot, each), 'utf8'),
  )
  const keys = codeIn(paper.prose).flatMap((code) => /^\{? ?(\w+): /.exec(code)?.[1] ?? [])
  const missing = keys.filter((key) => !schemas.some((text) => text.includes(`"${key}": {`)))

  expect(keys.length).toBeGreaterThan(3)
  expect(missing).toEqual([])
})

describe.for(editors)('$paper.file', ({ paper, file, fact }) => {
  test('its list of files names every kind of file, and none that is not there', () => {
    const cells = rowsUnder(paper, file).flat()
    const named = cells.flatMap(codeIn).filter((name) => /\.yaml$|\/$/.test(name))
    const isThere = (name: string) => existsSync(join(projectRoot, 'content', name))
    expect(named.filter((name) => !isThere(name))).toEqual([])

    const kinds = named.map((name) => kindOf(name.endsWith('/') ? `${name}one.yaml` : name)?.kind)
    const known = Object.keys(globs).map((file) => basename(file, '.schema.json'))
    expect(known.filter((kind) => !kinds.some((each) => each === kind))).toEqual([])
  })

  test('each language writes facts as its table says', () => {
    for (const [cell = '', ...written] of rowsUnder(paper, fact)) {
      const [yaml = ''] = codeIn(cell)
      const texts = ['en-GB', 'nl-NL'].map((locale) =>
        formatFact(parse(yaml), { locale, currency: 'EUR' }).replaceAll('\u00a0', ' '),
      )
      expect(texts).toEqual(written)
    }
  })
})

/** What a reader of any of the papers does alike is carried out once. */
function alike<Read>(readFrom: (paper: Paper) => Read): Read {
  const [first, ...others] = editors.map(({ paper }) => readFrom(paper))
  if (first === undefined) throw new Error('There are no papers.')
  for (const other of others) expect(other).toEqual(first)
  return first
}

const shownBy = (paper: Paper) =>
  paper.blocks.flatMap((block) => (block.info === 'console' ? commandsIn(block) : []))

test('what they add and rename only waits for its words', async () => {
  const cwd = editorsFolder()
  const commands = alike((paper) =>
    [
      ...shownBy(paper),
      ...codeIn(paper.prose).map((code) => ({ command: `npm run diptych -- ${code}` })),
    ]
      .map(({ command }) => argumentsOf(command))
      .filter(([name, , ...rest]) => /^(add|rename)$/.test(name ?? '') && rest.length > 0)
      .filter(([, what]) => what !== 'language'),
  )

  for (const args of commands) {
    const { code, stderr } = await diptych(args, { cwd })
    expect([args, code, stderr]).toEqual([args, 0, ''])
  }
  expect(new Set(commands.map(([verb, what]) => `${verb} ${what}`)).size).toBe(5)
  const { stdout } = await diptych(['validate', '--format', 'concise'], { cwd })
  expect(new Set(stdout.match(/(?<= (?:error|warning) )\S+/g))).toEqual(
    new Set(['text/placeholder', 'page/orphan']),
  )
})

test('a new language stops nothing, and is asked for file by file', async () => {
  const cwd = editorsFolder()
  const [command = ''] = alike((paper) =>
    shownBy(paper)
      .map((each) => each.command)
      .filter((each) => each.includes('add language')),
  )
  expect((await diptych(argumentsOf(command), { cwd })).code).toBe(0)
  expect((await diptych(['validate', '--strict'], { cwd })).code).toBe(0)

  const pages = globSync('content/en/pages/**/*.yaml', { cwd }).filter(
    (file) => !/^languages:/m.test(readFileSync(join(cwd, file), 'utf8')),
  )
  for (const { paper, lang } of editors) {
    const [step = ''] = paper.prose.match(/^2\. `validate --drafts`[\s\S]*?^3\. /m) ?? []
    const args = ['validate', '--drafts', '--lang', lang, '--format', 'concise']
    const { stdout } = await diptych(args, { cwd })
    const codes = new Set(stdout.match(/(?<= error |: fout )\S+/g))
    expect([...codes].toSorted()).toEqual(
      codeIn(step)
        .filter((code) => /^\w+\/[\w-]+$/.test(code))
        .toSorted(),
    )
    // The whole folder is one finding.
    expect(stdout).toMatch(new RegExp(`${pages.length} .*content/\\w+/pages\\.`))
  }
})

/** The arguments of the command line in a command of a paper. */
function argumentsOf(command: string): readonly string[] {
  const [npm, run, ...rest] = wordsOf(command).filter((word) => word !== '-s' && word !== '--')
  expect([npm, run]).toEqual(['npm', 'run'])
  return rest[0] === 'diptych' ? rest.slice(1) : rest
}
