import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Sql } from '#api/store/sql-database.ts'
import { connect } from '#api/store/sqlite/connection.ts'
import { copyDatabase } from '#api/store/sqlite/copy-database.ts'
import { temporaryData } from '../../leads-site.ts'

test('a copy is one moment of a database that somebody writes to between any two steps', async () => {
  const folder = temporaryData()
  const open = (name: string) => {
    const connection = connect(join(folder, name))
    onTestFinished(connection.close)
    return connection
  }
  const source = open('source.db')
  source.exec('CREATE TABLE numbers (n INTEGER, filling BLOB)')
  for (let n = 0; n < 500; n++) source.exec(`INSERT INTO numbers VALUES (${n}, zeroblob(4000))`)

  const other = open('source.db')
  let steps = 0
  const onStep = () => {
    steps += 1
    // A copy that begins again at each write comes to an end once nobody writes.
    if (steps < 1000) other.exec(`INSERT INTO numbers VALUES (${steps}, NULL)`)
  }
  const read = async (sql: Sql) => (await sql.all('SELECT COUNT(*) AS held FROM numbers'))[0]
  expect(await copyDatabase(source, join(folder, 'copy.db'), { onStep, read })).toEqual({
    held: 500,
  })

  expect(steps).toBeGreaterThan(3)
  expect(steps).toBeLessThan(1000)
  expect(await open('copy.db').all('SELECT COUNT(*) AS held FROM numbers')).toEqual([{ held: 500 }])
  expect(await other.all('SELECT COUNT(*) AS held FROM numbers')).toEqual([{ held: 500 + steps }])
})
