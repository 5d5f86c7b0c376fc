// The script of a thread, because the check of a large file takes seconds. Its data is the path of the file.
import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'

const database = new DatabaseSync(workerData, { readOnly: true, timeout: 2000 })
try {
  const [row] = database.prepare('PRAGMA quick_check(1)').all()
  // A file that was cut to nothing is sound for SQLite.
  const tables = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'submissions'").all()
  parentPort?.postMessage(row?.['quick_check'] === 'ok' && tables.length > 0)
} finally {
  database.close()
}
