import { join } from 'node:path'
import { openSqlite } from '#api/store/sqlite.ts'
import { temporaryData } from '../leads-site.ts'
import { describeStore } from './contract.ts'

describeStore({
  name: 'SQLite',
  place: async () => join(temporaryData(), 'submissions.db'),
  open: (file) => openSqlite(file),
})
