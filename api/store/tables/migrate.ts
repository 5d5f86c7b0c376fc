import { Failure } from '../../errors/operator-error.ts'
import type { Sql, SqlDatabase } from '../sql-database.ts'
import { submissions } from './submissions.ts'

/** How the engines name what they call differently. */
interface Types {
  readonly blob: string
  readonly integer: string
}

/** One step of the schema: the statements that take it there. */
export type Migration = (types: Types) => readonly string[]

/** Every step in order. A step that was released never changes; what comes later goes below it. */
const migrations: readonly Migration[] = [submissions]

const types: Readonly<Record<SqlDatabase['dialect'], Types>> = {
  sqlite: { blob: 'BLOB', integer: 'INTEGER' },
  postgres: { blob: 'BYTEA', integer: 'BIGINT' },
}

/** Where an engine notes how far its schema has come. */
export interface SchemaVersion {
  read(sql: Sql): Promise<number>
  write(sql: Sql, version: number): Promise<void>
}

/** Takes the schema to the newest version, each step in a transaction of its own. */
export async function migrate(database: SqlDatabase, version: SchemaVersion): Promise<void> {
  const { dialect } = database
  const current = await database.read((sql) => version.read(sql))
  requireKnown(current)

  for (const [index, migration] of migrations.entries()) {
    if (index < current) continue
    await database.write(async (sql) => {
      // Another process may have taken the step meanwhile.
      if ((await version.read(sql)) > index) return
      for (const statement of migration(types[dialect])) {
        await sql.run(dialect === 'sqlite' ? asStrict(statement) : statement)
      }
      await version.write(sql, index + 1)
    })
  }
}

/** Refuses data that a newer Diptych has written. */
export function requireKnown(version: number): void {
  if (version <= migrations.length) return
  throw new Failure(
    `The submissions are kept in format ${version}; this version of Diptych knows up to ${migrations.length}.`,
    'Run the newer version that wrote them, or restore a backup from before it.',
  )
}

const asStrict = (statement: string) =>
  statement.startsWith('CREATE TABLE') ? `${statement} STRICT` : statement
