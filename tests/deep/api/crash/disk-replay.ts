import { writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** strace options for `disk-replay`: complete buffers, every byte as `\xNN`. */
export const replayed = [
  '-f',
  '-y',
  '-xx',
  '-s',
  '70000',
  '-e',
  'trace=write,pwrite64,ftruncate,fsync,fdatasync,writev,unlink,unlinkat',
]

/** The content of a file, in a buffer that can grow. */
interface Content {
  readonly bytes: Buffer
  size: number
}

const room = 16 * 2 ** 20

type Change = (content: Content) => void

interface Traced {
  /** Content that is on disk. */
  readonly secured: Content
  /** Writes since the last sync, which may be lost. */
  readonly unsecured: Change[]
  /** Whether its folder was synced since it was made: otherwise its name is lost. */
  isNamed: boolean
}

export interface Disk {
  /** Number of responses that were sent before the power failure. */
  readonly answers: number
  /** Writes the files as they may be after the failure: without unsynced writes, or with every second one. */
  write(folder: string, remains: 'nothing' | 'half'): void
}

const call = /^(\d+) +(write|pwrite64|ftruncate|fsync|fdatasync|writev)\(\d+<([^>]*)>(.*)$/
const removed = /^\d+ +unlink(?:at)?\([^"]*"([^"]*)"/
const resumed = /^(\d+) +<\.\.\. (?:fsync|fdatasync) resumed>.* = 0/
const created = bytes('HTTP/1.1 201')

/** Replays the system calls of a server. Yields the state of the disk at each response. */
export function* replayDisk(trace: string, folder: string): Generator<Disk> {
  const files = new Map<string, Traced>()
  const securing = new Map<string, string>()
  const secure = (path: string) => {
    for (const [each, file] of files) if (dirname(each) === path) file.isNamed = true
    const file = files.get(path)
    if (!file) return
    for (const change of file.unsecured) change(file.secured)
    file.unsecured.length = 0
  }
  let answers = 0

  for (const line of trace.split('\n')) {
    const [, thread = ''] = resumed.exec(line) ?? []
    secure(securing.get(thread) ?? '')
    securing.delete(thread)
    files.delete(text(removed.exec(line)?.[1] ?? ''))
    const [, caller = '', name, hexPath = '', rest = ''] = call.exec(line) ?? []
    const path = text(hexPath)

    if ((name === 'write' || name === 'writev') && rest.includes(created)) {
      answers += 1
      yield { answers, write: (target, remains) => writeFiles(files, target, remains) }
    }
    // SQLite creates its shared memory file again.
    if (!path.startsWith(folder) || path.endsWith('-shm')) continue
    const file = files.get(path) ?? {
      secured: { bytes: Buffer.alloc(room), size: 0 },
      unsecured: [],
      isNamed: false,
    }
    if (name === 'write' || name === 'pwrite64') files.set(path, file)
    if (name === 'write') file.unsecured.push(appending(rest))
    else if (name === 'pwrite64') file.unsecured.push(writing(rest))
    else if (name === 'ftruncate') file.unsecured.push(cutting(rest))
    else if (rest.includes('unfinished')) securing.set(caller, path)
    else secure(path)
  }
}

function writeFiles(
  files: ReadonlyMap<string, Traced>,
  folder: string,
  remains: 'nothing' | 'half',
) {
  for (const [path, { secured, unsecured, isNamed }] of files) {
    if (!isNamed) continue
    const found = { bytes: Buffer.from(secured.bytes), size: secured.size }
    for (const [index, change] of unsecured.entries()) {
      if (remains === 'half' && index % 2 === 0) change(found)
    }
    writeFileSync(join(folder, basename(path)), found.bytes.subarray(0, found.size))
  }
}

function writing(rest: string): Change {
  const [, data = '', offset = ''] = /^, "([^"]*)", \d+, (\d+)/.exec(rest) ?? []
  const written = Buffer.from(data.replaceAll('\\x', ''), 'hex')
  const end = Number(offset) + written.length
  return (content) => {
    written.copy(content.bytes, Number(offset))
    content.size = Math.max(content.size, end)
  }
}

function appending(rest: string): Change {
  const [, data = ''] = /^, "([^"]*)"/.exec(rest) ?? []
  const written = Buffer.from(data.replaceAll('\\x', ''), 'hex')
  return (content) => {
    written.copy(content.bytes, content.size)
    content.size += written.length
  }
}

function cutting(rest: string): Change {
  const size = Number(/^, (\d+)/.exec(rest)?.[1])
  return (content) => {
    content.bytes.fill(0, Math.min(size, content.size))
    content.size = size
  }
}

const text = (escaped: string) => Buffer.from(escaped.replaceAll('\\x', ''), 'hex').toString()

function bytes(plain: string): string {
  return Array.from(Buffer.from(plain), (byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join(
    '',
  )
}
