// The API on a port, as a process of its own: to be killed, traced and measured.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { DatabaseSync } from 'node:sqlite'
import { getRequestListener } from '@hono/node-server'
import { createApi, createIds, createPlainPages, openLeads, readEnvironment } from '#api/index.ts'

const [, , rulesFile = '', synchronous] = process.argv

// The control of the trace test: the same server, with a store that does not wait for the disk.
if (synchronous !== undefined) {
  const { exec } = DatabaseSync.prototype
  DatabaseSync.prototype.exec = function (statements) {
    return exec.call(this, statements.replace('synchronous=FULL', `synchronous=${synchronous}`))
  }
}

const rules = JSON.parse(readFileSync(rulesFile, 'utf8'))
const now = () => new Date()
const tell = (event: string) => process.stderr.write(`${event}\n`)
const log = { info: () => undefined, warn: tell, error: tell }
const metrics = { count: () => undefined }
const { keeper } = await openLeads({
  environment: readEnvironment({ environment: process.env, readFile: () => '' }),
  rules,
  cwd: process.cwd(),
  fetch,
  createTransport: () => ({ sendMail: async () => undefined }),
  now,
  random: Math.random,
  log,
  metrics,
})
const api = createApi({
  rules,
  keeper,
  pages: createPlainPages(rules),
  now,
  newId: createIds(now, (bytes) => crypto.getRandomValues(bytes)),
  log,
  metrics,
})
const server = createServer(getRequestListener(api.fetch)).listen(0, '127.0.0.1', () => {
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  process.stdout.write(`http://127.0.0.1:${port}\n`)
})
