/**
 * Tries seeded faults: `npm run seeds -- [names or areas]`. Each is applied alone to a temporary worktree of the last
 * commit, or of the one that `--at` names, and the tests nearest to it are run. `--together` applies all at once, where
 * one build serves many faults of which each has tests of its own. `--list` only tells which are stale.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { parse } from 'yaml'
import { projectRoot } from '../support/project-root.ts'

interface Seed {
  readonly name: string
  /** What a user notices. */
  readonly notices: string
  readonly file: string
  /** Stands in the file once. */
  readonly find: string
  readonly replace: string
  /** The test files or folders nearest to it. */
  readonly tests: readonly string[]
}

/** The names of the tests that failed, by file. */
type Failures = Readonly<Record<string, readonly string[]>>

interface FileResult {
  readonly name: string
  readonly status: string
  readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
}

/** A run of tests that takes longer hangs because of the fault, in milliseconds. */
const longest = 15 * 60_000
const hangs = 'a run that hangs'

const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    at: { type: 'string', default: 'HEAD' },
    together: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    output: { type: 'string', default: '.cache/seeds.json' },
  },
})

const isWanted = (name: string) => wanted.includes(name)
const seeds = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.yaml'))
  .flatMap((file) => {
    const area = file.replace(/\.yaml$/, '')
    const own: readonly Seed[] = parse(readFileSync(join(import.meta.dirname, file), 'utf8'))
    return own.filter(({ name }) => wanted.length === 0 || [name, area].some(isWanted))
  })

const place = mkdtempSync(join(tmpdir(), 'diptych-seeds-'))
const root = join(place, 'site')
const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: projectRoot })

/** The text with the fault. undefined where the seed is stale: its place or its tests are not there. */
function faulty({ file, find, replace, tests }: Seed): string | undefined {
  const isThere = (path: string) => existsSync(join(root, path))
  if (!isThere(file) || !tests.some(isThere)) return undefined
  const parts = readFileSync(join(root, file), 'utf8').split(find)
  return parts.length === 2 ? parts.join(replace) : undefined
}

function failing(seeds: readonly Seed[]): Failures {
  const output = join(place, 'tests.json')
  rmSync(output, { force: true })
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const tests = new Set(seeds.flatMap((seed) => seed.tests))
  const args = ['--config', 'tests/vitest.config.ts', '--reporter=json', `--outputFile=${output}`]
  const { error } = spawnSync(process.execPath, [vitest, 'run', ...args, ...tests], {
    cwd: root,
    stdio: 'ignore',
    timeout: longest,
    killSignal: 'SIGKILL',
  })
  if (error) return { [hangs]: ['the run'] }
  const { testResults }: { testResults: FileResult[] } = JSON.parse(readFileSync(output, 'utf8'))
  const failed = (each: { readonly status: string }) => each.status === 'failed'
  return Object.fromEntries(
    testResults.filter(failed).map(({ name, assertionResults }) => {
      const names = assertionResults.filter(failed).map(({ fullName }) => fullName)
      return [relative(root, name), names.length > 0 ? names : ['the file']]
    }),
  )
}

/** The failures among the tests of a seed that a run without any fault does not have. */
const caughtBy = ({ tests }: Seed, found: Failures, before: Failures): Failures =>
  Object.fromEntries(
    Object.entries(found)
      .filter(([file]) => file === hangs || tests.some((test) => file.startsWith(test)))
      .map(
        ([file, names]) => [file, names.filter((name) => !before[file]?.includes(name))] as const,
      )
      .filter(([, names]) => names.length > 0),
  )

function* tryAll() {
  const fresh = seeds.filter((seed) => faulty(seed) !== undefined)
  const stale = seeds.filter((seed) => !fresh.includes(seed))
  yield* stale.map((seed) => ({ ...seed, outcome: 'stale', by: {} }))
  if (options.list || fresh.length === 0) return

  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'))
  const generate = ['cli/launch.js', 'generate']
  execFileSync(process.execPath, generate, { cwd: root, stdio: 'ignore' })
  const before = failing(fresh)
  for (const file of Object.keys(before)) console.log(`fails without any fault: ${file}`)
  for (const group of options.together ? [fresh] : fresh.map((seed) => [seed])) {
    for (const seed of group) writeFileSync(join(root, seed.file), faulty(seed) ?? '')
    const found = failing(group)
    for (const seed of group) {
      const by = caughtBy(seed, found, before)
      yield { ...seed, outcome: Object.keys(by).length > 0 ? 'caught' : 'missed', by }
    }
    execFileSync('git', ['checkout', '--quiet', '--', '.'], { cwd: root })
  }
}

try {
  git('worktree', 'add', '--quiet', '--detach', root, options.at)
  const results: object[] = []
  for (const result of tryAll()) {
    const { name, notices, file, outcome, by } = result
    const why = outcome === 'stale' ? `not once in ${file}, or without tests` : notices
    console.log(`${outcome.padEnd(7)} ${name}: ${Object.keys(by).join(', ') || why}`)
    results.push(result)
    if (outcome !== 'caught') process.exitCode = 1
  }
  const output = join(projectRoot, options.output)
  mkdirSync(dirname(output), { recursive: true })
  writeFileSync(output, `${JSON.stringify(results, undefined, 2)}\n`)
} finally {
  git('worktree', 'remove', '--force', root)
  rmSync(place, { recursive: true, force: true })
}
