import type { Page, Request } from 'playwright'
import { beforeEach, expect, test } from 'vitest'
import { eventually, intent, openReady } from '../support/browser-page.ts'
import {
  answerAll,
  answersOf,
  audits,
  callOn,
  filledBy,
  fillIn,
  quizOn,
  strategyCalls,
  thanksTo,
} from './forms.ts'
import { sharedLeadServer } from './lead-server.ts'
import { type Fault, startUnreliableServer } from './unreliable-server.ts'

const { url, storedWith } = sharedLeadServer()
const { url: siteUrl, become, captured } = await startUnreliableServer(url)
beforeEach(() => become('none'))

const [call] = strategyCalls
const [audit] = audits

/** What fails here is meant to, and logged. */
const failing = [/./]

/** Fills in the strategy call and presses the button. */
async function send(page: Page, company: string) {
  const parts = callOn(page, call)
  await fillIn(parts, filledBy(company))
  await parts.submit.click()
  return parts
}

const isWaiting = (page: Page) => page.evaluate(() => localStorage.getItem('outbox'))

/** Lets time pass in steps until something has happened; gives how long that took, in milliseconds. */
async function passUntil(page: Page, step: number, happened: () => boolean): Promise<number> {
  const now = () => page.evaluate(() => Date.now())
  const underWay = new Set<Request>()
  page.on('request', (request) => underWay.add(request))
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  const started = await now()
  for (let steps = 0; !happened(); steps += 1) {
    expect(steps, 'steps in which nothing happened').toBeLessThan(300)
    await page.clock.runFor(step)
    await eventually(async () => underWay.size).toBe(0)
    // A try also reads and writes the database, which no clock moves: this comes after what was asked of it.
    await page.evaluate(afterDatabase)
  }
  return (await now()) - started
}

/** Runs in the page: resolves when its database has done all that it was asked for. */
function afterDatabase() {
  return new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open('outbox')
    opening.addEventListener('error', () => reject(opening.error))
    opening.addEventListener('success', () => {
      const database = opening.result
      const done = database.transaction('submissions', 'readwrite')
      done.addEventListener('complete', () => {
        database.close()
        resolve()
      })
    })
  })
}

test.for([
  { fault: 'cut' as Fault, log: 'Form submission failed: TypeError: Failed to fetch' },
  { fault: 'failing' as Fault, log: 'Form submission failed: 500' },
])(
  '$fault: nothing is shown, it is logged, and tried again until it arrives',
  async ({ fault, log }) => {
    const page = await openReady(call.path, { siteUrl, failing, stopsTime: true })
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    let tries = 0
    page.on('request', (request) => {
      tries += request.method() === 'POST' ? 1 : 0
    })
    become(fault)
    const { submit, confirmation } = await send(page, `Retry ${fault}`)

    await submit.and(page.locator(':enabled:focus')).waitFor()
    expect(await confirmation.count()).toBe(0)
    expect(await page.getByRole('alert').count()).toBe(0)
    await eventually(async () => logged).toContain(log)
    expect(tries).toBe(1)
    expect(await isWaiting(page)).toBe('true')

    for (const [index, pause] of [1000, 4000, 15_000].entries()) {
      const waited = await passUntil(page, pause / 10, () => tries === index + 2)
      expect(waited).toBeGreaterThanOrEqual(pause)
    }
    become('none')
    await passUntil(page, 1000, () => storedWith(`Retry ${fault}`).length === 1)
    // The answer may come after the clock has stopped.
    const isWaitingLater = async () => {
      await page.clock.runFor(100)
      return isWaiting(page)
    }
    await eventually(isWaitingLater).toBeNull()
  },
)

test('what is answered by somebody else is confirmed, and sent again to the right one', async () => {
  const page = await openReady(call.path, { siteUrl, failing, stopsTime: true })
  become('lying')
  const { confirmation } = await send(page, 'Portal')
  await confirmation.waitFor()
  expect(storedWith('Portal')).toEqual([])
  become('none')
  await passUntil(page, 200, () => storedWith('Portal').length === 1)
})

test('a host of static files that takes forms gets each of them once', async () => {
  const page = await openReady(call.path, { siteUrl, failing, stopsTime: true })
  become('static')
  const { confirmation } = await send(page, 'Captured')
  await confirmation.waitFor()
  await eventually(() => isWaiting(page)).toBeNull()
  await page.clock.runFor(100_000)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  expect(captured.map((body) => new URLSearchParams(body).get('companyName'))).toEqual(['Captured'])
})

test('a server that asks for patience gets it', async () => {
  const page = await openReady(call.path, { siteUrl, failing, stopsTime: true })
  become('busy')
  const { submit } = await send(page, 'Busy')
  await submit.and(page.locator(':enabled')).waitFor()
  become('none')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  const waited = await passUntil(page, 2000, () => storedWith('Busy').length === 1)
  expect(waited).toBeGreaterThanOrEqual(120_000)
})

test('sent offline and closed: the next visit of any page delivers it, once, without React', async () => {
  const page = await openReady(call.path, { siteUrl, failing })
  await page.context().setOffline(true)
  const { submit } = await send(page, 'Offline')
  await submit.and(page.locator(':enabled')).waitFor()
  await page.close()
  expect(storedWith('Offline')).toEqual([])

  const context = page.context()
  await context.setOffline(false)
  const [one, two] = await Promise.all([context.newPage(), context.newPage()])
  await Promise.all([one.goto('/about'), two.goto('/nl')])
  await eventually(async () => storedWith('Offline').length).toBe(1)
  await eventually(() => isWaiting(one)).toBeNull()
  expect(await one.locator('html[data-ready]').count()).toBe(0)
  expect(storedWith('Offline').length).toBe(1)
})

test('two tabs that are online again send one form once', async () => {
  const one = await openReady(call.path, { siteUrl, failing, stopsTime: true })
  become('failing')
  const { submit } = await send(one, 'Two tabs')
  await submit.and(one.locator(':enabled')).waitFor()
  const two = await one.context().newPage()
  const tried = two.waitForResponse((response) => response.request().method() === 'POST')
  await two.goto(`${siteUrl}${call.path}`)
  await tried
  await two.evaluate(afterDatabase)

  let sent = 0
  one.context().on('request', (request) => {
    sent += request.method() === 'POST' ? 1 : 0
  })
  become('slow')
  for (const tab of [one, two]) await tab.evaluate(() => dispatchEvent(new Event('online')))
  await eventually(async () => sent).toBeGreaterThan(0)
  // What a tab would send it has read by now.
  for (const tab of [one, two, one, two]) await tab.evaluate(afterDatabase)
  become('none')
  await eventually(() => isWaiting(one)).toBeNull()
  expect(sent).toBe(1)
})

test('back online it goes at once; pressed again meanwhile it is still one', async () => {
  const page = await openReady(call.path, { siteUrl, failing })
  await page.context().setOffline(true)
  const { submit, confirmation } = await send(page, 'Twice')
  await submit.and(page.locator(':enabled')).waitFor()
  await page.context().setOffline(false)
  await submit.click()
  await confirmation.waitFor()
  await eventually(() => isWaiting(page)).toBeNull()
  expect(storedWith('Twice').length).toBe(1)
})

test('where the browser keeps nothing, memory does', async () => {
  const page = await openReady(call.path, { siteUrl, failing })
  await page.evaluate(() => {
    const refuse = () => {
      throw new DOMException('No.', 'SecurityError')
    }
    Object.defineProperty(window, 'indexedDB', { get: refuse })
    Storage.prototype.setItem = refuse
  })
  become('failing')
  const { submit } = await send(page, 'Private')
  await submit.and(page.locator(':enabled')).waitFor()
  become('none')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await eventually(async () => storedWith('Private').length).toBe(1)
})

test('after seven days it is forgotten', async () => {
  const page = await openReady(call.path, { siteUrl, failing })
  become('failing')
  const { submit } = await send(page, 'Old')
  await submit.and(page.locator(':enabled')).waitFor()
  await page.close()
  become('none')

  const later = await page.context().newPage()
  await later.clock.setFixedTime(Date.now() + 8 * 24 * 60 * 60 * 1000)
  await later.goto('/about')
  await eventually(() => isWaiting(later)).toBeNull()
  expect(storedWith('Old')).toEqual([])
})

test.for(['slow', 'failing'] as const)(
  'the audit is confirmed after a second on a network that is %s, and arrives',
  async (fault) => {
    const page = await openReady(audit.path, { siteUrl, failing, isReused: true })
    const name = `Jo ${fault}`
    // What is still on its way is thanked for.
    await answerAll(page, audit, answersOf(audit, name))
    become(fault)
    await quizOn(page, audit).submit.click()
    await page
      .getByRole('heading', {
        name: fault === 'failing' ? audit.quiz.confirmation.heading : thanksTo(name, audit),
      })
      .waitFor()
    expect(storedWith(name)).toEqual([])

    // Leaving for another page of the site while it is sent.
    await page.getByRole('link', { name: audit.quiz.confirmation.action.label }).click()
    await page.waitForURL(`${siteUrl}/`)
    become('none')
    await page.goBack()
    await eventually(async () => storedWith(name).length).toBe(1)
    await eventually(() => isWaiting(page)).toBeNull()
    expect(storedWith(name).length).toBe(1)
  },
)

test('a page that is left before it sends has sent', async () => {
  const page = await openReady(call.path, { siteUrl, stopsTime: true })
  await page.evaluate(() => {
    // A database that never answers.
    Object.defineProperty(window, 'indexedDB', { value: { open: () => new EventTarget() } })
  })
  await send(page, 'Gone')
  await callOn(page, call).processing.waitFor()
  expect(storedWith('Gone')).toEqual([])
  await page.goto('about:blank')
  await eventually(async () => storedWith('Gone').length).toBe(1)
})

test('a page that is left while it sends has sent', async () => {
  const page = await openReady(audit.path, { siteUrl })
  await answerAll(page, audit, answersOf(audit, 'Left'))
  become('slow')
  await quizOn(page, audit).submit.click()
  await page.getByRole('status').waitFor()
  await page.goto('about:blank')
  become('none')
  await eventually(async () => storedWith('Left').length).toBe(1)
  await page.goBack()
  await intent(page)
  await eventually(() => isWaiting(page)).toBeNull()
  expect(storedWith('Left').length).toBe(1)
})
