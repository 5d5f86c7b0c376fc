// `node tests/support/programs.ts --install` installs what the deep tests need and this machine lacks. It runs
// before `npm ci`, so it imports no package.
import { spawnSync } from 'node:child_process'
import { globSync, realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** A program or a right that tests need and npm does not provide. They are skipped without it. */
export interface SystemProgram {
  readonly name: string
  /** What the tests use it for. */
  readonly purpose: string
  /** The Debian package that contains it. Absent for a right. */
  readonly debianPackage?: string
  /** Whether tests without it fail in CI instead of being skipped. */
  readonly isRequiredInCi?: boolean
  /** Whether it works. Containers may have a program and forbid its use. */
  isUsable(): boolean
}

/** In CI all tests must run. Elsewhere, a missing program skips its tests. */
export const isCi = (): boolean => !['', '0', 'false'].includes(process.env['CI'] ?? '')

const succeeds = (command: string, ...parameters: readonly string[]) =>
  spawnSync(command, parameters, { stdio: 'ignore' }).status === 0

/** A program that CI requires. */
const required = (
  name: string,
  purpose: string,
  [debianPackage, command]: readonly [debianPackage: string, command: string],
  isUsable = () => succeeds('which', command),
) => ({ name, purpose, debianPackage, isRequiredInCi: true, isUsable })

/** The programs of Chromium. The headless shell comes first, because it opens a page with a third of the work. */
export const chromiumNames = [
  'chromium-headless-shell',
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
] as const

export const chromiumProgram = required(
  'Chromium',
  'the tests that open pages in a browser',
  [chromiumNames[0], chromiumNames[0]],
  () =>
    Boolean(process.env['CHROME_PATH']) || chromiumNames.some((name) => succeeds('which', name)),
)

/** The folder with the programs of the newest installed PostgreSQL. */
export function postgresFolder(): string | undefined {
  const onPath = spawnSync('which', ['initdb'], { encoding: 'utf8' }).stdout?.trim()
  const installed = globSync([
    '/usr/lib/postgresql/*/bin/initdb',
    '/opt/homebrew/opt/postgresql*/bin/initdb',
  ])
  const initdb = onPath || installed.toSorted().at(-1)
  // A link on the path may be alone there.
  return initdb ? dirname(realpathSync(initdb)) : undefined
}

/** Whether strace works. Containers may have the program and forbid its use. */
export const canTrace = (): boolean => succeeds('strace', '-o', '/dev/null', 'true')

/** The programs of the deep tests, beside Chromium, which comes in many ways. */
export const programs: readonly SystemProgram[] = [
  required(
    'PostgreSQL',
    'the tests of the store on PostgreSQL',
    ['postgresql', 'initdb'],
    () => postgresFolder() !== undefined,
  ),
  {
    name: 'strace',
    purpose: 'the tests that watch when the store writes to the disk',
    debianPackage: 'strace',
    isUsable: canTrace,
  },
  required('Caddy', 'the checks of the recipe for Caddy', ['caddy', 'caddy']),
  required('nginx', 'the checks of the recipe for nginx', ['nginx-light', 'nginx']),
  required('openssl', 'certificates for the checks of nginx', ['openssl', 'openssl']),
  required('systemd-analyze', 'the checks of the recipes for systemd', [
    ...(['systemd', 'systemd-analyze'] as const),
  ]),
]

const stories = 'the stories in every browser'

/** The Firefox that is named or installed. */
export const findFirefox = () =>
  [process.env['FIREFOX_PATH'] ?? '', 'firefox-esr', 'firefox'].find(
    (program) => program !== '' && succeeds(program, '--version'),
  )

/** The browsers beside Chromium in which the deep tests visit the site. */
export const browserPrograms = {
  firefox: required(
    'Firefox',
    stories,
    ['firefox-esr', 'firefox-esr'],
    () => findFirefox() !== undefined,
  ),
  /** The driver comes with MiniBrowser, a window around the engine of Safari. */
  webkit: required('WebKitGTK', stories, ['webkit2gtk-driver', 'WebKitWebDriver']),
  /** A screen for MiniBrowser, which cannot do without one. */
  screen: required('Xvfb', stories, ['xvfb', 'Xvfb']),
}

type Packaged = Pick<SystemProgram, 'purpose' | 'debianPackage'>

/** Installs packages on Debian as root, which only a caller that was asked to may become. Returns whether that succeeded. */
export function installPackages(wanted: readonly Packaged[], { maySudo = false } = {}): boolean {
  const isRoot = process.getuid?.() === 0
  const found = wanted.filter(({ debianPackage }) => debianPackage !== undefined)
  if (found.length === 0 || (!isRoot && !maySudo)) return false
  for (const { debianPackage, purpose } of found)
    process.stdout.write(`Installing ${debianPackage} with apt-get: ${purpose}\n`)
  // Concurrent installations would fail on apt's lock.
  const lock = join(tmpdir(), 'diptych-packages.lock')
  const names = found.map(({ debianPackage }) => debianPackage).join(' ')
  const command = `apt-get update && apt-get install -y --no-install-recommends ${names}`
  const locked = ['flock', lock, 'env', 'DEBIAN_FRONTEND=noninteractive', 'sh', '-c', command]
  const [program = '', ...parameters] = isRoot ? locked : ['sudo', '-n', ...locked]
  const options = { timeout: 600_000, killSignal: 'SIGKILL', stdio: 'ignore' } as const
  return spawnSync(program, parameters, options).status === 0
}

/**
 * Installs programs where that is allowed. Returns a line about each one that is still missing: its tests are skipped. In
 * CI, tests without what CI requires are not skipped, and fail.
 */
export function findMissing(wanted: readonly SystemProgram[]): Readonly<Record<string, string>> {
  installPackages(wanted.filter(({ isUsable }) => !isUsable()))
  const missing = wanted.filter(
    ({ isUsable, isRequiredInCi }) => !isUsable() && !(isCi() && isRequiredInCi),
  )
  return Object.fromEntries(missing.map((program) => [program.name, lineAbout(program)]))
}

/** The line about skipped tests: which program is missing, and for which purpose. */
export function lineAbout({ name, purpose, debianPackage }: SystemProgram): string {
  const problem = debianPackage ? 'is missing and could not be installed' : 'is missing'
  return `SKIPPED: ${name} ${problem}. Not run: ${purpose}.`
}

/** Installs what the deep tests need. Ends with 1 if something is missing then that CI requires. */
function installMissing(): void {
  const all = [chromiumProgram, ...programs, ...Object.values(browserPrograms)]
  const isMissing = ({ isUsable }: SystemProgram) => !isUsable()
  installPackages(all.filter(isMissing), { maySudo: true })
  for (const { name } of all.filter((each) => each.isRequiredInCi && isMissing(each))) {
    process.stderr.write(`${name} is missing and could not be installed.\n`)
    process.exitCode = 1
  }
}

if (import.meta.main && process.argv.includes('--install')) installMissing()
