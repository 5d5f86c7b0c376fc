import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  keepsMeaning,
  type NewPair,
  newPairsByAllRules,
  type OneSided,
  oneSided,
  read,
  type Score,
  sumOf,
  type TwoSided,
  twoSided,
} from '../generator/text/meaning/corpus.ts'
import { npmVersion, peerFolder } from './peers/npm-version.ts'

/** A text in English and in Dutch. */
type Pair = readonly [english: string, dutch: string]

/** A pair that is checked, as it is and, if it was edited, as it was. */
interface Case {
  readonly kind: string
  readonly before?: Pair
  readonly after: Pair
}

interface Corpus {
  readonly name: string
  readonly cases: readonly Case[]
  readonly ours: readonly Score[]
}

/** Another program that compares a text with its translation. */
interface Checker {
  readonly name: string
  readonly advice: string
  /** undefined if it cannot be had here. */
  readonly version: () => string | undefined
  /** What it finds in each pair: the names of its checks. */
  readonly check: (pairs: readonly Pair[], folder: string) => readonly ReadonlySet<string>[]
}

/** The newest release when this was written. */
const toolkit = '3.20.4'

/** Runs a program of the `PATH` or of a folder; undefined if it is not there or fails. */
function outputOf(command: string, args: readonly string[], cwd?: string): string | undefined {
  const { status, stdout } = spawnSync(command, args, { encoding: 'utf8', ...(cwd && { cwd }) })
  return status === 0 ? stdout : undefined
}

/** The pofilter of the `PATH`, else the one that pip installs into a folder of its own. */
function findPofilter(): string | undefined {
  const environment = peerFolder('translate-toolkit')
  const own = join(environment, 'bin/pofilter')
  const known = ['pofilter', own].find((each) => outputOf(each, ['--version']) !== undefined)
  if (known !== undefined) return known
  rmSync(environment, { recursive: true, force: true })
  if (outputOf('python3', ['-m', 'venv', environment]) === undefined) return undefined
  const pip = join(environment, 'bin/pip')
  return outputOf(pip, ['install', '-q', `translate-toolkit==${toolkit}`]) === undefined
    ? undefined
    : own
}

const pofilter: Checker = {
  name: 'pofilter',
  advice: 'it needs Python and pip, or on Debian: apt-get install translate-toolkit',
  version: () => {
    const command = findPofilter()
    return command && outputOf(command, ['--version'])?.match(/[\d.]+/)?.[0]
  },
  check: (pairs, folder) => {
    const head = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n'
    const units = pairs.map(
      ([english, dutch], place) =>
        `msgctxt "${place}"\nmsgid ${JSON.stringify(english)}\nmsgstr ${JSON.stringify(dutch)}\n`,
    )
    const [file, found] = [join(folder, 'pairs.po'), join(folder, 'found.po')]
    writeFileSync(file, [head, ...units].join('\n'))
    rmSync(found, { force: true })
    const command = findPofilter() ?? 'pofilter'
    if (outputOf(command, ['--language=nl', '--progress=none', file, found]) === undefined)
      throw new Error('pofilter did not check the pairs.')
    // Without findings it writes nothing.
    const named = new Map(
      (existsSync(found) ? readFileSync(found, 'utf8') : '').split(/\n\n+/).flatMap((unit) => {
        const [, place] = /^msgctxt "(\d+)"/m.exec(unit) ?? []
        const names = unit.matchAll(/^# \(pofilter\) (\w+):/gm)
        return place === undefined
          ? []
          : [[Number(place), new Set(Array.from(names, ([, name = '']) => name))] as const]
      }),
    )
    return pairs.map((_, place) => named.get(place) ?? new Set())
  },
}

const i18nCheck: Checker = {
  name: 'i18n-check',
  advice: 'npm cannot install it here',
  version: () => npmVersion('i18n-check', '@lingual/i18n-check'),
  check: (pairs, folder) => {
    const locales = join(folder, 'locales')
    mkdirSync(locales, { recursive: true })
    for (const [index, language] of ['en', 'nl'].entries()) {
      const texts = Object.fromEntries(pairs.map((pair, place) => [`p${place}`, pair[index]]))
      writeFileSync(join(locales, `${language}.json`), JSON.stringify(texts))
    }
    const command = join(peerFolder('i18n-check'), 'node_modules/.bin/i18n-check')
    const args = ['--locales', locales, '--source', 'en', '--format', 'i18next']
    const { stdout } = spawnSync(command, args, { encoding: 'utf8' })
    if (!stdout.includes('Done in')) throw new Error('i18n-check did not check the pairs.')
    const found = new Set(Array.from(stdout.matchAll(/│ key\s+│ p(\d+)/g), ([, place]) => place))
    return pairs.map((_, place) => new Set(found.has(String(place)) ? ['invalid'] : []))
  },
}

const corpora = (): readonly Corpus[] => [
  {
    name: 'one language edited',
    cases: read<OneSided>('one-sided-unseen').map(({ kind, language, before, after, other }) => {
      const pairOf = (own: string): Pair => (language === 'en' ? [own, other] : [other, own])
      return { kind, before: pairOf(before), after: pairOf(after) }
    }),
    ours: oneSided('one-sided-unseen'),
  },
  {
    name: 'both languages edited',
    cases: read<TwoSided>('two-sided-unseen').map(({ kind, agrees, en, nl }) => ({
      kind: agrees ? `${kind} (agrees)` : kind,
      before: [en[0], nl[0]],
      after: [en[1], nl[1]],
    })),
    ours: twoSided('two-sided-unseen'),
  },
  {
    name: 'new pairs',
    cases: read<NewPair>('new-pairs-unseen').map(({ kind, same, source, translation }) => ({
      kind: same ? `${kind} (agrees)` : kind,
      after: [source, translation],
    })),
    ours: newPairsByAllRules('new-pairs-unseen'),
  },
]

/** How many cases of each kind a program tells: checks that find something now, and did not before the edit. */
function scoresOf(checker: Checker, cases: readonly Case[]): readonly Score[] {
  const folder = mkdtempSync(join(tmpdir(), 'parity-peers-'))
  try {
    const before = checker.check(
      cases.map((each) => each.before ?? ['', '']),
      folder,
    )
    const after = checker.check(
      cases.map((each) => each.after),
      folder,
    )
    const isTold = cases.map((each, place) => {
      const known = (each.before && before[place]) ?? new Set()
      return [...(after[place] ?? [])].some((name) => !known.has(name))
    })
    const places = [...cases.keys()]
    return [...Map.groupBy(places, (place) => cases[place]?.kind ?? '')].map(([kind, own]) => ({
      ...{ kind, all: own.length, hard: 0 },
      told: own.filter((place) => isTold[place]).length,
    }))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const line = (name: string, cells: readonly string[]) =>
  `  ${name.padEnd(32)}${cells.map((cell) => cell.padStart(12)).join('')}\n`

const share = ({ told, all }: Score) => (all === 0 ? '-' : `${((100 * told) / all).toFixed(0)} %`)

/** Prints how many of the same edits and pairs we and other programs tell, by kind. */
export async function measureParityPeers(): Promise<void> {
  const found = [pofilter, i18nCheck].flatMap((checker) => {
    const version = checker.version()
    process.stdout.write(
      version === undefined
        ? `${checker.name} is not compared: ${checker.advice}\n`
        : `${checker.name} ${version}\n`,
    )
    return version === undefined ? [] : [checker]
  })
  process.stdout.write(
    'Ours reads edits with what is on record. Theirs count if a check finds what it did not find before the edit.\n',
  )
  for (const { name, cases, ours } of corpora()) {
    const columns = [ours, ...found.map((checker) => scoresOf(checker, cases))]
    process.stdout.write(
      `\n${name}\n${line('', ['of', 'Diptych', ...found.map((each) => each.name)])}`,
    )
    for (const { kind, all } of ours) {
      const told = columns.map((scores) => scores.find((each) => each.kind === kind)?.told ?? 0)
      process.stdout.write(line(kind, [all, ...told].map(String)))
    }
    for (const [sum, isChosen] of [
      ['another meaning', (kind: string) => !keepsMeaning(kind)],
      ['the same meaning', keepsMeaning],
    ] as const) {
      const sums = columns.map((scores) => sumOf(scores, isChosen))
      process.stdout.write(line(sum, [String(sums[0]?.all ?? 0), ...sums.map(share)]))
    }
  }
}
