import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { crc32 } from 'node:zlib'
import type { ComputedNode, Content, StoredNode } from '#generator/index.ts'
import type { CliContext } from '../../context.ts'
import { engineFingerprint } from '../fingerprint.ts'
import { generatedFolder, makeIgnored } from '../project.ts'
import { readFileOfLines, writeFileOfLines } from './file-of-lines.ts'

const shardCount = 64

/** How content was checked. */
interface Circumstances {
  readonly release: boolean
  readonly withDrafts: boolean
}

/** Content, with what earlier runs found in it. */
interface Records {
  readonly content: Content
  /** Keeps what is known by now for the next run. */
  save(of: Circumstances): void
}

/**
 * Opens what earlier runs found: a graph of what was computed from what, and the values in shards, which are read when
 * one of their values is asked for. What another version wrote, or is damaged, is as good as none.
 */
export async function openRecords(context: CliContext): Promise<Records> {
  const { createContent } = await import('#generator/index.ts')
  const folder = join(generatedFolder(context), 'records')
  const engine = engineFingerprint(context)
  const shards = new Map<number, Shard>()
  const shardOf = (place: number): Shard => {
    const known = shards.get(place) ?? readShard(shardFile(folder, place), engine)
    shards.set(place, known)
    return known
  }
  const [graph] = readFileOfLines(join(folder, 'graph'), engine) ?? []
  const nodes: readonly StoredNode[] = graph === undefined ? [] : readGraph(graph())
  const content = createContent({
    nodes,
    valueOf: (node) => shardOf(placeOf(node)).get(nameOf(node))?.(),
  })
  return {
    content,
    save: ({ release, withDrafts }) => {
      // What is known of the site as it is published would go, and every page would be made again.
      if ((release || withDrafts) && nodes.length > 0) return
      const now = content.engine.changedGraph()
      if (now) write(folder, engine, { now, before: nodes, shardOf })
    },
  }
}

/** Reads the JSON of a value, by its name. */
type Shard = ReadonlyMap<string, () => string>

type Named = Pick<StoredNode, 'query' | 'key' | 'hash'>

/** Also the hash: another run may have written the shard. */
const nameOf = ({ query, key, hash }: Named) => `${query} ${key} ${hash}`

const placeOf = ({ query, key }: Named) => crc32(`${query} ${key}`) % shardCount

const shardFile = (folder: string, place: number) =>
  join(folder, place.toString(16).padStart(2, '0'))

/** The first line of a shard names its values, which are the lines after it. */
function readShard(file: string, engine: string): Shard {
  const [first, ...values] = readFileOfLines(file, engine) ?? []
  const names: readonly string[] = first ? JSON.parse(first()) : []
  return new Map(names.flatMap((name, place) => (values[place] ? [[name, values[place]]] : [])))
}

type Line = readonly [
  query: string,
  key: string,
  hash: string,
  reads: readonly number[],
  age: number,
  hasValue: boolean,
]

function readGraph(json: string): readonly StoredNode[] {
  const lines: readonly Line[] = JSON.parse(json)
  return lines.map(([query, key, hash, reads, age, hasValue]) => ({
    ...{ query, key, hash, reads, age, hasValue },
  }))
}

const lineOf = ({ query, key, hash, reads, age, hasValue }: StoredNode): Line => [
  ...([query, key, hash, reads, age, hasValue] as const),
]

interface Change {
  readonly now: readonly ComputedNode[]
  readonly before: readonly StoredNode[]
  readonly shardOf: (place: number) => Shard
}

/** Writes the graph, and the shards whose values changed. An error is ignored: a check works on a read-only disk too. */
function write(folder: string, engine: string, { now, before, shardOf }: Change): void {
  const kept = now.filter(({ hasValue }) => hasValue)
  const names = new Set(kept.map(nameOf))
  const gone = before.filter((node) => node.hasValue && !names.has(nameOf(node)))
  const changed = new Set([...kept.filter(({ json }) => json !== undefined), ...gone].map(placeOf))
  const shards = Map.groupBy(kept, placeOf)
  try {
    makeIgnored(dirname(folder))
    mkdirSync(folder, { recursive: true })
    for (const place of changed) {
      const values = (shards.get(place) ?? []).flatMap((node) => {
        const json = node.json ?? shardOf(place).get(nameOf(node))?.()
        return json === undefined ? [] : [[nameOf(node), json] as const]
      })
      const first = JSON.stringify(values.map(([name]) => name))
      const lines = [first, ...values.map(([, json]) => json)]
      writeFileOfLines(shardFile(folder, place), engine, lines)
    }
    writeFileOfLines(join(folder, 'graph'), engine, [JSON.stringify(now.map(lineOf))])
  } catch {
    return
  }
}
