import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished } from 'vitest'
import type { Submission } from '#api/index.ts'
import { openJournal } from '#api/store/journal.ts'
import { decode } from '#api/store/line.ts'
import { openPair } from '#api/store/pair.ts'
import { openSqlite } from '#api/store/sqlite.ts'
import { createStore, type Store } from '#api/store/store.ts'
import { submission } from './submission.ts'

export const now = Date.UTC(2026, 10, 15)
export const day = 86_400_000

interface Place {
  readonly journal?: string
  readonly store?: string
  readonly openStore?: () => Promise<Store>
  readonly isExpired?: (lead: Submission) => boolean
}

/** Opens journal and store in a folder as a server does, and makes both the same. */
export async function startPair(
  folder: string,
  {
    journal: journalFolder = join(folder, 'journal'),
    store = folder,
    isExpired = () => false,
    ...place
  }: Place = {},
) {
  mkdirSync(store, { recursive: true })
  const file = join(store, 'leads.db')
  const reports: string[] = []
  const mails: string[] = []
  let time = now
  const journal = openJournal(journalFolder)
  const pair = openPair({
    journal,
    openStore: async () =>
      place.openStore ? place.openStore() : createStore(await openSqlite(file)),
    now: () => time,
    isExpired,
    report: (event, { count = '', error = '' }) => reports.push(`${event} ${count}${error}`),
  })
  let isOpen = true
  const close = async () => {
    if (isOpen) await pair.close()
    isOpen = false
  }
  onTestFinished(close)
  await pair.reconcile()

  /** Sends a lead and returns its id. */
  const send = async (key: string, own: Partial<Submission> = {}) => {
    const body = Buffer.from(`body of ${key} ${'x'.repeat(500)}`)
    const { id: _, ...rest } = submission({
      key: `key-${key}`,
      raw: body,
      receivedAt: time,
      ...own,
    })
    return (await pair.receive(rest, ['mail'])).id
  }
  const settle = (id: string, at = now) =>
    pair.record([{ id, at, kind: 'settled', channel: 'mail', state: 'sent', attempts: 1 }])
  return {
    ...pair,
    close,
    file,
    journal: journalFolder,
    reports,
    /** The leads that were delivered. */
    mails,
    send,
    many: (count: number, prefix = 'k') =>
      Promise.all(Array.from({ length: count }, (_, index) => send(`${prefix}${index}`))),
    /** Delivers what is due. Returns the ids of the leads. */
    deliver: async (at = time) => {
      const before = mails.length
      time = at
      for (;;) {
        const due = await pair.claim('mail', 1000)
        if (due.length === 0) return mails.slice(before)
        for (const { lead } of due) {
          const found = await pair.ask((store) => store.find(lead))
          mails.push(lead)
          await settle(lead, found?.submission.receivedAt)
        }
      }
    },
    setTime: (at: number) => {
      time = at
    },
  }
}

export type StartedPair = Awaited<ReturnType<typeof startPair>>

/** The texts of all months of a journal. */
export const textsOf = (journal: string): readonly string[] =>
  globSync(join(journal, '*.jsonl')).flatMap((file) =>
    readFileSync(file, 'utf8').split('\n').filter(Boolean),
  )

/** The leads of both, and whether each line of the store is in the journal. */
export function contentsOf({ file, journal }: Pick<StartedPair, 'file' | 'journal'>) {
  const database = new DatabaseSync(file, { readOnly: true })
  const rows = database.prepare('SELECT id, text, told FROM leads').all()
  database.close()
  const texts = rows.flatMap(({ text }) => String(text).split('\n'))
  const written = textsOf(journal)
  const idsOf = (among: readonly string[]) =>
    among.flatMap((text) => {
      const line = decode(text)
      return line?.kind === 'received' ? [line.id] : []
    })
  return {
    leads: rows.flatMap(({ id, told }) => (told === '' ? [] : String(id))).toSorted(),
    stored: idsOf(texts).toSorted(),
    written: [...new Set(idsOf(written))].toSorted(),
    differing: texts.filter((text) => !written.includes(text)),
  }
}

/** Asserts that both hold these leads, each once. */
export function expectBoth(pair: Pick<StartedPair, 'file' | 'journal'>, ids: Iterable<string>) {
  const wanted = [...ids].toSorted()
  expect(contentsOf(pair)).toEqual({
    leads: wanted,
    stored: wanted,
    written: wanted,
    differing: [],
  })
}

export const removeDatabase = (file: string) => {
  for (const end of ['', '-wal', '-shm']) rmSync(`${file}${end}`, { force: true })
}

/** Moves everything from the log of a database into its file. */
export function checkpoint(file: string) {
  const database = new DatabaseSync(file)
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  database.close()
}
