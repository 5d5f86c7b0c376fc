import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { OperatorError } from '../hosts/operator-error.ts'
import type { Line } from '../store/line.ts'
import { type Both, compareMonth, monthsOf } from '../store/pair.ts'
import { asideOf } from '../store/sqlite.ts'
import { type Archive, remedy } from './archive.ts'

/** Maximum time that a delivery may wait without a problem, in milliseconds. */
const longWait = 60 * 60_000

/** Maximum number of ids that are named. */
const named = 20

/** Compares journal and store without writing: counts, and what an operator must look at. `file`: the embedded store. */
export async function verifyArchive(
  archive: Pick<Archive, 'store' | 'journal'>,
  { file, now }: { readonly file: string | undefined; readonly now: Date },
) {
  try {
    const received = await archive.store.count({ from: 0, until: Number.MAX_SAFE_INTEGER })
    const { waiting, givenUp, oldestWaiting = now } = await archive.store.countDeliveries()
    const failed = await archive.store.list({ deliveries: 'failed', limit: named })
    const failedIds = failed.map(({ submission }) => submission.id).join(', ')
    const late = Number(now) - Number(oldestWaiting) > longWait
    return {
      counts: { ...received, waiting, 'given up': givenUp },
      problems: [
        ...(file === undefined ? [] : faultsIn(file)),
        ...(await differences(archive)),
        ...told([
          givenUp > 0 &&
            `Deliveries of ${givenUp} leads were given up; "leads deliver --all-failed" repeats them: ${failedIds}`,
          late && 'A delivery has waited for more than an hour.',
        ]),
      ],
    }
  } catch (error) {
    // Of a damaged file anything can be read, so anything can go wrong.
    if (!(error instanceof Error) || error instanceof OperatorError) throw error
    return { counts: {}, problems: [damaged(error.message)] }
  }
}

const told = (texts: ReadonlyArray<string | false>) => texts.filter((text) => text !== false)

/** SQLite's words are about pages and indexes, never about what they hold. */
const damaged = (text: string) =>
  `It is damaged: ${text.replaceAll(/[^\x20-\x7e]/g, '?').replace(/\.$/, '')}. ${remedy}`

/** What journal and store hold of the same leads. */
async function differences({ store, journal }: Both): Promise<readonly string[]> {
  const gone = await store.gone()
  const problems: string[] = []
  for (const month of await monthsOf({ store, journal })) {
    const { missing, adopted, damaged } = await compareMonth(month, store, journal, () => false)
    const leadsOf = (lines: readonly Line[]) => new Set(lines.map(({ id }) => id)).size
    const written = [...journal.read(month).lines.values()]
    const found = told([
      missing.length > 0 && `the store lacks something of ${leadsOf(missing)} leads`,
      adopted.length > 0 && `the journal lacks something of ${leadsOf(adopted)} leads`,
      damaged > 0 && `${damaged} damaged lines of no known lead`,
      written.some(({ id, kind }) => kind !== 'gone' && gone.has(id)) &&
        'the journal still has what was erased',
    ])
    for (const each of found)
      problems.push(`${month}: ${each}. A server heals what it can within ten minutes.`)
  }
  return problems
}

/** What SQLite finds wrong with a file. */
function faultsIn(file: string): readonly string[] {
  const database = new DatabaseSync(file, { timeout: 2000 })
  try {
    const rows = database.prepare('PRAGMA integrity_check(1)').all()
    const found = rows.map((row) => String(row['integrity_check'])).filter((text) => text !== 'ok')
    const aside = `"${asideOf(file)}" was moved aside because it was damaged. If nothing is missing, delete it.`
    return [...found.map(damaged), ...told([existsSync(asideOf(file)) && aside])]
  } finally {
    database.close()
  }
}
