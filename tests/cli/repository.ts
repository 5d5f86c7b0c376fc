import { execFileSync } from 'node:child_process'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Changes } from '../generator/small-site.ts'
import { projectRoot } from '../support/project-root.ts'
import { diptych, findingsIn, folderWith } from './diptych.ts'

/** A repository with the small site, its record of translations and the attributes of this project. */
export function repository(changes: Changes = {}) {
  const cwd = folderWith(changes)
  copyFileSync(join(projectRoot, '.gitattributes'), join(cwd, '.gitattributes'))
  const git = (...args: readonly string[]) =>
    execFileSync(
      'git',
      ['-c', 'user.name=Editor', '-c', 'user.email=editor@bakery.example', ...args],
      { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
    )
  const read = (file: string) => readFileSync(join(cwd, file), 'utf8')
  const write = (file: string, text: string) => writeFileSync(join(cwd, file), text)
  const edit = (file: string, from: string, to: string) => {
    const text = read(file)
    if (!text.includes(from)) throw new Error(`${file} has no "${from}".`)
    write(file, text.replace(from, to))
  }
  const run = (...args: readonly string[]) => diptych(args, { cwd })
  const commit = (message: string) => {
    git('add', '-A')
    git('commit', '-qm', message)
  }
  const findings = () => findingsIn(cwd, '--only', 'translation')
  /** What `validate` says of the translations, each as its code and place. */
  const told = async () => (await findings()).map(({ code, path = '' }) => `${code} ${path}`)
  git('init', '-q', '-b', 'main')
  commit('Begin')
  return { git, read, write, edit, run, commit, findings, told }
}
