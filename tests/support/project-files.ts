import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** A hash of every file of a site and its code: the content, and what git does not ignore. */
export function projectFiles(root: string): ReadonlyMap<string, string> {
  const { status, stdout } = spawnSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  const known = status === 0 ? stdout.split('\0').filter((file) => file !== '') : []
  const content = globSync('content/**/{*,.*}', { cwd: root })
  const files = [...new Set([...known, ...content.map((file) => file.replaceAll('\\', '/'))])]
  return new Map(
    files
      .filter((file) => statSync(join(root, file), { throwIfNoEntry: false })?.isFile())
      .map((file) => [
        file,
        createHash('sha1')
          .update(readFileSync(join(root, file)))
          .digest('hex'),
      ]),
  )
}

/** The files that were written, added or removed between two looks. */
export const changedFiles = (
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): readonly string[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .filter((file) => before.get(file) !== after.get(file))
    .toSorted()
