import { mkdirSync, rmSync, statSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { kill, pid } from 'node:process'
import { serverFolder } from '../built-site.ts'
import { entriesOf } from './files-in.ts'

/** Where the files of a build wait for its publication: in the site, and so on the same disk. */
export interface Staging {
  readonly folder: string
  readonly files: string
}

/** After this time the folder belongs to a build of another machine that was killed, in milliseconds. */
const forgotten = 24 * 60 * 60_000

/** Makes a staging folder in a site, and removes those of builds that were killed. */
export function createStaging(site: string): Staging {
  const parent = join(site, serverFolder)
  for (const { name } of entriesOf(parent)) {
    if (isAbandoned(parent, name)) rmSync(join(parent, name), { recursive: true, force: true })
  }
  const folder = join(parent, [`next-${machine}`, pid, crypto.randomUUID().slice(0, 8)].join('-'))
  const files = join(folder, 'files')
  mkdirSync(files, { recursive: true })
  return { folder, files }
}

/** Containers that share a disk have other processes under the same number. */
const machine = hostname().replaceAll(/[^\w.-]/g, '')

function isAbandoned(parent: string, name: string): boolean {
  const [, owner, id = ''] = /^next-(.*)-(\d+)-\w+$/.exec(name) ?? []
  if (owner === undefined) return false
  const { mtimeMs = Date.now() } = statSync(join(parent, name), { throwIfNoEntry: false }) ?? {}
  return Date.now() - mtimeMs > forgotten || (owner === machine && !isRunning(Number(id)))
}

function isRunning(id: number): boolean {
  try {
    return kill(id, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
