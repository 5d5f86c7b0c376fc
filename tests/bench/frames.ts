import { type Browser, type CDPSession, chromium } from 'playwright'
import { findChromium } from '../support/chromium.ts'
import { ignorePhantomPointer } from '../support/phantom-pointer.ts'
import { withServer } from './built-server.ts'
import { type Measurement, median } from './measurement.ts'

/** How many times slower than this machine a phone is. */
const slower = 4

/** What moves for long, where, and the control that starts it. */
const movements = [
  { name: 'wall turns', path: '/', control: '.trades label:nth-of-type(2) input' },
  { name: 'path is drawn', path: '/plans/advance', control: '#main .flow-field input' },
  { name: 'room opens', path: '/plans/pro', control: '#main .house input' },
] as const

const widths = [390, 1440] as const
const repeats = 3

/** Counts the frames that are drawn while it moves, on a processor that is slowed down, and times the first. */
export const measureFrames = () =>
  withServer(async (origin): Promise<readonly Measurement[]> => {
    const browser = await chromium.launch({
      executablePath: await findChromium(),
      args: ['--no-sandbox'],
    })
    const found: Measurement[] = []
    try {
      for (const { name, path, control } of movements)
        for (const width of widths) {
          const seen: Seen[] = []
          for (let turn = 0; turn < repeats; turn += 1)
            seen.push(await watch(browser, { url: `${origin}${path}`, control, width }))
          const what = `${name}, ${width} px, processor ${slower} times slower`
          const frames = Math.round(median(seen.map(({ rate }) => rate)))
          found.push(
            { what: `${what}, frames in a second`, figure: `${frames}`, target: '50 of 60' },
            {
              what: `${what}, the first after`,
              figure: `${median(seen.map(({ first }) => first))} ms`,
              target: '200 ms',
            },
          )
        }
      return found
    } finally {
      await browser.close()
    }
  })

interface Choice {
  readonly url: string
  readonly control: string
  readonly width: number
}

interface Seen {
  /** Frames a second, from the first to the last that is drawn while it moves. */
  readonly rate: number
  /** Milliseconds from the choice to the first frame. */
  readonly first: number
}

async function watch(browser: Browser, { url, control, width }: Choice): Promise<Seen> {
  const context = await browser.newContext({ viewport: { width, height: 844 } })
  try {
    const page = await context.newPage()
    await page.addInitScript(ignorePhantomPointer)
    await page.goto(url)
    await page.keyboard.press('Shift')
    await page.waitForSelector('html[data-ready]')
    await page.waitForLoadState('networkidle')
    const input = page.locator(control).first()
    await input.evaluate((each) => each.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await page.waitForFunction(() => document.getAnimations().length === 0)

    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
    const stop = await trace(session)
    // A frame that is asked for would be counted, so the clock is asked instead.
    await input.evaluate(async (each: HTMLInputElement) => {
      const pause = () => new Promise((resolve) => setTimeout(resolve, 50))
      performance.mark('chosen')
      each.click()
      do await pause()
      while (document.getAnimations().length > 0)
      performance.mark('still')
    })
    return seenIn(await stop())
  } finally {
    await context.close()
  }
}

interface TraceEvent {
  readonly name: string
  /** Microseconds. */
  readonly ts: number
}

/** Records what the browser draws. Returns what stops it. */
async function trace(session: CDPSession): Promise<() => Promise<readonly TraceEvent[]>> {
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, ts } of value) events.push({ name: String(name), ts: Number(ts) })
  })
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  const includedCategories = ['cc', 'blink.user_timing']
  await session.send('Tracing.start', { traceConfig: { includedCategories } })
  return async () => {
    await session.send('Tracing.end')
    await complete
    return events
  }
}

function seenIn(events: readonly TraceEvent[]): Seen {
  const timesOf = (name: string) =>
    events
      .flatMap((event) => (event.name === name ? [event.ts / 1000] : []))
      .toSorted((a, b) => a - b)
  const [[chosen], [still]] = [timesOf('chosen'), timesOf('still')]
  if (chosen === undefined || still === undefined) throw new Error('Nothing was recorded.')
  const drawn = timesOf('ProxyImpl::ScheduledActionDraw').filter(
    (time) => chosen < time && time < still,
  )
  const [first, last] = [drawn[0], drawn.at(-1)]
  if (first === undefined || last === undefined) throw new Error('Nothing was drawn.')
  return { rate: ((drawn.length - 1) / (last - first)) * 1000, first: Math.round(first - chosen) }
}
