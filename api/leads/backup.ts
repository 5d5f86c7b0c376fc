import { cpSync, existsSync, lstatSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { OperatorError } from '../hosts/operator-error.ts'
import { errorDetails } from '../http/log.ts'
import { requireFormat } from '../store/engine.ts'
import { makeFolder, monthsIn, readJournal, syncFolder, writeMonth } from '../store/journal.ts'
import { decode, type Line, linesOf, receivedLine } from '../store/line.ts'
import { type Both, leadsIn, linesOfMonth, monthsOf, withoutErased } from '../store/pair.ts'
import { type Archive, openArchive, type Place } from './archive.ts'
import type { Exported } from './export.ts'
import { journalFolder, storeFile } from './leads.ts'

/**
 * Writes what journal and store hold into a new folder, as the months of a journal, and reads them. A server may run.
 * Returns the number of submissions. Leaves nothing when it fails.
 */
export async function backUp(place: Place, target: string): Promise<number> {
  if (lstatSync(target, { throwIfNoEntry: false })) {
    throw new OperatorError(`"${target}" exists already.`, 'Name a folder that does not.')
  }
  const { databaseUrl } = place.environment
  const journal = readJournal(journalFolder(place.environment, place.cwd))
  const isStored = databaseUrl !== undefined || existsSync(storeFile(place.environment, place.cwd))
  // A journal whose store was lost, or is known to the server alone, has all of it.
  const archive =
    isStored || journal.months().length === 0 ? await openArchive(place, 'read') : undefined
  const both: Both = { journal, store: archive?.store ?? empty }
  try {
    makeFolder(target)
    let count = 0
    for (const month of await monthsOf(both)) {
      const lines = await linesOfMonth(month, both)
      count += leadsIn(lines).length
      await writeMonth(target, month, lines)
    }
    await syncFolder(target)
    if (leadsIn(linesIn(target)).length < count)
      throw Object.assign(new Error('The copy lacks something.'), { code: 'lacking' })
    return count
  } catch (error) {
    rmSync(target, { recursive: true, force: true })
    if (error instanceof OperatorError) throw error
    const { code = 'damaged' } = errorDetails(error)
    throw new OperatorError(
      `The backup "${target}" cannot be written (${code}).`,
      'Check the space and the rights there, and the store with "leads verify".',
    )
  } finally {
    await archive?.close()
  }
}

const empty: Both['store'] = {
  months: async () => [],
  read: async () => ({ lines: new Map(), unsound: [] }),
  gone: async () => new Set(),
}

/** What a backup, a month of a journal, an export or a database holds. It may be damaged. */
function linesIn(path: string): readonly Line[] {
  if (statSync(path).isDirectory()) {
    const { read } = readJournal(path)
    return monthsIn(path).flatMap((month) => [...read(month).lines.values()])
  }
  if (!path.endsWith('.jsonl')) return linesInDatabase(path)
  const texts = readFileSync(path, 'utf8').split('\n')
  return texts.flatMap((text) => decode(text) ?? exportedLines(text))
}

/**
 * A submission as `leads export` writes it, without a checksum. Earlier versions wrote nothing of its deliveries: whoever
 * has the export was told of it, so that nothing tells again; of what came from another site they told nobody.
 */
function exportedLines(text: string): readonly Line[] {
  try {
    const { received, raw, deliveries: known, ...rest }: Exported = JSON.parse(text)
    const [at, { id }] = [Date.parse(received), rest]
    if (Number.isNaN(at)) return []
    const isHeld = Object(rest).state === 'held'
    const deliveries = known ?? (isHeld ? [] : [byExport])
    const own = {
      ...rest,
      ...(isHeld && { state: 'accepted' as const }),
      raw: Buffer.from(raw, 'base64'),
      receivedAt: at,
    }
    const settled = deliveries.flatMap(({ name: channel, state, attempts, error }): Line[] => {
      if (state === 'pending') return []
      const line = { id, at, kind: 'settled', channel, state, attempts } as const
      return [error === undefined ? line : { ...line, error }]
    })
    const channels = deliveries.map(({ name }) => name)
    return [receivedLine(own, channels), ...settled]
  } catch {
    return []
  }
}

const byExport: Exported['deliveries'][number] = {
  name: 'export',
  state: 'sent',
  attempts: 0,
  error: undefined,
}

/**
 * The lines in a copy of a database file and its log: as far as rows can be read, from the start and, if that ends at
 * damage, from the end.
 */
function linesInDatabase(file: string): readonly Line[] {
  const folder = mkdtempSync(join(tmpdir(), 'diptych-restore-'))
  const copy = join(folder, 'copy.db')
  let database: DatabaseSync | undefined
  const rowsOf = (statement: string) => {
    const rows: Readonly<Record<string, unknown>>[] = []
    try {
      for (const row of database?.prepare(statement).iterate() ?? []) rows.push(row)
    } catch {
      // What comes after the damage, or a table that there is not.
    }
    return rows
  }
  try {
    for (const end of ['', '-wal'])
      if (existsSync(`${file}${end}`)) cpSync(`${file}${end}`, `${copy}${end}`)
    database = new DatabaseSync(copy)
    requireFormat(Number(rowsOf('PRAGMA user_version')[0]?.['user_version'] ?? 0))
    const texts = ['ASC', 'DESC'].flatMap((order) =>
      rowsOf(`SELECT text FROM leads ORDER BY rowid ${order}`).map(({ text }) => String(text)),
    )
    return [...linesOf(texts.flatMap((text) => text.split('\n'))).values()]
  } finally {
    database?.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Takes in what a backup or a damaged file holds. What was erased stays away. Returns how many leads were new, and known. */
export async function restore({ store, record }: Pick<Archive, 'store' | 'record'>, path: string) {
  const gone = await store.gone()
  const lines = withoutErased(linesIn(path)).filter(({ id }) => !gone.has(id))
  const leads = leadsIn(lines)
  const known = new Set<string>()
  for (const { id } of leads) if (await store.find(id)) known.add(id)
  // An export says less of a lead than its own line.
  const news = lines.filter(({ id, kind }) => kind !== 'received' || !known.has(id))
  for (let start = 0; start < news.length; start += 200)
    await record(news.slice(start, start + 200))
  return { added: leads.length - known.size, known: known.size }
}
