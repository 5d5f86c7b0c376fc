import { closeSync, existsSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs'
import type { SqlValue } from '../../sql-database.ts'
import { type ReadPage, recordsOn } from './records.ts'
import { isPageSize, readLog } from './wal.ts'

const usualPageSize = 4096

/**
 * Every record that a database file and its write-ahead log still hold, without SQLite, which refuses a
 * damaged file. A page that the log has is read from the log. Deleted records are not found.
 */
export function* readRaw(file: string): Generator<readonly SqlValue[]> {
  const log = readLog(existsSync(`${file}-wal`) ? readFileSync(`${file}-wal`) : Buffer.alloc(0))
  const logged = new Map(log.frames.map(({ page, content }) => [page, content]))
  const handle = existsSync(file) ? openSync(file, 'r') : undefined
  try {
    const pageSize = log.pageSize ?? pageSizeOf(handle)
    const count = handle === undefined ? 0 : Math.ceil(fstatSync(handle).size / pageSize)
    const pageOf: ReadPage = (number) => {
      const inLog = logged.get(number)
      if (inLog) return inLog
      if (handle === undefined || number < 1 || number > count) return undefined
      const page = Buffer.alloc(pageSize)
      readSync(handle, page, 0, pageSize, (number - 1) * pageSize)
      return page
    }
    const last = [...logged.keys()].reduce((most, page) => Math.max(most, page), count)
    for (let number = 1; number <= last; number++) yield* recordsOn(number, pageOf)
  } finally {
    if (handle !== undefined) closeSync(handle)
  }
}

/** The page size that the header of a file names; the usual one if the header is damaged. */
function pageSizeOf(handle: number | undefined): number {
  const header = Buffer.alloc(18)
  if (handle !== undefined) readSync(handle, header, 0, 18, 0)
  const size = header.readUInt16BE(16)
  const named = size === 1 ? 65_536 : size
  return isPageSize(named) ? named : usualPageSize
}

/** Whether SQLite would ignore a part of the write-ahead log that may hold commits. */
export const isLogDamaged = (file: string): boolean =>
  existsSync(`${file}-wal`) && readLog(readFileSync(`${file}-wal`)).isDamaged
