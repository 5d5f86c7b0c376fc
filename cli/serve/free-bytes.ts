import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Free bytes on the disk of a folder, which may still have to be created. */
export async function freeBytes(folder: string): Promise<number> {
  if (!existsSync(folder) && dirname(folder) !== folder) return freeBytes(dirname(folder))
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
