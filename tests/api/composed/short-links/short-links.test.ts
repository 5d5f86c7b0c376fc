import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import { until } from '../../../support/until.ts'
import { finishedQuiz } from '../finished.ts'
import { startShortLinks } from './short-link-server.ts'

const day = 24 * 60 * 60_000

describe('short links', () => {
  const start = async (world: Parameters<typeof startShortLinks>[0] = {}) => startShortLinks(world)

  test('a quiz is kept, played as JSON and on its page, changed, and erased', async () => {
    const { post, send, put, erase } = await start()
    const finished = await finishedQuiz()
    const made = await post(finished, { 'content-language': 'en' })
    expect(made.status).toBe(201)
    const { ok, address, secret } = await made.json()
    expect({ ok, address }).toEqual({
      ok: true,
      address: expect.stringMatching(/^\/q\/cafe-de-bril-[2-9a-z]{4}$/),
    })
    expect(made.headers.get('location')).toBe(address)
    const slug = address.slice('/q/'.length)

    const json = await send(`/api/quizzes/${slug}`)
    expect(json.headers.get('cache-control')).toBe('no-store')
    expect(await json.json()).toEqual(finished)

    const page = await send(address)
    expect(page.status).toBe(200)
    expect(page.headers.get('x-robots-tag')).toBe('noindex')
    expect(page.headers.get('content-security-policy')).toBe("default-src 'none'")
    const html = await page.text()
    expect(html).toContain('| Café De Bril</title>')
    expect(html).toContain('<meta data-head="" property="og:site_name" content="Café De Bril">')
    expect(html).toContain('<meta data-head="" name="robots" content="noindex">')
    expect(html).toMatch(/<script[^>]* data-now="">boot\(\)/)
    expect(html).not.toMatch(/canonical|<title data-head="">Builder/)

    const changed = { ...finished, company: 'De Bril' }
    expect((await put(slug, secret, changed)).status).toBe(200)
    expect(await (await send(`/api/quizzes/${slug}`)).json()).toEqual(changed)

    expect((await erase(slug, secret)).status).toBe(200)
    const gone = await send(`/api/quizzes/${slug}`)
    expect(gone.status).toBe(410)
    expect(await gone.json()).toMatchObject({ code: 'removed_link' })
    expect((await send(address)).status).toBe(410)
    expect((await erase(slug, secret)).status).toBe(410)
  })

  test('posts of one name at once get different links, and every one plays', async () => {
    const { keep, send } = await start()
    const quizzes = await Promise.all(
      Array.from({ length: 12 }, (_, index) => finishedQuiz({ kind: `K${index}` })),
    )
    const made = await Promise.all(quizzes.map(keep))
    expect(new Set(made.map(({ slug }) => slug)).size).toBe(quizzes.length)
    for (const [index, { slug }] of made.entries())
      expect(await (await send(`/api/quizzes/${slug}`)).json()).toEqual(quizzes[index])
  })

  test('a taken ending picks the next, longer ones later, and an erased one is never given again', async () => {
    let given = 0
    // The endings 2222, 2222, 3333, 3333 and so on; secrets too.
    const random = (length: number) =>
      new Uint8Array(length).fill(length === 16 ? Math.floor(given++ / 2) : 7)
    const { keep, erase } = await start({ random })
    const quiz = await finishedQuiz({ company: 'Bril' })
    const first = await keep(quiz)
    expect(first.slug).toBe('bril-2222')
    expect((await erase(first.slug, first.secret)).status).toBe(200)
    expect((await keep(quiz)).slug).toBe('bril-3333')
  })

  test('only its own secret changes or erases a quiz, and the store holds no secret', async () => {
    const { keep, put, erase, send, store } = await start()
    const finished = await finishedQuiz()
    const [one, other] = [await keep(finished), await keep(finished)]
    for (const secret of ['', 'x', other.secret, `${one.secret}x`, one.secret.slice(1)]) {
      expect((await put(one.slug, secret, finished)).status).toBe(403)
      const refused = await erase(one.slug, secret)
      expect([refused.status, (await refused.json()).code]).toEqual([403, 'wrong_secret'])
    }
    expect((await send(`/api/quizzes/${one.slug}`)).status).toBe(200)
    expect(JSON.stringify(await store.listQuizzes({ limit: 9 }))).not.toContain(one.secret)
  })

  test('a play is recorded once a day', async () => {
    const { keep, send, store, pass } = await start()
    const { slug } = await keep(await finishedQuiz())
    const playedAt = async () => Object(await store.findQuiz(slug)).playedAt
    const made = await playedAt()
    pass(day - 1)
    await send(`/api/quizzes/${slug}`)
    expect(await playedAt()).toBe(made)
    pass(1)
    await send(`/api/quizzes/${slug}`)
    await until(async () => (await playedAt()) === made + day)
  })
})

test.for([
  ['nothing', ''],
  ['a path', 'a/b-2345'],
  ['capitals', 'BRIL-2345'],
  ['a letter that no ending has', 'bril-234l'],
  ['a short ending', 'bril-23'],
  ['SQL', "bril-2345'--"],
  ['percent-encoding', '%00-2345'],
  ['a long name', `${'a'.repeat(60)}-2345`],
  ['nobody’s', 'bril-2345'],
])('a link that is %s gets the not-found page and a problem document', async ([, slug]) => {
  const { send } = await startShortLinks()
  const page = await send(`/q/${slug}`)
  expect(page.status).toBe(404)
  const html = await page.text()
  expect(html).toContain(
    '<h1>Not found</h1><p class="lead" role="status">There’s no quiz at this address.',
  )
  expect(html).not.toContain('data-entry')
  const json = await send(`/api/quizzes/${slug}x`)
  expect([json.status, (await json.json()).code]).toEqual([404, 'unknown_link'])
})

const misses = { perMinute: 10, burst: 20 }
const endingsOfOneName = 31 ** 4

test('a million guesses of links or secrets take more than two months, and the next gets 429', async () => {
  expect((endingsOfOneName - misses.burst) / misses.perMinute / 60 / 24).toBeGreaterThan(64)
  expect((1_000_000 - misses.burst) / misses.perMinute / 60 / 24).toBeGreaterThan(69)

  const { send, keep, erase, pass } = await startShortLinks({ misses })
  const { slug, secret } = await keep(await finishedQuiz())
  // Whoever finds something is not limited.
  for (let play = 0; play < 2 * misses.burst; play++)
    expect((await send(`/api/quizzes/${slug}`)).status).toBe(200)

  const guesses = Array.from({ length: 30 }, (_, index) =>
    index % 3 === 0 ? erase(slug, 'guess') : send(index % 3 === 1 ? '/q/a-2222' : '/api/quizzes/x'),
  )
  const statuses = (await Promise.all(guesses)).map(({ status }) => status)
  expect(statuses.filter((status) => status !== 429)).toHaveLength(misses.burst)

  // Also a link that exists, so that 429 tells nothing.
  const limited = await send(`/api/quizzes/${slug}`)
  expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '6'])
  expect((await erase(slug, secret)).status).toBe(429)
  const page = await send(`/q/${slug}`)
  expect([page.status, page.headers.get('retry-after')]).toEqual([429, '6'])
  expect(await page.text()).toContain('Too many wrong links')

  pass(6000)
  expect((await send(`/api/quizzes/${slug}`)).status).toBe(200)
})

test('a store that fails keeps nothing and says so, and plays again once it is back', async () => {
  const { post, send, keep, file, logged } = await startShortLinks()
  const { slug } = await keep(await finishedQuiz())
  const other = new DatabaseSync(file)
  other.exec('ALTER TABLE quizzes RENAME TO quizzes_away')
  const refused = await post(await finishedQuiz())
  expect([refused.status, (await refused.json()).code]).toEqual([503, 'not_stored'])
  expect(refused.headers.get('retry-after')).toBe('30')
  expect((await send(`/api/quizzes/${slug}`)).status).toBe(503)
  const page = await send(`/q/${slug}`)
  expect(page.status).toBe(503)
  expect(await page.text()).toContain('can’t open this quiz right now')
  expect(logged.join('')).not.toContain('Bril')

  other.exec('ALTER TABLE quizzes_away RENAME TO quizzes')
  other.close()
  expect((await send(`/api/quizzes/${slug}`)).status).toBe(200)
})

test('without room nothing is kept', async () => {
  const { post, store } = await startShortLinks({ room: 1000 })
  expect((await post(await finishedQuiz())).status).toBe(503)
  expect(await store.weighQuizzes()).toEqual({ count: 0, bytes: 0 })
})

test('names with markup, quotes or direction marks stay text in the head', async () => {
  const { keep, send } = await startShortLinks()
  const company = '</title><script>alert(1)</script>"\u202Eonsum'
  const { slug } = await keep(await finishedQuiz({ company }))
  const html = await (await send(`/q/${slug}`)).text()
  expect(html).not.toContain('<script>alert')
  expect(html).not.toContain('\u202E')
  expect(html).toContain('&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot; onsum</title>')
})
