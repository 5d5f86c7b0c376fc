// The API as a separate process, to be killed, traced and measured.
import { readFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { flushCompileCache } from 'node:module'
import { DatabaseSync } from 'node:sqlite'
import { createApi, createPages, createReject, openLeads, readEnvironment } from '#api/index.ts'
import { generousLimits } from '../generous-limits.ts'

const [, , rulesFile = '', fault] = process.argv

// The controls of the trace test: the same server, which leaves out something.
const handle = await open(rulesFile)
const prototype = Object.getPrototypeOf(handle)
await handle.close()
if (fault === 'journal not synced') prototype.datasync = async () => undefined
if (fault === 'folder not synced') prototype.sync = async () => undefined
if (fault === 'store not synced') {
  const { exec } = DatabaseSync.prototype
  DatabaseSync.prototype.exec = function (statements) {
    return exec.call(this, statements.replace('synchronous=FULL', 'synchronous=NORMAL'))
  }
}

const rules = JSON.parse(readFileSync(rulesFile, 'utf8'))
const now = () => new Date()
const tell = (event: string) => process.stderr.write(`${event}\n`)
const log = { info: () => undefined, warn: tell, error: tell }
const { write } = await openLeads({
  environment: readEnvironment({ environment: process.env }),
  rules,
  cwd: process.cwd(),
  fetch,
  createTransport: () => ({ sendMail: async () => undefined }),
  now,
  random: Math.random,
  log,
})
const pages = createPages({ rules })
const api = createApi({
  rules,
  write,
  pages,
  reject: createReject(rules, pages),
  now,
  newId: () => crypto.randomUUID(),
  log,
  ...generousLimits,
})
const server = createServer((request, response) => void answer(request, response)).listen(
  0,
  '127.0.0.1',
  () => {
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    process.stdout.write(`http://127.0.0.1:${port}\n`)
    // Whoever kills it leaves no time for that at the end.
    flushCompileCache()
  },
)

async function answer(request: IncomingMessage, response: ServerResponse) {
  const { method = 'GET', url = '/', headers } = request
  const body = Buffer.concat(await Array.fromAsync(request))
  const asked = new Request(new URL(url, 'http://127.0.0.1'), {
    method,
    headers: Object.entries(headers).map(([name, value]): [string, string] => [name, `${value}`]),
    ...(method !== 'GET' && method !== 'HEAD' && { body }),
  })

  const answered = await api.fetch(asked)
  response.writeHead(answered.status, Object.fromEntries(answered.headers))
  response.end(Buffer.from(await answered.arrayBuffer()))
}
