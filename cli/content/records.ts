import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import type { Cache, CheckRecords } from '#generator/index.ts'
import type { CliContext } from '../context.ts'
import { engineFingerprint } from './fingerprint.ts'
import {
  type CheckedContent,
  type CheckFolderInput,
  checkFolder,
  generatedFolder,
} from './project.ts'

/** Changes when shards are written otherwise. */
const format = 1
const shardCount = 64

/**
 * Checks a folder with what an earlier run found, and keeps what this one finds. A cache that has
 * checked before knows more than the disk.
 */
export async function checkWithRecords(
  context: CliContext,
  input: CheckFolderInput,
): Promise<CheckedContent> {
  // The pseudo-language is for a look at the layout: the records stay those of the content.
  if (input.pseudo) return checkFolder(context, input)

  const { createCache } = await import('#generator/index.ts')
  const cache = input.cache ?? createCache()
  const { save } = await openRecords(context, cache)
  const checked = await checkFolder(context, { ...input, cache })
  save()
  return checked
}

/** Reads into a cache what earlier runs found, unless it has checked before. */
export async function openRecords(
  context: CliContext,
  cache: Cache,
): Promise<{
  /** Keeps what was found since. */
  save(): void
}> {
  const { recordsIn } = await import('#generator/index.ts')
  const records = recordsIn(cache)
  if (records.groups.size > 0) return { save: () => undefined }

  const folder = join(generatedFolder(context), 'records')
  const engine = engineFingerprint(context)
  const damaged = readRecords(folder, engine, records)
  const before = [...linesOf(records)]
  return {
    save: () => writeRecords(folder, engine, { before, after: [...linesOf(records)], damaged }),
  }
}

/** One record in a shard: the map that it belongs to, its key, and its value. */
type Line =
  | readonly ['documents', string, DocumentRecord]
  | readonly ['groups', string, GroupRecord]

type ValueOf<Values> = Values extends Map<string, infer Value> ? Value : never
type DocumentRecord = ValueOf<CheckRecords['documents']>
type GroupRecord = ValueOf<CheckRecords['groups']>

function* linesOf({ documents, groups }: CheckRecords): Generator<Line> {
  for (const [file, record] of documents) yield ['documents', file, record]
  for (const [id, record] of groups) yield ['groups', id, record]
}

const shardOf = ([kind, key]: Line): number => crc32(`${kind} ${key}`) % shardCount

const fileOf = (folder: string, shard: number) =>
  join(folder, `${shard.toString(16).padStart(2, '0')}.jsonl`)

/** The first line of a shard: who wrote it, and what tells whether the rest is whole. */
const headingOf = (engine: string, lines: string, count: number) =>
  `${JSON.stringify({ format, engine, count, sum: crc32(lines) })}\n`

/**
 * Reads what earlier runs found. A shard that was written by another version, or is damaged, is as
 * good as none. Returns the shards that cannot be used.
 */
function readRecords(
  folder: string,
  engine: string,
  { documents, groups }: CheckRecords,
): ReadonlySet<number> {
  const damaged = new Set<number>()
  for (let shard = 0; shard < shardCount; shard += 1) {
    const lines = readShard(fileOf(folder, shard), engine)
    if (!lines) damaged.add(shard)
    for (const [kind, key, record] of lines ?? []) {
      if (kind === 'documents') documents.set(key, record)
      else groups.set(key, record)
    }
  }
  return damaged
}

function readShard(file: string, engine: string): readonly Line[] | undefined {
  try {
    const text = readFileSync(file, 'utf8')
    const start = text.indexOf('\n') + 1
    const written = text.slice(start)
    const parsed = written.split('\n').slice(0, -1)
    if (text.slice(0, start) !== headingOf(engine, written, parsed.length)) return undefined
    return parsed.map((line): Line => JSON.parse(line))
  } catch {
    return undefined
  }
}

interface Change {
  readonly before: readonly Line[]
  readonly after: readonly Line[]
  /** Shards that are written in any case. */
  readonly damaged: ReadonlySet<number>
}

/**
 * Writes the shards that changed, each beside the old one first, so that a reader sees the old or the
 * new one whole. An error is ignored: on a read-only disk a check still works.
 */
function writeRecords(folder: string, engine: string, { before, after, damaged }: Change): void {
  const known = new Set<object>(before.map(([, , record]) => record))
  const kept = new Set<object>(after.map(([, , record]) => record))
  const changed = new Set([
    ...after.filter(([, , record]) => !known.has(record)).map(shardOf),
    ...before.filter(([, , record]) => !kept.has(record)).map(shardOf),
  ])
  const shards = Map.groupBy(after, shardOf)
  try {
    mkdirSync(folder, { recursive: true })
    for (const shard of changed.union(damaged))
      writeShard(fileOf(folder, shard), engine, shards.get(shard) ?? [])
  } catch {
    return
  }
}

function writeShard(file: string, engine: string, lines: readonly Line[]): void {
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('')
  const beside = `${file}.${randomUUID()}.new`
  try {
    writeFileSync(beside, `${headingOf(engine, text, lines.length)}${text}`)
    renameSync(beside, file)
  } catch (error) {
    rmSync(beside, { force: true })
    throw error
  }
}
