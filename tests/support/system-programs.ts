import type { TestProject } from 'vitest/node'
import { installDebianPackage } from './debian-package.ts'
import { caddy, nginx, openssl, promtool, systemd } from './deployment-programs.ts'
import { isCi } from './is-ci.ts'
import { postgres } from './postgres.ts'
import { disks } from './small-disk.ts'
import { tracer } from './tracer.ts'
import { unprivilegedUser } from './unprivileged-user.ts'
import { watchLimit } from './watch-limit.ts'

/** A program that tests need and npm does not provide. */
export interface SystemProgram {
  readonly name: string
  /** What the tests use it for. They are skipped without it. */
  readonly purpose: string
  /** The Debian package that contains it. Absent for a permission. */
  readonly debianPackage?: string
  /** Whether tests without it fail in CI instead of being skipped. */
  readonly isRequiredInCi: boolean
  isInstalled(): boolean
  /** Whether it works. Containers may have a program and forbid its use. */
  isUsable(): boolean
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Missing programs by name, with a line about each. */
    readonly missing: Readonly<Record<string, string>>
  }
}

interface World {
  readonly isCi: boolean
  /** Prints what it installs and why, then installs it. */
  install(name: string, purpose: string): boolean
}

/** Installs the system programs of the tests before the first test starts. */
export default function setup(project: TestProject): void {
  const missing = findMissing(
    [
      postgres,
      tracer,
      disks,
      unprivilegedUser,
      caddy,
      nginx,
      openssl,
      systemd,
      promtool,
      watchLimit,
    ],
    {
      isCi: isCi(),
      install: installDebianPackage,
    },
  )
  for (const line of Object.values(missing)) process.stderr.write(`${line}\n`)
  project.provide('missing', missing)
}

/** Installs programs if allowed. Returns a line about each one that is still missing. */
export function findMissing(
  programs: readonly SystemProgram[],
  { isCi, install }: World,
): Readonly<Record<string, string>> {
  const missing = programs.filter((program) => {
    const { debianPackage, purpose } = program
    if (!program.isInstalled() && debianPackage !== undefined) install(debianPackage, purpose)
    return !program.isUsable() && !(isCi && program.isRequiredInCi)
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
