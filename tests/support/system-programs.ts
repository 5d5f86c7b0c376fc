import type { TestProject } from 'vitest/node'
import { findMissing, programs } from './programs.ts'
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
