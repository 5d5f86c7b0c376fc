import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { projectRoot } from '../support/project-root.ts'

export interface ProjectCopy {
  readonly folder: string
  remove(): void
}

/** A copy of the project's tracked files, as after `git clone` and `npm ci`. */
export function copyProject(): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'diptych-copy-'))
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: projectRoot,
    encoding: 'utf8',
  })
  for (const file of files.trim().split('\n')) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(projectRoot, file), join(folder, file), { force: true })
  }
  // What the `prepare` script writes.
  cpSync(join(projectRoot, '.generated'), join(folder, '.generated'), { recursive: true })
  linkPackages(folder)
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Hard links take half a second; a file system that has none gets one symbolic link. */
export function linkPackages(folder: string) {
  // A worktree may link to the packages of another, which commands in the copy must not reach.
  const packages = realpathSync(join(projectRoot, 'node_modules'))
  const { status } = spawnSync('cp', ['-al', packages, folder], { stdio: 'ignore' })
  if (status === 0) return
  rmSync(join(folder, 'node_modules'), { recursive: true, force: true })
  symlinkSync(packages, join(folder, 'node_modules'), 'junction')
}

/** The environment of a stranger's terminal. */
export const strangersEnvironment = (): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  NO_COLOR: '1',
})
