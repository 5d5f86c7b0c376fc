import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openSqlite } from '#api/store/sqlite/sqlite.ts'
import { temporaryData } from '../leads-site.ts'
import { describeStore } from './contract.ts'

describeStore({
  name: 'SQLite',
  place: async () => join(temporaryData(), 'submissions.db'),
  open: openSqlite,
  keepReading: async (place) => {
    const database = new DatabaseSync(place, { readOnly: true })
    database.exec('BEGIN')
    database.prepare('SELECT id FROM submissions').all()
    return async () => database.close()
  },
  makeNewer: async (place) => {
    const database = await openSqlite(place)
    await database.write((sql) => sql.run('PRAGMA user_version=999'))
    await database.close()
  },
})
