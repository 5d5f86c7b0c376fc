import type { TestProject } from 'vitest/node'
import { installDebianPackage } from './debian-package.ts'
import { isCi } from './is-ci.ts'
import { programs, type SystemProgram } from './programs.ts'
import { disks } from './small-disk.ts'
import { unprivilegedUser } from './unprivileged-user.ts'
import { watchLimit } from './watch-limit.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Missing programs by name, with a line about each. */
    readonly missing: Readonly<Record<string, string>>
  }
}

/** Installs the system programs of the tests before the first test starts. */
export default function setup(project: TestProject): void {
  const missing = findMissing([...programs, disks, unprivilegedUser, watchLimit])
  for (const line of Object.values(missing)) process.stderr.write(`${line}\n`)
  project.provide('missing', missing)
}

/**
 * Installs programs where that is allowed. Returns a line about each one that is still missing: its tests are skipped. In
 * CI, tests without what CI requires are not skipped, and fail.
 */
export function findMissing(programs: readonly SystemProgram[]): Readonly<Record<string, string>> {
  const missing = programs.filter((program) => {
    const { debianPackage, purpose } = program
    if (!program.isInstalled() && debianPackage !== undefined)
      installDebianPackage(debianPackage, purpose)
    return !program.isUsable() && !(isCi() && program.isRequiredInCi)
  })
  return Object.fromEntries(missing.map((program) => [program.name, lineAbout(program)]))
}

type Described = Pick<SystemProgram, 'name' | 'purpose' | 'debianPackage'>

/** The line about skipped tests: which program is missing, and for which purpose. */
export function lineAbout({ name, purpose, debianPackage }: Described): string {
  const problem =
    debianPackage === undefined ? 'is missing' : 'is missing and could not be installed'
  return `SKIPPED: ${name} ${problem}. Not run: ${purpose}.`
}
