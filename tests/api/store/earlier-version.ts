import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Leads of a server of version 0.6, which kept them in tables of format 5 and in files of a spool. */
export const earlier: {
  readonly schema: readonly string[]
  readonly submissions: readonly Readonly<Record<string, string | number | null>>[]
  readonly deliveries: readonly Readonly<Record<string, string | number | null>>[]
  readonly spool: Readonly<Record<string, { readonly submission: { readonly id: string } }>>
} = JSON.parse(readFileSync(new URL('version-5.json', import.meta.url), 'utf8'))

export const earlierIds = [
  ...earlier.submissions.map(({ id }) => String(id)),
  ...Object.values(earlier.spool).map(({ submission }) => submission.id),
]

/** The rows of a table, with the body as bytes. */
export const earlierRows = (table: 'submissions' | 'deliveries') =>
  earlier[table].map((row) =>
    Object.entries(row).map(([name, value]): [string, string | number | null | Uint8Array] => [
      name,
      name === 'raw' ? Buffer.from(String(value), 'base64') : value,
    ]),
  )

/** Writes the file as SQLite had it. */
export function writeEarlierDatabase(file: string): void {
  mkdirSync(dirname(file), { recursive: true })
  const database = new DatabaseSync(file)
  database.exec('PRAGMA journal_mode=WAL')
  for (const statement of earlier.schema) database.exec(statement)
  for (const table of ['submissions', 'deliveries'] as const) {
    for (const row of earlierRows(table)) {
      const insert = `INSERT INTO ${table} VALUES (${row.map(() => '?')})`
      database.prepare(insert).run(...row.map(([, value]) => value))
    }
  }
  database.exec("INSERT INTO notes VALUES ('store', 'a name')")
  database.exec(`PRAGMA application_id=${0x44697074}; PRAGMA user_version=5`)
  database.close()
}

export function writeEarlierSpool(folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const [name, item] of Object.entries(earlier.spool))
    writeFileSync(join(folder, name), JSON.stringify(item))
  writeFileSync(join(folder, 'high-water'), '{}')
}
