import { describe, expect, expectTypeOf, test } from 'vitest'
import type { Handlers } from '#api/http/app.ts'
import { type Handler, type Route, routes } from '#api/http/routes.ts'
import { appWith } from '../app-with.ts'

const handler: Handler = async ({ req }) =>
  new Response(`${(await req.arrayBuffer()).byteLength} bytes`, { status: 201 })

const all = Object.fromEntries(Object.keys(routes).map((name) => [name, handler]))

const rows = Object.entries<Route>(routes).map(([name, route]) => ({
  ...{ name, route, path: route.paths[0] ?? '' },
  method: route.methods.find((each) => each !== 'GET'),
}))

/** These tests hold for every row, so a new row is tested too. */
describe.for(rows)('$name', ({ route, path }) => {
  test('its methods reach the handler, and any other gets 405 with Allow', async () => {
    const app = appWith({ handlers: all })
    for (const method of route.methods)
      expect((await app.request(path, { method })).status).toBe(201)

    const other = await app.request(path, { method: 'PATCH' })
    expect(other.status).toBe(405)
    const allowed = other.headers.get('allow')?.split(', ')
    expect(allowed).toEqual([...(route.isPage ? ['GET', 'HEAD'] : []), ...route.methods])
  })

  test('without its handler, its path gets 404', async () => {
    const app = appWith({ handlers: {} })
    const [method = ''] = route.methods
    expect((await app.request(path, { method })).status).toBe(404)
  })
})

describe.for(rows.filter(({ method }) => method))('$name', ({ route, path, method = '' }) => {
  const send = (app: ReturnType<typeof appWith>, size: number) =>
    app.request(path, { method, body: 'a'.repeat(size) })

  test('its largest body reaches the handler, and one byte more gets 413', async () => {
    const app = appWith({ handlers: all })
    expect((await send(app, route.maxBytes)).status).toBe(201)
    expect((await send(app, route.maxBytes + 1)).status).toBe(413)
  })

  test('its own rate setting determines when a visitor gets 429', async () => {
    const once = { perMinute: 1, burst: 1 }
    const often = { perMinute: 1, burst: 100 }
    const rates = { forms: often, quiz: often, [route.rate]: once }
    const app = appWith({ handlers: all, rates })
    expect(await (await send(app, 3)).text()).toBe('3 bytes')
    // Another address of the route is no other allowance.
    const second = await app.request(route.paths.at(-1) ?? '', { method, body: 'a' })
    expect(second.status).toBe(429)
    expect(second.headers.get('retry-after')).toBe('60')
  })
})

test('the page of a form is a path of the forms route', async () => {
  const app = appWith({ handlers: all, formPages: ['/nl/strategy-call'] })
  expect((await app.request('/nl/strategy-call', { method: 'POST' })).status).toBe(201)
  expect((await app.request('/nl/elsewhere', { method: 'POST' })).status).toBe(404)
})

test('a row without a handler does not compile', () => {
  expectTypeOf<Omit<Handlers, 'quiz'>>().not.toExtend<Handlers>()
})
