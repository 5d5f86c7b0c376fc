import { spawnSync } from 'node:child_process'
import type { SystemProgram } from './system-programs.ts'

/** Whether strace works. Containers may have the program and forbid its use. */
export const canTrace = (): boolean => spawnSync('strace', ['-o', '/dev/null', 'true']).status === 0

export const tracer: SystemProgram = {
  name: 'strace',
  purpose: 'the tests that watch when the store writes to the disk',
  debianPackage: 'strace',
  // A container may forbid it even to root.
  isRequiredInCi: false,
  isInstalled: () => spawnSync('strace', ['--version']).error === undefined,
  isUsable: canTrace,
}
