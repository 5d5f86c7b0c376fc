import { spawnSync } from 'node:child_process'
import { chownSync, statSync } from 'node:fs'
import type { SystemProgram } from './programs.ts'
import { projectRoot } from './project-root.ts'

/** Debian's `nobody`. */
const nobody = 65_534

const isRoot = process.getuid?.() === 0

/** Options that start a process as a user without rights: another one if this user is root. */
export const asUnprivileged: { readonly uid?: number; readonly gid?: number } = isRoot
  ? { uid: nobody, gid: nobody }
  : {}

/** Gives a folder to the user without rights. */
export function giveToUnprivileged(folder: string): void {
  if (isRoot) chownSync(folder, nobody, nobody)
}

/** Who owns a file, as `asUnprivileged` names it. */
export const isOwnedByUnprivileged = (file: string): boolean =>
  statSync(file).uid === (asUnprivileged.uid ?? process.getuid?.())

export const unprivilegedUser: SystemProgram = {
  name: 'a user without rights who may read the project',
  purpose: 'the tests that start the recipes as such a user',
  isUsable: () =>
    spawnSync(process.execPath, ['--version'], { cwd: projectRoot, ...asUnprivileged }).status ===
    0,
}
