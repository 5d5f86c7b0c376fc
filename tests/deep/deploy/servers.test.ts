import { once } from 'node:events'
import { connect } from 'node:net'
import { beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest'
import { encode, rules, strategyCall } from '../../api/leads-site.ts'
import { rawRequest } from '../../api/raw-request.ts'
import { spawnServe } from '../../cli/commands/serving.ts'
import { environmentOf, readRecipe } from './recipe.ts'
import { type StartFront, startCaddy, startNginx } from './started-front.ts'

const { TRUSTED_PROXIES = '' } = environmentOf(readRecipe('diptych.service'))

const fronts: readonly {
  readonly name: string
  readonly program?: string
  readonly start: StartFront
}[] = [
  { name: 'our server', start: async ({ ports: [port] }) => `http://127.0.0.1:${port}` },
  { name: 'Caddy before it', program: 'Caddy', start: startCaddy },
  { name: 'nginx before it', program: 'nginx', start: startNginx },
]

const forms = rules.forms.find(({ name }) => name === 'strategy-call')
const page = forms?.languages['en']?.path ?? ''
const form = {
  'content-type': 'application/x-www-form-urlencoded',
  accept: 'application/json',
}

/** Requests that are not whole. */
const stops = [
  { what: 'the headers', begin: 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ' },
  {
    what: 'the body',
    begin: `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 99\r\nContent-Type: ${form['content-type']}\r\n\r\na`,
  },
]

describe.for(fronts)('$name', ({ program = '', start }) => {
  beforeEach(({ skip }) => skip(program in inject('missing'), `no ${program}`))

  const startBehind = async (patience?: number) => {
    const server = spawnServe({ TRUSTED_PROXIES, FORMS_PER_MINUTE: '2' })
    const { url, port, operation } = await server.addresses()
    return { url, operation, front: await start({ ports: [port], patience }) }
  }

  test.for(stops)('two thousand who stop within $what leave room for others', async ({ begin }) => {
    // So that the one in front cuts none of them off meanwhile.
    const { front } = await startBehind(600)
    const { hostname, port } = new URL(front)
    // One after the other: nginx makes room by closing who has not said a word yet.
    for (let count = 0; count < 2000; count += 1) {
      const socket = connect(Number(port), hostname).on('error', () => undefined)
      onTestFinished(() => void socket.destroy())
      socket.resume().write(begin)
      await Promise.race([once(socket, 'connect'), once(socket, 'close')])
    }
    expect(await rawRequest(front, '/plans', { from: '127.0.0.2' })).toMatchObject({ status: 200 })
  })

  test.skipIf(program === '').for(stops)('who stops within $what is cut off', async ({ begin }) => {
    const { url, front } = await startBehind(1)
    const cut = async (name: string, origin: string) => {
      const { hostname, port } = new URL(origin)
      const socket = connect(Number(port), hostname).resume()
      onTestFinished(() => void socket.destroy())
      socket.write(begin)
      await once(socket, 'close')
      return name
    }
    expect(await Promise.race([cut('server', url), cut('front', front)])).toBe('front')
    expect((await fetch(front)).status).toBe(200)
  })

  test('a form is accepted, also of another site, and a refusal is a page', async () => {
    const { front, operation } = await startBehind()
    const send = (headers: Readonly<Record<string, string>>, body = encode(strategyCall)) =>
      fetch(`${front}${page}`, { method: 'POST', body, headers, redirect: 'manual' })

    expect((await send({ ...form, origin: front })).status).toBe(201)
    expect((await send({ ...form, origin: 'https://elsewhere.example' })).status).toBe(201)
    const refused = await send(
      { ...form, accept: 'text/html' },
      encode({ 'form-name': 'strategy-call' }),
    )
    expect(refused.status).toBe(422)
    const large = await send({ ...form, accept: 'text/html' }, 'x'.repeat(70_000))
    expect([large.status, await large.text()]).toEqual([
      413,
      expect.stringContaining('role="alert"'),
    ])

    const { checks } = await (await fetch(`${operation}/readyz`)).json()
    expect(checks).toMatchObject({ untrustedProxy: false })
  })

  test('a visitor cannot escape the limit with an address of his own invention', async () => {
    const { front } = await startBehind()
    const statuses = []
    for (let visitor = 1; visitor <= 6; visitor += 1) {
      const headers = program === '' ? form : { ...form, 'x-forwarded-for': `1.2.3.${visitor}` }
      const body = encode({ ...strategyCall, websiteGoal: String(visitor) })
      statuses.push((await fetch(front, { method: 'POST', body, headers })).status)
    }
    expect(statuses).toEqual([201, 201, 201, 201, 429, 429])
  })
})
