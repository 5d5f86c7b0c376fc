import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import type { Cache, CheckRecords } from '#generator/index.ts'
import type { CliContext } from '../../context.ts'
import { engineFingerprint } from '../fingerprint.ts'
import {
  type CheckedContent,
  type CheckFolderInput,
  checkFolder,
  generatedFolder,
} from '../project.ts'
import { type Entry, readShard, writeShard } from './shard.ts'

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
  const before = [...entriesOf(records)]
  return {
    save: () => writeRecords(folder, engine, { before, after: [...entriesOf(records)], damaged }),
  }
}

function* entriesOf({ documents, groups, rules }: CheckRecords): Generator<Entry> {
  for (const [file, record] of documents) yield ['documents', file, record]
  for (const [id, record] of groups) yield ['groups', id, record]
  for (const [code, record] of rules) yield ['rules', code, record]
}

/** What rules found in the whole site is in the first shard: it changes more often than the rest. */
const shardOf = ([name, key]: Entry): number =>
  name === 'rules' ? 0 : crc32(`${name} ${key}`) % shardCount

const fileOf = (folder: string, shard: number) =>
  join(folder, `${shard.toString(16).padStart(2, '0')}.jsonl`)

/**
 * Reads what earlier runs found. A shard that was written by another version, or is damaged, is as
 * good as none. Returns the shards that cannot be used.
 */
function readRecords(
  folder: string,
  engine: string,
  { documents, groups, rules }: CheckRecords,
): ReadonlySet<number> {
  const damaged = new Set<number>()
  for (let shard = 0; shard < shardCount; shard += 1) {
    const entries = readShard(fileOf(folder, shard), engine)
    if (!entries) damaged.add(shard)
    for (const [name, key, record] of entries ?? []) {
      if (name === 'documents') documents.set(key, record)
      else if (name === 'groups') groups.set(key, record)
      else rules.set(key, record)
    }
  }
  return damaged
}

interface Change {
  readonly before: readonly Entry[]
  readonly after: readonly Entry[]
  /** Shards that are written in any case. */
  readonly damaged: ReadonlySet<number>
}

/** Writes the shards that changed. An error is ignored: on a read-only disk a check still works. */
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
