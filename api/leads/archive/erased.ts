import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Environment } from '../../settings/environment.ts'
import { restrictPermissions, syncFile, syncFolder } from '../../store/sqlite/file.ts'

/**
 * The file with the ids of what was erased, beside the spool, so that it outlives the store. Backups are never changed:
 * what takes in or puts back an older one leaves these out.
 */
export const erasedFile = ({ spool }: Environment, cwd: string) => resolve(cwd, spool, 'erased')

/** The ids of the submissions that were erased. */
export const readErased = (file: string): readonly string[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((id) => id !== '')
    : []

/** Adds ids to the file. They are on disk when it returns. */
export function rememberErased(file: string, ids: readonly string[]): void {
  if (ids.length === 0) return
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  restrictPermissions(file)
  // An id that was cut off by a crash does not join the next.
  appendFileSync(file, `\n${ids.join('\n')}\n`)
  syncFile(file)
  syncFolder(dirname(file))
}
