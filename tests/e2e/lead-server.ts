import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, inject, onTestFinished } from 'vitest'
import { startCli } from './command-line.ts'

/** A submission as it was stored. */
interface Stored {
  readonly form: string | null
  readonly language: string | null
  readonly state: string
  readonly fields: readonly (readonly [name: string, value: string])[]
  /** What was sent beside the fields of the form. */
  readonly extra: readonly (readonly [name: string, value: string])[]
}

/** The server that all browser tests share, and what it stores. */
export function sharedLeadServer() {
  const database = new DatabaseSync(join(inject('siteData'), 'submissions.db'), { readOnly: true })
  afterAll(() => database.close())
  return { url: inject('siteUrl'), storedWith: readerOf(database) }
}

/** Serves the built site with a store and settings of its own, for a test. */
export async function startLeadServer(environment: Readonly<Record<string, string>>) {
  const data = mkdtempSync(join(tmpdir(), 'diptych-leads-'))
  const { url, stop } = await startCli(['serve', '--out', inject('siteOut')], {
    ...environment,
    DIPTYCH_DATA: data,
  })
  const file = join(data, 'submissions.db')
  const database = new DatabaseSync(file, { readOnly: true })
  const other = new DatabaseSync(file, { timeout: 20_000 })
  onTestFinished(async () => {
    database.close()
    other.close()
    await stop()
    rmSync(data, { recursive: true })
  })

  return {
    url,
    /** Keeps the server from writing, as another process at its file would. */
    lock: () => other.exec('BEGIN IMMEDIATE'),
    unlock: () => other.exec('ROLLBACK'),
    storedWith: readerOf(database),
  }
}

/** Reads what was stored with a value in one of its fields, oldest first. */
const readerOf =
  (database: DatabaseSync) =>
  (value: string): readonly Stored[] =>
    database
      .prepare('SELECT state, text FROM leads WHERE text LIKE ? ORDER BY number')
      .all(`%${JSON.stringify(value).slice(1, -1)}%`)
      .map(({ state, text }): Stored => {
        const {
          form = null,
          language = null,
          fields,
          extra,
        } = JSON.parse(String(text).split('\n')[0] ?? '').content
        return { form, language, state: String(state), fields, extra }
      })
      .filter(({ fields }) => fields.some(([, text]) => text === value))
