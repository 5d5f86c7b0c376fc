import { randomUUID } from 'node:crypto'
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import type { CheckRecords } from '#generator/index.ts'

/** Changes when shards are written otherwise. */
const format = 2

/** One record: the map that it belongs to, its key, and its value. */
export type Entry = {
  readonly [Name in keyof CheckRecords]: readonly [
    name: Name,
    key: string,
    record: ValueOf<CheckRecords[Name]>,
  ]
}[keyof CheckRecords]

type ValueOf<Values> = Values extends Map<string, infer Value> ? Value : never
type GroupRecord = ValueOf<CheckRecords['groups']>
type Rows = GroupRecord['rows']

/** An entry as the second line has it. Of rows it names the hash and their line after that one. */
type StoredEntry =
  | Exclude<Entry, readonly ['groups', string, GroupRecord]>
  | readonly ['groups', string, StoredGroup]

interface StoredGroup extends Omit<GroupRecord, 'rows'> {
  readonly rows: Readonly<Record<string, readonly [hash: string, line: number]>>
}

/** The first line: who wrote the shard, and what tells whether the rest is whole. */
const headingOf = (engine: string, rest: Uint8Array) =>
  `${JSON.stringify({ format, engine, sum: crc32(rest) })}\n`

const newline = 10

/**
 * Reads a shard: one line with the entries, and then a line for the rows of each group and rule, which stay
 * as they are until somebody reads them. undefined if it was written by another version or is damaged.
 */
export function readShard(file: string, engine: string): readonly Entry[] | undefined {
  try {
    const bytes = readFileSync(file)
    const [heading, rest] = splitLine(bytes)
    if (heading.toString() !== headingOf(engine, rest)) return undefined
    const [entries, rows] = splitLine(rest)
    const stored: readonly StoredEntry[] = JSON.parse(entries.toString())
    const lines = createLines(rows)
    return stored.map((entry): Entry => {
      if (entry[0] !== 'groups') return entry
      const [name, key, record] = entry
      return [name, key, { ...record, rows: withLines(record.rows, lines) }]
    })
  } catch {
    return undefined
  }
}

function splitLine(bytes: Buffer): readonly [first: Buffer, rest: Buffer] {
  const end = bytes.indexOf(newline) + 1
  return [bytes.subarray(0, end), bytes.subarray(end)]
}

/** Returns a function that reads a line. Where lines begin is looked for when the first is read. */
function createLines(bytes: Buffer): (line: number) => string {
  let ends: readonly number[] | undefined
  return (line) => {
    ends ??= [...endsOfLines(bytes)]
    return bytes.toString('utf8', ends[line], (ends[line + 1] ?? 0) - 1)
  }
}

/** Where the first line begins, and then where each line ends. */
function* endsOfLines(bytes: Buffer): Generator<number> {
  let end = 0
  do {
    yield end
    end = bytes.indexOf(newline, end) + 1
  } while (end > 0)
}

const withLines = (rows: StoredGroup['rows'], read: (line: number) => string): Rows =>
  mapValues(rows, ([hash, line]) => ({
    hash,
    get json() {
      return read(line)
    },
  }))

const mapValues = <Value, Other>(
  values: Readonly<Record<string, Value>>,
  change: (value: Value) => Other,
): Readonly<Record<string, Other>> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]))

/** Writes a shard beside the old one first, so that a reader sees the old or the new one whole. */
export function writeShard(file: string, engine: string, entries: readonly Entry[]): void {
  const lines: string[] = []
  const stored = entries.map((entry): StoredEntry => {
    if (entry[0] !== 'groups') return entry
    const [name, key, record] = entry
    const rows = mapValues(record.rows, ({ hash, json }) => [hash, lines.push(json) - 1] as const)
    return [name, key, { ...record, rows }]
  })
  const rest = Buffer.from([JSON.stringify(stored), ...lines, ''].join('\n'))
  const beside = `${file}.${randomUUID()}.new`
  try {
    writeFileSync(beside, Buffer.concat([Buffer.from(headingOf(engine, rest)), rest]))
    renameSync(beside, file)
  } catch (error) {
    rmSync(beside, { force: true })
    throw error
  }
}
