import { spawnSync } from 'node:child_process'
import { installDebianPackage } from './debian-package.ts'

/** Whether system calls can be watched. Containers may have the program and forbid its use. */
export const canTrace = (): boolean => spawnSync('strace', ['-o', '/dev/null', 'true']).status === 0

/** Installs what watches system calls, where it is missing. */
export function provideTracer(): void {
  if (spawnSync('strace', ['--version']).error) installDebianPackage('strace')
}
