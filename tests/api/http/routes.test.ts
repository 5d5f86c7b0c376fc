import { describe, expect, expectTypeOf, test } from 'vitest'
import type { Handlers } from '#api/http/app.ts'
import { type Handler, type Route, routes } from '#api/http/routes.ts'
import { appWith } from '../app-with.ts'

const handler: Handler = async ({ req }) =>
  new Response(`${(await req.arrayBuffer()).byteLength} bytes`, { status: 201 })

const all = Object.fromEntries(Object.keys(routes).map((name) => [name, handler]))

/** These tests hold for every row, so a new row is tested too. */
describe.for(Object.entries<Route>(routes))('%s', ([, route]) => {
  const [path = ''] = route.paths
  const [method = ''] = route.methods
  const send = (app: ReturnType<typeof appWith>, size: number) =>
    app.request(path, { method, body: 'a'.repeat(size) })

  test('its methods reach the handler, and any other gets 405 with Allow', async () => {
    const app = appWith({ handlers: all })
    expect(await (await send(app, 3)).text()).toBe('3 bytes')

    const other = await app.request(path, { method: 'DELETE' })
    expect(other.status).toBe(405)
    const allowed = other.headers.get('allow')?.split(', ')
    expect(allowed).toEqual([...(route.isPage ? ['GET', 'HEAD'] : []), ...route.methods])
  })

  test('its largest body reaches the handler, and one byte more gets 413', async () => {
    const app = appWith({ handlers: all })
    expect((await send(app, route.maxBytes)).status).toBe(201)
    expect((await send(app, route.maxBytes + 1)).status).toBe(413)
  })

  test('its own rate setting determines when a visitor gets 429', async () => {
    const once = { perMinute: 1, burst: 1 }
    const often = { perMinute: 1, burst: 100 }
    const rates = { forms: often, quiz: often, reports: often, [route.rate]: once }
    const app = appWith({ handlers: all, rates })
    expect((await send(app, 1)).status).toBe(201)
    const second = await send(app, 1)
    expect(second.status).toBe(429)
    expect(second.headers.get('retry-after')).toBe('60')
  })

  test('while the event loop is late, it gets 503 if it is sheddable', async () => {
    const app = appWith({ handlers: all, isOverloaded: () => true })
    expect((await send(app, 1)).status).toBe(route.isSheddable ? 503 : 201)
  })

  test('without its handler, its path gets 404', async () => {
    const app = appWith({ handlers: {} })
    expect((await send(app, 1)).status).toBe(404)
  })
})

test('the page of a form is a path of the forms route', async () => {
  const app = appWith({ handlers: all, formPages: ['/nl/strategy-call'] })
  expect((await app.request('/nl/strategy-call', { method: 'POST' })).status).toBe(201)
  expect((await app.request('/nl/elsewhere', { method: 'POST' })).status).toBe(404)
})

test('a row without a handler does not compile', () => {
  expectTypeOf<Omit<Handlers, 'csp-report'>>().not.toExtend<Handlers>()
})
