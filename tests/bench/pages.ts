import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type Browser, chromium, type Page } from 'playwright'
import { runCli, startCli } from '../e2e/command-line.ts'
import { findChromium } from '../support/chromium.ts'
import { ignorePhantomPointer } from '../support/phantom-pointer.ts'

/** A slow connection: bytes a second down and up, and the time of a round trip in milliseconds. */
const slow = { offline: false, downloadThroughput: 50_000, uploadThroughput: 50_000, latency: 400 }

const paths = ['/', '/plans', '/plans/pro', '/funnel-scan/questions', '/disposable-tool-builder']

/** A press that shows nothing within this time is one that waits for React, in milliseconds. */
const patience = 10_000

const tell = (what: string, figure: string, target: string) =>
  console.log(`${what.padEnd(62)} ${figure.padStart(12)}   to reach ${target}`)

/** Prints what the home pages load, and how long first taps take. */
export async function measurePages(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'diptych-built-'))
  await runCli(['build', '--out', folder])
  const server = await startCli(['serve', '--out', folder])
  const executablePath = await findChromium()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    for (const path of ['/', '/nl'])
      await measureLoad(browser, { origin: server.url, path, folder: join(folder, 'current') })
    for (const path of paths) await measureTaps(browser, `${server.url}${path}`)
  } finally {
    await browser.close()
    await server.stop()
    rmSync(folder, { recursive: true })
  }
}

interface Home {
  readonly origin: string
  readonly path: string
  readonly folder: string
}

/** What a browser loads for a page itself, and ahead of the first user intent. */
async function measureLoad(browser: Browser, { origin, path, folder }: Home): Promise<void> {
  const page = await browser.newPage()
  await page.addInitScript(ignorePhantomPointer)
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  // What is fetched ahead begins after the event that ends the loading of the page.
  await page.addInitScript(() =>
    addEventListener('load', () => performance.mark('loaded'), { once: true }),
  )
  await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' })
  await page.mouse.move(9, 9)
  await page.waitForSelector('html[data-ready]')
  await page.waitForLoadState('networkidle')
  const first = await page.evaluate(() => {
    const end = performance.getEntriesByName('loaded')[0]?.startTime ?? 0
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < end)
      .map(({ name }) => new URL(name).pathname)
  })
  const ahead = loaded.filter((each) => each !== path && !first.includes(each))
  const besideFonts = [path, ...first].filter((address) => !address.endsWith('.woff2'))
  const scripts = ahead.filter((address) => address.endsWith('.js'))
  const total = (addresses: readonly string[]) =>
    bytes(addresses.reduce((sum, each) => sum + compressed(folder, each), 0))
  const document = readFileSync(join(folder, path, 'index.html'), 'utf8')
  const inline = /<script data-entry[^>]*>(.*?)<\/script>/s.exec(document)?.[1] ?? ''
  tell(
    `${path} before interaction, beside fonts, brotli (${besideFonts.length} requests)`,
    total(besideFonts),
    '14,600 B, 2 requests',
  )
  tell(`${path} of which JavaScript`, bytes(brotliCompressSync(inline).length), '3,000 B')
  tell(
    `${path} React and code, ahead of the first intent (${ahead.length} requests with data)`,
    total(scripts),
    '90,000 B, 8 requests',
  )
}

const bytes = (value: number) => `${value.toLocaleString('en-GB')} B`

/** The transferred size in bytes: that of the compressed file if there is one. */
function compressed(folder: string, address: string): number {
  const file = join(folder, address === '/' ? 'index.html' : address)
  for (const candidate of [`${file}.br`, `${file}/index.html.br`, file]) {
    try {
      return readFileSync(candidate).length
    } catch {
      // This candidate does not exist; the next one may.
    }
  }
  return 0
}

/**
 * How long the first tap takes on every control of a phone, on a page just painted, with an empty cache, at 0.4 Mbit/s.
 */
async function measureTaps(browser: Browser, address: string): Promise<void> {
  for (const [place, name] of await onPage(browser, address, controlsOf)) {
    // A press that leads to another document has answered.
    const press = (page: Page) =>
      page.evaluate(answerTo, { place, patience, pressed }).catch(() => 0)
    const time = await onPage(browser, address, press)
    const figure = time < patience ? `${time.toFixed(0)} ms` : 'none'
    tell(`${new URL(address).pathname}: first tap on ${name}`, figure, '150 ms')
  }
}

/** Uses a page that has come over the slow connection. */
async function onPage<Result>(
  browser: Browser,
  address: string,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  try {
    const page = await context.newPage()
    await page.addInitScript(ignorePhantomPointer)
    const session = await context.newCDPSession(page)
    await session.send('Network.emulateNetworkConditions', slow)
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
