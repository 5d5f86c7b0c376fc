import { randomUUID } from 'node:crypto'
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { crc32 } from 'node:zlib'
import type { Cache, Entry } from '#generator/index.ts'
import type { CliContext } from '../context.ts'
import { engineFingerprint } from './fingerprint.ts'
import { generatedFolder, makeIgnored } from './project.ts'

/** What earlier runs found in content. */
interface KeptCache {
  readonly cache: Cache
  /** Keeps what is known by now for the next run. */
  save(): void
}

/**
 * Opens what earlier runs found. It is one file: who wrote it and what tells whether it is whole, the names of its
 * entries, and a line of JSON for each. What another version wrote, or is damaged, is as good as none.
 */
export async function openCheckCache(context: CliContext): Promise<KeptCache> {
  const { createCache } = await import('#generator/index.ts')
  const file = join(generatedFolder(context), 'check-cache')
  const engine = engineFingerprint(context)
  const cache = createCache(readEntries(file, engine))
  return {
    cache,
    save: () => {
      if (cache.hasChanged()) writeEntries(file, engine, cache.entries())
    },
  }
}

const headingOf = (engine: string, rest: Uint8Array) =>
  `${JSON.stringify({ engine, sum: crc32(rest) })}\n`

const newline = 10

function readEntries(file: string, engine: string): readonly Entry[] {
  try {
    const bytes = readFileSync(file)
    const start = bytes.indexOf(newline) + 1
    const rest = bytes.subarray(start)
    if (bytes.toString('utf8', 0, start) !== headingOf(engine, rest)) return []
    const [names, ...lines] = linesIn(rest)
    const named: readonly Omit<Entry, 'json'>[] = names ? JSON.parse(names()) : []
    return named.flatMap((each, index) => {
      const json = lines[index]
      return json ? [{ ...each, json }] : []
    })
  } catch {
    return []
  }
}

/** The lines of some bytes. Each is decoded when it is asked for. */
function* linesIn(bytes: Buffer): Generator<() => string> {
  let start = 0
  for (let end = bytes.indexOf(newline); end >= 0; end = bytes.indexOf(newline, start)) {
    const line = bytes.subarray(start, end)
    yield () => line.toString('utf8')
    start = end + 1
  }
}

/** Writes a file beside the old one first, so that a reader sees the old or the new one whole. */
function writeEntries(file: string, engine: string, entries: readonly Entry[]): void {
  const names = JSON.stringify(entries.map(({ name, key, age }) => ({ name, key, age })))
  const rest = Buffer.from([names, ...entries.map(({ json }) => json()), ''].join('\n'))
  const beside = `${file}.${randomUUID()}.new`
  try {
    makeIgnored(dirname(file))
    try {
      writeFileSync(beside, Buffer.concat([Buffer.from(headingOf(engine, rest)), rest]))
      renameSync(beside, file)
    } finally {
      rmSync(beside, { force: true })
    }
  } catch {
    // A check works on a read-only disk too.
  }
}
