import { type Browser, chromium } from 'playwright'
import { findChromium } from '../support/chromium.ts'
import { ignorePhantomPointer } from '../support/phantom-pointer.ts'
import { withServer } from './built-server.ts'
import { type Measurement, median, milliseconds } from './measurement.ts'

/** A connection: bits per second down and up, and the time of a round trip in milliseconds. */
const connections = [
  { name: '9 Mbit/s, 60 ms', rate: 9_000_000, latency: 60 },
  { name: '1.6 Mbit/s, 150 ms', rate: 1_600_000, latency: 150 },
  { name: '0.4 Mbit/s, 400 ms', rate: 400_000, latency: 400 },
] as const

/** A control, the state in which it has answered, and the width of a window that shows it. */
const touches = [
  { name: 'menu', width: 390, control: '.drawer-button', answered: 'dialog[open]' },
  { name: 'theme', width: 390, control: '.theme-toggle', answered: 'html[data-theme=dark]' },
  { name: 'notice', width: 390, control: '.notice button', answered: 'html[data-notice=off]' },
  { name: 'question', width: 390, control: '.faq summary', answered: '.faq details[open]' },
  {
    name: 'plan',
    width: 390,
    control: '.plans-explorer label + label input',
    answered: '.plans-explorer label + label input:checked',
  },
  {
    name: 'explanation',
    width: 390,
    control: '.plans-explorer summary',
    answered: '.plans-explorer details[open]',
  },
] as const

const repeats = 3

/** Measures how long the first tap takes, on a page that has just been painted, with an empty cache. */
export const measureFirstTouch = () => withServer(firstTouches)

async function firstTouches(origin: string): Promise<readonly Measurement[]> {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox'],
  })
  const found: Measurement[] = []
  try {
    for (const connection of connections) {
      for (const touch of touches) {
        const times: number[] = []
        for (let turn = 0; turn < repeats; turn += 1)
          times.push(await timeOf(browser, { origin, connection, touch }))
        found.push({
          what: `first tap on ${touch.name}, ${connection.name}`,
          figure: milliseconds(median(times)),
          target: '100 ms',
        })
      }
    }
    return found
  } finally {
    await browser.close()
  }
}

interface Visit {
  readonly origin: string
  readonly connection: (typeof connections)[number]
  readonly touch: (typeof touches)[number]
}

async function timeOf(browser: Browser, { origin, connection, touch }: Visit): Promise<number> {
  const context = await browser.newContext({ viewport: { width: touch.width, height: 844 } })
  try {
    const page = await context.newPage()
    await page.addInitScript(ignorePhantomPointer)
    const session = await context.newCDPSession(page)
    const throughput = connection.rate / 8
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: connection.latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    })
    await page.goto(origin, { waitUntil: 'commit' })
    await page.locator(touch.control).first().waitFor({ state: 'attached' })
    return await page.evaluate(async ({ control, answered }) => {
      const button = document.querySelector<HTMLElement>(control)
      await new Promise(requestAnimationFrame)
      const start = performance.now()
      for (const type of ['pointerover', 'pointerdown', 'pointerup'])
        button?.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX: 1 }))
      button?.click()
      while (!document.querySelector(answered)) await new Promise(requestAnimationFrame)
      return performance.now() - start
    }, touch)
  } finally {
    await context.close()
  }
}
