import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { connect } from 'node:net'
import { dirname, join, relative } from 'node:path'
import { beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest'
import { isPublic } from '#api/static/serving-rules.ts'
import { encode, rules, strategyCall } from '../../api/leads-site.ts'
import { rawRequest } from '../../api/raw-request.ts'
import { openSite } from '../../api/site/small-site.ts'
import { spawnServe } from '../../cli/commands/serving.ts'
import { expectedAnswers, textOf } from './expected-answers.ts'
import { hostilePaths, withoutDots } from './hostile-paths.ts'
import { environmentOf, readRecipe } from './recipe.ts'
import {
  type StartFront,
  startCaddy,
  startCaddyWithFiles,
  startNginx,
  startNginxWithFiles,
  writeServerFiles,
} from './started-front.ts'

const { TRUSTED_PROXIES = '' } = environmentOf(readRecipe('diptych.service'))

const fronts: readonly {
  readonly name: string
  readonly program?: string
  readonly start: StartFront
}[] = [
  { name: 'our server', start: async ({ port }) => `http://127.0.0.1:${port}` },
  { name: 'Caddy before it', program: 'Caddy', start: startCaddy },
  { name: 'nginx before it', program: 'nginx', start: startNginx },
  { name: 'Caddy with the files', program: 'Caddy', start: startCaddyWithFiles },
  { name: 'nginx with the files', program: 'nginx', start: startNginxWithFiles },
]

const forms = rules.forms.find(({ name }) => name === 'strategy-call')
const page = forms?.languages['en']?.path ?? ''
const form = {
  'content-type': 'application/x-www-form-urlencoded',
  accept: 'application/json',
}

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>

/** Some headers; names of fields in `Vary` without regard to case. */
const pick = (headers: Headers, names: readonly string[]) =>
  Object.fromEntries(
    names.map((name) => [
      name,
      name === 'vary' ? String(headers[name]).toLowerCase() : headers[name],
    ]),
  )

/** All files below a folder, whatever they are for. */
const filesOf = (folder: string) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))

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

  const startBehind = async (
    files: Readonly<Record<string, string>> = {},
    settings: Readonly<Record<string, string>> = {},
  ) => {
    const server = spawnServe({ TRUSTED_PROXIES, FORMS_BURST: '4', ...settings }, files)
    writeServerFiles(server.site)
    const build = await openSite(server.site)
    const { port, url, operation } = await server.addresses()
    return {
      url,
      operation,
      build,
      front: await start({
        ...{ port, site: server.site },
        patience: settings['HEADERS_TIMEOUT'] ? Number(settings['HEADERS_TIMEOUT']) : undefined,
      }),
    }
  }

  test('files, headers, redirects, pages that are not there, methods and compression', async () => {
    const { front, build } = await startBehind()
    const answers = expectedAnswers(build)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 301, 404, 405]))

    for (const { path, method = 'GET', accepts, status, headers, body } of answers) {
      const found = await rawRequest(front, path, {
        method,
        headers: accepts ? { 'accept-encoding': accepts } : {},
      })
      const request = { method, path, accepts }
      const names = Object.keys(headers)
      expect({
        ...request,
        status: found.status,
        headers: pick(found.headers, names),
        body: body === undefined ? undefined : found.body,
      }).toEqual({ ...request, status, headers: pick(headers, names), body })
    }

    for (const encoding of ['br', 'identity']) {
      const headers = { 'accept-encoding': encoding }
      const { etag = '', 'content-security-policy': policy } = (
        await rawRequest(front, '/', { headers })
      ).headers
      const again = await rawRequest(front, '/', {
        headers: { ...headers, 'if-none-match': etag },
      })
      expect([again.status, again.body]).toEqual([304, ''])
      expect(again.headers).toMatchObject({ etag, 'content-security-policy': policy })
    }
    const path = '/assets/letters-abc.woff2'
    const part = await rawRequest(front, path, { headers: { range: 'bytes=2-4' } })
    const whole = textOf(build, path.slice(1))
    expect([part.status, part.body]).toEqual([206, whole.slice(2, 5)])
    expect(part.headers).toMatchObject({ 'content-range': `bytes 2-4/${whole.length}` })
  })

  test('no address leads to a file that visitors may not get', async () => {
    const { front, build } = await startBehind({
      '.diptych/next-1/files/plans/index.html': 'not published',
      '.diptych/publish/files/plans/index.html': 'published by nobody',
      'nl/.hidden/notes.txt': 'hidden',
      'assets/.DS_Store': 'a list',
    })
    const files = ['.diptych/forms.json', ...filesOf(build.folder)]
    const [shown, hidden] = [files.filter(isPublic), files.filter((file) => !isPublic(file))]
    const folders = [...new Set(shown.map((file) => dirname(file)))].filter((name) => name !== '.')
    const text = (file: string) => readFileSync(join(build.folder, file), 'utf8')
    const mayBeSent = new Set(['', ...shown.map(text)])
    const paths = hostilePaths({ files: hidden, folders })
    expect(paths.length).toBeGreaterThan(800)

    const agent = new Agent({ keepAlive: true })
    onTestFinished(() => agent.destroy())
    const sent = []
    for (const path of paths) {
      const { status, body } = await rawRequest(front, path, { agent })
      const isSecret = hidden.some((file) => body === text(file))
      if (isSecret || (status === 200 && !mayBeSent.has(body))) sent.push(path)
    }
    expect(sent).toEqual([])
  })

  test('every spelling of an address is answered as our server does, or refused', async () => {
    const { url, front, build } = await startBehind()
    const shown = [...build.files.keys()]
      .filter((file) => isPublic(file) && !file.endsWith('404.html'))
      .map((file) => file.replace(/\/?index\.html$/, ''))
    const folders = [...new Set(shown.map((file) => dirname(file)))].filter((name) => name !== '.')
    const agent = new Agent({ keepAlive: true })
    onTestFinished(() => agent.destroy())
    const ask = async (origin: string, path: string) => {
      const asked = path.replace('http://localhost', front)
      const { status, headers, body } = await rawRequest(origin, asked, { agent })
      return {
        answer: [status, headers.location, body].join(' '),
        status,
        server: String(headers['server']),
      }
    }
    const strange = []
    const paths = hostilePaths({ files: shown.filter((file) => file !== ''), folders })
    for (const path of [...paths, `/${'x'.repeat(5000)}`, `/plans?${'x'.repeat(5000)}`]) {
      const [found, ours] = [await ask(front, path), await ask(url, path)]
      if (/\d/.test(found.server)) strange.push([path, found.server])
      if (found.answer === ours.answer || found.status === 400) continue
      const resolved = await ask(url, withoutDots(path))
      if (found.answer !== resolved.answer) strange.push([path, found.answer, ours.answer])
    }
    expect(strange).toEqual([])
  })

  test.for(stops)('two thousand who stop within $what leave room for others', async ({ begin }) => {
    // So that none of them is cut off meanwhile.
    const { front } = await startBehind({}, { HEADERS_TIMEOUT: '600', REQUEST_TIMEOUT: '600' })
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

  test.for(stops)('who stops within $what is cut off', async ({ begin }) => {
    const impatient = { HEADERS_TIMEOUT: '1', REQUEST_TIMEOUT: '2' }
    const { front } = await startBehind({}, impatient)
    // Nobody may wait for as long as this one does.
    const patient = spawnServe({ HEADERS_TIMEOUT: '30', REQUEST_TIMEOUT: '30' })
    const { url } = await patient.addresses()
    const cut = async (name: string, origin: string) => {
      const { hostname, port } = new URL(origin)
      const socket = connect(Number(port), hostname).resume()
      onTestFinished(() => void socket.destroy())
      socket.write(begin)
      await once(socket, 'close')
      return name
    }
    expect(await Promise.race([cut('patient', url), cut('front', front)])).toBe('front')
    expect((await fetch(front)).status).toBe(200)
  })

  test('a form is accepted, one of another site is held, and a refusal is a page', async () => {
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
    expect(checks).toMatchObject({ heldThisWeek: 1, untrustedProxy: false })
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
