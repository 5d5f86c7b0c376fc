import { createServer } from 'node:http'
import { platform } from 'node:os'
import { expect, onTestFinished, test } from 'vitest'
import { beginForm, openSocket } from '../../api/http/test-server.ts'
import { encode, strategyCall } from '../../api/leads-site.ts'
import { freePort } from '../../support/free-port.ts'
import { untilAnswering } from '../../support/until-answering.ts'
import { spawnServe } from './serving.ts'

const send = (url: string) =>
  fetch(`${url}/`, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
    body: encode(strategyCall),
  })

test('one process serves files, keeps leads, and tells how it is', async () => {
  const { addresses, child, output, ended } = spawnServe()
  const { url, operation } = await addresses()
  expect(await (await fetch(`${url}/plans`)).text()).toContain('Plans')
  expect((await send(url)).status).toBe(201)
  expect((await fetch(`${url}/readyz`)).status).toBe(404)

  expect(await (await fetch(`${operation}/readyz`)).json()).toMatchObject({ ready: true })

  child.kill('SIGTERM')
  expect(await ended).toMatchObject({ code: 0, stderr: '' })
  expect(output.stdout).toContain('"event":"server.stopping","reason":"SIGTERM"')
  for (const secret of [strategyCall.email, strategyCall.companyName, '127.0.0.1"']) {
    expect(output.stdout).not.toContain(secret)
  }
})

test('one that is told to stop answers what is under way', async () => {
  const { addresses, child, ended } = spawnServe()
  const { port, operation } = await addresses()
  const body = encode(strategyCall)
  const opened = await openSocket(port)
  const { socket, closed, received } = opened
  await beginForm(opened, body.slice(0, 5), body.length)
  child.kill('SIGTERM')
  await expect
    .poll(() =>
      fetch(`${operation}/readyz`).then(
        (answer) => answer.status,
        () => 0,
      ),
    )
    .toBe(503)
  expect(received()).not.toContain('201')

  socket.write(body.slice(5))
  expect(await closed).toContain('HTTP/1.1 201')
  expect(await ended).toMatchObject({ code: 0 })
})

test.skipIf(platform() !== 'linux')('a log that finds no room does not end it', async () => {
  const port = await freePort()
  const under = ['sh', '-c', 'exec "$@" >/dev/full', 'sh']
  const { child, ended } = spawnServe({ PORT: String(port) }, {}, { under })
  const url = `http://127.0.0.1:${port}`
  await untilAnswering(child, url)
  for (const _ of [1, 2]) expect((await send(url)).status).toBe(201)
  child.kill('SIGTERM')
  expect(await ended).toMatchObject({ code: 0, stderr: '' })
})

/** A wish for the newest build that comes right before the server listens. */
const early = `
  import { Server } from 'node:net'
  const { listen } = Server.prototype
  Server.prototype.listen = function (...where) {
    process.kill(process.pid, 'SIGHUP')
    return listen.apply(this, where)
  }`

test('a reload while it starts does not end it', async () => {
  const { addresses } = spawnServe({
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(early)}`,
  })
  expect((await send((await addresses()).url)).status).toBe(201)
})

test.for([
  ['throw new TypeError("anna@devries.example")', 'uncaughtException'],
  ['Promise.reject(new TypeError("anna@devries.example"))', 'unhandledRejection'],
] as const)(
  'what nobody caught is told without what it quotes, then it ends: %s',
  async ([failing, origin]) => {
    const hook = `process.on("SIGUSR2",()=>{${failing}})`
    const { addresses, child, ended } = spawnServe({
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(hook)}`,
    })
    const { url } = await addresses()
    expect((await send(url)).status).toBe(201)
    child.kill('SIGUSR2')

    const { code, stdout, stderr } = await ended
    const told = stdout.split('\n').find((line) => line.includes('server.crashed')) ?? '{}'
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' })
    expect(JSON.parse(told)).toMatchObject({ level: 'error', origin, error: 'TypeError' })
    expect(stdout).not.toContain(strategyCall.email)
  },
)

/** Tells of each wish. The clock stands still until SIGUSR2, which moves it by two seconds. */
const stoppedClock = `
  import { mock } from 'node:test'
  mock.timers.enable({ apis: ['setTimeout'] })
  process.on('SIGTERM', () => console.log('told'))
  process.on('SIGUSR2', () => {
    mock.timers.tick(2000)
    console.log('later')
  })`

test('one wish that comes twice is one; asked again, it ends at once', async () => {
  const { addresses, child, output, ended } = spawnServe({
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(stoppedClock)}`,
  })
  const { port, operation } = await addresses()
  await beginForm(await openSocket(port), 'a', 9)
  for (const told of [1, 2]) {
    child.kill('SIGTERM')
    await expect.poll(() => output.stdout.match(/told/g)?.length).toBe(told)
  }
  expect(await fetch(`${operation}/readyz`).then(({ status }) => status)).toBe(503)
  child.kill('SIGUSR2')
  await expect.poll(() => output.stdout).toContain('later')

  child.kill('SIGTERM')
  expect(await ended).toMatchObject({ code: null, signal: 'SIGTERM' })
})

test('a setting of another kind ends with 2 and one line, and tells no secret', async () => {
  const { code, stdout, stderr } = await spawnServe({ SMTP_URL: 'canary:secret@mail' }).ended
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  expect(stderr).toMatch(/^SMTP_URL [^\n]+\n$/)
  expect(stderr).not.toContain('canary')
})

test('a port in use ends with 2 and one line', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void taken.close())
  await new Promise((listening) => taken.on('listening', listening))
  const address = taken.address()
  const port = typeof address === 'object' && address ? String(address.port) : ''

  const { code, stderr } = await spawnServe({ PORT: port }).ended
  expect({ code, stderr }).toEqual({
    code: 2,
    stderr: expect.stringMatching(
      `^Port ${port} is in use\\. [^\\n]*PORT=${Number(port) + 1}[^\\n]*\\n$`,
    ),
  })
  const operation = await spawnServe({ OPERATION_PORT: port }).ended
  expect(operation).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^Port \d+ for health[^\n]+\n$/),
  })
})

test.for(['headers.json', 'forms.json', 'quiz-banks.json'])(
  '%s of another shape ends with 2 and one line',
  async (file) => {
    const changes = { [`.diptych/${file}`]: '{"canary":true}' }
    const { code, stderr } = await spawnServe({}, changes).ended
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: expect.stringMatching(
        /^"\.diptych\/[^\n]+ is missing or invalid \(.*\)\. Build [^\n]+\n$/,
      ),
    })
    expect(stderr).toContain(file)
  },
)
