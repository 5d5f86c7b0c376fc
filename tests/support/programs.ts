// `node tests/support/programs.ts --install` installs what the deep tests need and this machine lacks. It runs
// before `npm ci`, so it imports no package.
import { spawnSync } from 'node:child_process'
import { globSync, realpathSync } from 'node:fs'
import { dirname } from 'node:path'
import { installDebianPackages } from './debian-package.ts'

/** A program that tests need and npm does not provide. */
export interface SystemProgram {
  readonly name: string
  /** What the tests use it for. They are skipped without it. */
  readonly purpose: string
  /** The Debian package that contains it. Absent for a permission. */
  readonly debianPackage?: string
  /** Whether tests without it fail in CI instead of being skipped. */
  readonly isRequiredInCi?: boolean
  isInstalled(): boolean
  /** Whether it works. Containers may have a program and forbid its use. */
  isUsable(): boolean
}

/** A program of a package, found by a call that ends well. */
interface Listed extends SystemProgram {
  readonly debianPackage: string
  /** The names of the program. Any of them is enough. */
  readonly commands: readonly string[]
}

const runs = (command: string, argument: string) =>
  spawnSync(command, [argument], { stdio: 'ignore' }).status === 0

const isOnPath = (command: string) => runs('which', command)

/** A required program that works where it is found. */
function listed(
  program: Pick<Listed, 'name' | 'purpose' | 'debianPackage' | 'commands'>,
  isFound = () => program.commands.some(isOnPath),
): Listed {
  return { ...program, isRequiredInCi: true, isInstalled: isFound, isUsable: isFound }
}

/** The programs of Chromium. The headless shell comes first, because it opens a page with a third of the work. */
export const chromiumNames = [
  'chromium-headless-shell',
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
] as const

export const chromiumProgram = listed(
  {
    name: 'Chromium',
    purpose: 'the tests that open pages in a browser',
    debianPackage: 'chromium-headless-shell',
    commands: chromiumNames,
  },
  () => Boolean(process.env['CHROME_PATH']) || chromiumNames.some(isOnPath),
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

const postgresProgram = listed(
  {
    name: 'PostgreSQL',
    purpose: 'the tests of the store on PostgreSQL',
    debianPackage: 'postgresql',
    commands: ['initdb'],
  },
  () => postgresFolder() !== undefined,
)

/** Whether strace works. Containers may have the program and forbid its use. */
export const canTrace = (): boolean => spawnSync('strace', ['-o', '/dev/null', 'true']).status === 0

export const tracer: Listed = {
  ...listed({
    name: 'strace',
    purpose: 'the tests that watch when the store writes to the disk',
    debianPackage: 'strace',
    commands: ['strace'],
  }),
  // A container may forbid it even to root.
  isRequiredInCi: false,
  isUsable: canTrace,
}

export const nginx = listed({
  name: 'nginx',
  purpose: 'the checks of the recipe for nginx',
  debianPackage: 'nginx-light',
  commands: ['nginx'],
})

/** The programs of the deep tests, beside Chromium, which comes in many ways. */
export const programs: readonly Listed[] = [
  postgresProgram,
  tracer,
  listed({
    name: 'Caddy',
    purpose: 'the checks of the recipe for Caddy',
    debianPackage: 'caddy',
    commands: ['caddy'],
  }),
  nginx,
  listed({
    name: 'openssl',
    purpose: 'certificates for the checks of nginx',
    debianPackage: 'openssl',
    commands: ['openssl'],
  }),
  listed({
    name: 'systemd-analyze',
    purpose: 'the checks of the recipes for systemd',
    debianPackage: 'systemd',
    commands: ['systemd-analyze'],
  }),
]

const purpose = 'the stories in every browser'

/** The Firefox that is named or installed. */
export const findFirefox = () =>
  [process.env['FIREFOX_PATH'] ?? '', 'firefox-esr', 'firefox'].find(
    (program) => program !== '' && runs(program, '--version'),
  )

/** The browsers beside Chromium in which the deep tests visit the site. */
export const browserPrograms = {
  firefox: listed(
    { name: 'Firefox', purpose, debianPackage: 'firefox-esr', commands: ['firefox-esr'] },
    () => findFirefox() !== undefined,
  ),
  /** The driver comes with MiniBrowser, a window around the engine of Safari. */
  webkit: listed({
    name: 'WebKitGTK',
    purpose,
    debianPackage: 'webkit2gtk-driver',
    commands: ['WebKitWebDriver'],
  }),
  /** A screen for MiniBrowser, which cannot do without one. */
  screen: listed({ name: 'Xvfb', purpose, debianPackage: 'xvfb', commands: ['Xvfb'] }),
}

/** Installs what the deep tests need. Ends with 1 if something is missing then that CI requires. */
function installMissing(): void {
  const all = [chromiumProgram, ...programs, ...Object.values(browserPrograms)]
  const missing = all.filter(({ isInstalled }) => !isInstalled())
  if (missing.length > 0) installDebianPackages(missing, { maySudo: true })
  for (const { name, isInstalled, isRequiredInCi } of all) {
    if (isInstalled() || !isRequiredInCi) continue
    process.stderr.write(`${name} is missing and could not be installed.\n`)
    process.exitCode = 1
  }
}

if (import.meta.main && process.argv.includes('--install')) installMissing()
