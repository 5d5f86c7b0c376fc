import { type Browser, chromium, type Page } from 'playwright'
import { findChromium } from '../support/chromium.ts'
import { ignorePhantomPointer } from '../support/phantom-pointer.ts'
import { withServer } from './built-server.ts'
import { type Measurement, milliseconds } from './measurement.ts'

/** A connection: bits per second down and up, and the time of a round trip in milliseconds. */
const connections = [
  { name: '9 Mbit/s, 60 ms', rate: 9_000_000, latency: 60 },
  { name: '1.6 Mbit/s, 150 ms', rate: 1_600_000, latency: 150 },
  { name: '0.4 Mbit/s, 400 ms', rate: 400_000, latency: 400 },
] as const

const paths = ['/', '/plans', '/plans/pro', '/funnel-scan/questions', '/disposable-tool-builder']

/** A press that shows nothing within this time is one that waits for React, in milliseconds. */
const patience = 10_000

/** Measures how long the first tap takes on every control of a phone, on a page just painted, with an empty cache. */
export const measureFirstTouch = () => withServer(firstTouches)

async function firstTouches(origin: string): Promise<readonly Measurement[]> {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox'],
  })
  const found: Measurement[] = []
  try {
    for (const path of paths) {
      const names = await onPage(browser, `${origin}${path}`, undefined, controlsOf)
      for (const connection of connections) {
        for (const [place, name] of names) {
          // A press that leads to another document has answered.
          const press = (page: Page) =>
            page.evaluate(answerTo, { place, patience, pressed }).catch(() => 0)
          const time = await onPage(browser, `${origin}${path}`, connection, press)
          found.push({
            what: `${path}: first tap on ${name}, ${connection.name}`,
            figure: time < patience ? milliseconds(time) : 'none',
            target: '150 ms',
          })
        }
      }
    }
    return found
  } finally {
    await browser.close()
  }
}

async function onPage<Result>(
  browser: Browser,
  address: string,
  connection: (typeof connections)[number] | undefined,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  try {
    const page = await context.newPage()
    await page.addInitScript(ignorePhantomPointer)
    const session = await context.newCDPSession(page)
    const throughput = (connection?.rate ?? 0) / 8
    if (connection)
      await session.send('Network.emulateNetworkConditions', {
        ...{ offline: false, latency: connection.latency },
        ...{ downloadThroughput: throughput, uploadThroughput: throughput },
      })
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    return await use(page)
  } finally {
    await context.close()
  }
}

const pressed = 'button:enabled:not([type=submit]), summary, [type=radio], [type=checkbox]'

/** The first control of each kind that a page shows: its place among all, and what it is. */
const controlsOf = (page: Page) =>
  page.evaluate((selector) => {
    const kinds = new Map<string, number>()
    for (const [place, control] of [...document.querySelectorAll(selector)].entries()) {
      const shown = control.closest('label') ?? control
      const around = control.closest('section, form, header, footer')
      const kind = `${control.localName} of ${around?.id || around?.className || 'the page'}`
      const isChosen = control instanceof HTMLInputElement && control.checked
      if (shown.checkVisibility() && !isChosen && !kinds.has(kind)) kinds.set(kind, place)
    }
    return Array.from(kinds, ([kind, place]) => [place, kind] as const)
  }, pressed)

interface Press {
  readonly place: number
  readonly patience: number
  readonly pressed: string
}

/** Runs in the page: presses a control, and waits until something of the page has changed. */
async function answerTo({ place, patience, pressed }: Press): Promise<number> {
  const control = document.querySelectorAll<HTMLElement>(pressed)[place]
  await new Promise(requestAnimationFrame)
  let isAnswered = false
  const answer = () => {
    isAnswered = true
  }
  const options = { attributes: true, childList: true, subtree: true }
  new MutationObserver(answer).observe(document.body, options)
  new MutationObserver(answer).observe(document.documentElement, { attributes: true })
  document.addEventListener('change', answer)
  const start = performance.now()
  for (const type of ['pointerover', 'pointerdown', 'pointerup'])
    control?.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX: 1 }))
  control?.click()
  while (!isAnswered && performance.now() - start < patience)
    await new Promise(requestAnimationFrame)
  return performance.now() - start
}
