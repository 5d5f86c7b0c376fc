import type { TestProject } from 'vitest/node'
import { installDebianPackage } from './debian-package.ts'
import { caddy, systemd } from './deployment-programs.ts'
import { isCi } from './is-ci.ts'
import { postgres } from './postgres.ts'
import { disks } from './small-disk.ts'
import { tracer } from './tracer.ts'

/** Something that tests use and that no npm package brings. */
export interface SystemProgram {
  readonly name: string
  /** What tests use it for; these tests are skipped without it. */
  readonly purpose: string
  /** The package of Debian with it; none if it is no program but a right. */
  readonly debianPackage?: string
  /** Whether its tests fail in CI when it is missing, instead of being skipped. */
  readonly isRequiredInCi: boolean
  isInstalled(): boolean
  /** Some programs are there and may not be used, as in a container. */
  isUsable(): boolean
}

declare module 'vitest' {
  interface ProvidedContext {
    /** What the machine lacks: the name of each program, and a line about it. */
    readonly missing: Readonly<Record<string, string>>
  }
}

interface World {
  readonly isCi: boolean
  /** Says first what it installs and why. */
  install(name: string, purpose: string): boolean
}

/** Installs what tests need beside the packages, before any of them waits for it. */
export default function setup(project: TestProject): void {
  const missing = findMissing([postgres, tracer, disks, caddy, systemd], {
    isCi: isCi(),
    install: installDebianPackage,
  })
  for (const line of Object.values(missing)) process.stderr.write(`${line}\n`)
  project.provide('missing', missing)
}

/** Installs programs where that is allowed; gives a line about each that tests have to do without. */
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

/** Tells what is skipped for want of what. */
export function lineAbout({ name, purpose, debianPackage }: Described): string {
  const problem =
    debianPackage === undefined ? 'is missing' : 'is missing and could not be installed'
  return `SKIPPED: ${name} ${problem}. Not run: ${purpose}.`
}
