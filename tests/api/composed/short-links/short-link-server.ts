import { once } from 'node:events'
import { createServer } from 'node:http'
import { onTestFinished } from 'vitest'
import { createApi, createApiListener, createLinkPages, createShortLinks } from '#api/index.ts'
import type { Rate } from '#api/settings/server-settings.ts'
import type { FinishedQuiz } from '#site/types.ts'
import { validators } from '../../../support/project-schemas.ts'
import { startApi } from '../../running-api.ts'
import { libraries } from '../library.ts'

const document = (title: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title data-head="">${title}</title><meta data-head="" name="description" content="Ours"><link data-head="" rel="canonical" href="https://site.example/build"><script data-entry="/assets/entry.js" data-now-not>boot()</script></head><body><div id="root"><main><h1>${title}</h1></main></div></body></html>`

const documents: Readonly<Record<string, string>> = {
  '/build': document('Builder'),
  '/404.html': document('Not found'),
}

export const validateFinished = validators('api/finished-quiz.schema.json')

interface World {
  readonly environment?: Readonly<Record<string, string>>
  readonly folder?: string
  readonly misses?: Rate
  readonly room?: number
  readonly random?: (length: number) => Uint8Array
}

/** The API with short links over HTTP, on the store that the environment names. */
export async function startShortLinks({
  misses = { perMinute: 1000, burst: 1000 },
  room = 2 ** 26,
  random = (length) => crypto.getRandomValues(new Uint8Array(length)),
  ...world
}: World = {}) {
  const running = await startApi(world)
  const { dependencies, store, doubtful } = running
  let passed = 0
  const pass = (milliseconds: number) => {
    passed += milliseconds
    running.pass(milliseconds)
  }
  const linked = libraries.map((library) => ({ ...library, page: '/build' }))
  const api = createApi({
    ...dependencies,
    rates: { ...dependencies.rates, misses },
    clock: () => passed,
    shortLinks: {
      links: createShortLinks({
        ...{ store, room, random, now: dependencies.now },
        leavesReserve: doubtful.leavesReserve,
      }),
      pages: createLinkPages({
        libraries: linked,
        find: (path) => {
          const html = documents[path]
          return html === undefined
            ? undefined
            : { html, headers: { 'content-security-policy': "default-src 'none'" } }
        },
      }),
      validate: validateFinished,
    },
  })
  const server = createServer(
    createApiListener(api, { isTrusted: () => false, onUntrustedProxy: () => undefined }),
  ).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const send = (path: string, init?: RequestInit) => fetch(`${url}${path}`, init)

  return {
    ...running,
    pass,
    send,
    post: (finished: unknown, headers: Readonly<Record<string, string>> = {}) =>
      send('/api/quizzes', { method: 'POST', ...jsonOf(finished, headers) }),
    put: (slug: string, secret: string, finished: unknown) =>
      send(`/api/quizzes/${slug}`, { method: 'PUT', ...jsonOf(finished, withSecret(secret)) }),
    erase: (slug: string, secret: string) =>
      send(`/api/quizzes/${slug}`, { method: 'DELETE', headers: withSecret(secret) }),
    keep: async (finished: FinishedQuiz) => {
      const response = await send('/api/quizzes', { method: 'POST', ...jsonOf(finished, {}) })
      const { address: link, secret } = await response.json()
      return { slug: String(link).slice('/q/'.length), secret: String(secret) }
    },
  }
}

const withSecret = (secret: string) => ({ 'quiz-secret': secret })

const jsonOf = (body: unknown, headers: Readonly<Record<string, string>>) => ({
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...headers },
})
