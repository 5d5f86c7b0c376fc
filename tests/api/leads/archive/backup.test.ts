import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { diptych } from '../../../cli/diptych.ts'
import { encode, strategyCall } from '../../leads-site.ts'
import { post, startApi } from '../../running-api.ts'

const held = 4000

/** A store of some 34 MB, whose backup is copied in many steps, and a folder for copies of it. */
async function filledStore() {
  const { folder, file, close } = await startApi()
  await close()
  const database = new DatabaseSync(file)
  database.exec(`
    WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${held})
    INSERT INTO submissions
      SELECT 'old' || n, 'old' || n, hex(randomblob(32)), 'accepted', '[]', 'audit', 'en',
        zeroblob(4500), 'text/plain', '[]', '[]', '[]', n
      FROM numbers`)
  database.close()
  const copies = join(folder, 'copies')
  const backUp = (target = join(copies, 'copy.db'), stopped = new AbortController().signal) =>
    diptych(['leads', 'backup', target], {
      cwd: folder,
      stopped,
      environment: { DIPTYCH_DATA: 'data' },
    })
  return { file, folder, copies, backUp }
}

/** Stores submissions one after the other, faster than a disk would let it, and comes to an end. */
const writing = `
  const { DatabaseSync } = require('node:sqlite')
  const database = new DatabaseSync(process.argv[1], { timeout: 5000 })
  database.exec('PRAGMA synchronous=OFF')
  const insert = database.prepare(
    "INSERT INTO submissions VALUES (?, ?, 'hash', 'accepted', '[]', 'audit', 'en', x'00', 'text/plain', '[]', '[]', '[]', 0)",
  )
  for (let index = 0; index < 200000; index++) {
    insert.run('new' + index, 'new' + index)
    if (index === 0) process.stdout.write('stored')
  }`

async function startWriter(file: string) {
  const writer = spawn(process.execPath, ['-e', writing, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void writer.kill('SIGKILL'))
  await once(writer.stdout, 'data')
  return writer
}

test('a backup ends while another process stores submissions without a pause', async () => {
  const { file, copies, backUp } = await filledStore()
  const writer = await startWriter(file)
  const { stdout } = await backUp()

  expect(writer.exitCode).toBeNull()
  expect(Number(/\d+/.exec(stdout)?.[0])).toBeGreaterThan(held)
  expect(readdirSync(copies)).toEqual(['copy.db'])
})

test('a backup that is stopped leaves nothing, and one that another left is no hindrance', async () => {
  const { copies, backUp } = await filledStore()
  expect(await backUp(undefined, AbortSignal.abort())).toEqual({
    code: 130,
    stdout: '',
    stderr: '',
  })
  expect(readdirSync(copies)).toEqual([])

  writeFileSync(join(copies, 'copy.db.part'), 'x'.repeat(5000))
  expect((await backUp()).stdout).toContain(`Backed up ${held} submissions`)
  expect(readdirSync(copies)).toEqual(['copy.db'])
})

test('a copy of a server’s files is restored with its log', async () => {
  const api = await startApi()
  await api.fetch(post(encode(strategyCall)))
  for (const suffix of ['', '-wal'])
    copyFileSync(`${api.file}${suffix}`, join(api.folder, `copy.db${suffix}`))
  await api.close()

  const { stdout } = await diptych(['leads', 'restore', 'copy.db'], {
    cwd: api.folder,
    environment: { DIPTYCH_DATA: 'data' },
  })
  expect(stdout).toContain('took in 0 submissions, 1 were here already')
})

test('a backup that cannot be written says so on one line', async () => {
  const { copies, backUp } = await filledStore()
  writeFileSync(copies, '')
  const { code, stderr } = await backUp()
  expect(stderr).toMatch(/^The backup ".*copy\.db" cannot be written \(\w+\)\. .*\n$/)
  expect(code).toBe(2)
})
