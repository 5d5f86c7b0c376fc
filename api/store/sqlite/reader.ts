import { OperatorError } from '../../errors/operator-error.ts'
import type { SqlDatabase } from '../sql-database.ts'
import { requireKnown } from '../tables/migrations.ts'
import { connectToRead } from './connection.ts'
import { identityOf } from './file.ts'
import { isSound } from './is-sound.ts'
import { createSerial, transact } from './transaction.ts'

/** Opens the embedded store read-only. A server may run. */
export function openSqliteReader(file: string): SqlDatabase {
  requireFile(file)
  const connection = connectToRead(file)
  try {
    const [row] = connection.database.prepare('PRAGMA user_version').all()
    requireKnown(Number(row?.['user_version']))
  } catch (error) {
    connection.close()
    throw error
  }

  const serially = createSerial()
  const reject = () => Promise.reject(new Error('This store was opened for reading.'))
  const read: SqlDatabase['read'] = (work) =>
    serially(() => transact(connection, 'BEGIN', () => work(connection)))
  return {
    dialect: 'sqlite',
    read,
    readFromDisk: read,
    check: () => isSound(file),
    write: reject,
    once: reject,
    scrub: reject,
    salvage: async () => false,
    isIntact: () => true,
    close: async () => connection.close(),
    abandon: async () => connection.close(),
  }
}

/** Throws if the store does not exist, because reading must not create one. */
export function requireFile(file: string): void {
  if (identityOf(file) !== undefined) return
  throw new OperatorError(
    `There are no submissions in "${file}".`,
    'Name the folder that the server uses in DIPTYCH_DATA, or its database in DATABASE_URL. If the file is lost, "leads restore" makes a new one of a backup.',
  )
}
