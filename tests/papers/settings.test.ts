import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readEnvironment } from '#api/index.ts'
import { endpoint } from '#cli/serve/listen.ts'
import { fakeContext } from '../cli/diptych.ts'
import { projectRoot } from '../support/project-root.ts'
import { codeIn, papers, readPaper, rowsUnder } from './paper.ts'

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

const paper = readPaper('api/README.md')
const rows = rowsUnder(paper, 'variable', 'sets', 'default')
const named = rows.flatMap(([cell = '']) => codeIn(cell))

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

  const [sentence = ''] = paper.text.match(/^Every variable .* from a file/m) ?? []
  expect(withoutFile).toEqual(codeIn(sentence))
})

test.for(
  rows.flatMap(([names = '', , defaults = '']) => {
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
