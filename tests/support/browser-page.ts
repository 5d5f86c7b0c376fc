import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright'
import { expect, inject, onTestFinished } from 'vitest'
import { ignorePhantomPointer } from './phantom-pointer.ts'

/** Who looks at the page, and with what. */
export interface Visitor {
  readonly locale?: string
  readonly colorScheme?: 'light' | 'dark'
  readonly width?: number
  readonly height?: number
  readonly hasJavaScript?: boolean
  readonly hasTouch?: boolean
  readonly prefersReducedMotion?: boolean
  /** What the site remembers from earlier visits. */
  readonly storage?: Readonly<Record<string, string>>
  /** Time stands still until `page.clock` moves it. */
  readonly stopsTime?: boolean
  /** Addresses that may be missing or fail; anything else that does fails the test. */
  readonly failing?: readonly RegExp[]
  readonly siteUrl?: string
  /** For a page that only parses documents, which the site's own policy forbids it. */
  readonly ignoresPolicy?: boolean
}

/** Timeout of every wait, in milliseconds. A wait usually takes a fraction of it. */
const timeout = 20_000

let connection: Promise<Browser> | undefined

/** One connection for all test files of a process; it ends with it. */
export function sharedBrowser(): Promise<Browser> {
  connection ??= chromium.connect(inject('browserEndpoint'))
  return connection
}

/** A page that nobody has looked at yet, in a browser of its own. */
export async function newPage(visitor: Visitor = {}): Promise<Page> {
  const context = await (await sharedBrowser()).newContext(contextOptions(visitor))
  context.setDefaultTimeout(timeout)
  await context.addInitScript(ignorePhantomPointer)
  const complaints = collectComplaints(context, visitor)
  onTestFinished(async () => {
    await context.close()
    expect(complaints(), 'what the browser complained about').toEqual([])
  })

  const page = await context.newPage()
  if (visitor.stopsTime) {
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(1000)
  }
  return page
}

/** Opens an address of the built site. */
export async function openPage(path: string, visitor: Visitor = {}): Promise<Page> {
  const page = await newPage(visitor)
  await page.goto(path)
  return page
}

/** Opens an address and makes it answer. */
export async function openReady(path: string, visitor: Visitor = {}): Promise<Page> {
  const page = await openPage(path, visitor)
  await intent(page)
  return page
}

/** Gives the first sign that somebody wants to use the page, and waits until it answers. */
export async function intent(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await becomesReady(page)
}

/** Waits until the page answers to clicks. */
export const becomesReady = (page: Page): Promise<void> =>
  page.locator('html[data-ready]').waitFor()

/** Reads again and again until what is expected is there. */
export const eventually = <T>(read: () => Promise<T>) => expect.poll(read)

const contextOptions = (visitor: Visitor): BrowserContextOptions => {
  const baseURL = visitor.siteUrl ?? inject('siteUrl')
  return {
    baseURL,
    locale: visitor.locale ?? 'en-GB',
    colorScheme: visitor.colorScheme ?? 'light',
    viewport: { width: visitor.width ?? 1280, height: visitor.height ?? 800 },
    javaScriptEnabled: visitor.hasJavaScript ?? true,
    hasTouch: visitor.hasTouch ?? false,
    bypassCSP: visitor.ignoresPolicy ?? false,
    reducedMotion: visitor.prefersReducedMotion ? 'reduce' : 'no-preference',
    ...(visitor.storage && { storageState: remembered(baseURL, visitor.storage) }),
  }
}

/** Costs a page of its own, so it is asked for only where something is remembered. */
const remembered = (origin: string, storage: Readonly<Record<string, string>>) => ({
  cookies: [],
  origins: [
    { origin, localStorage: Object.entries(storage).map(([name, value]) => ({ name, value })) },
  ],
})

/** The pages that may ask the scheduling service for its files, and no others. */
const schedules = /^(\/nl)?\/(plans|strategy-call)$/

/** Everything that a visitor with open developer tools would see go wrong, and what is asked of others. */
function collectComplaints(
  context: BrowserContext,
  { failing = [], siteUrl = inject('siteUrl') }: Visitor,
): () => readonly string[] {
  const home = new URL(siteUrl).origin
  const provider = inject('providerUrl')
  const complaints: string[] = []
  const asked: string[] = []
  let mayAsk = false
  const complain = (url: string, complaint: string) => {
    if (!failing.some((pattern) => pattern.test(url))) complaints.push(complaint)
  }

  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    const { url } = message.location()
    complain(url, `${message.type()}: ${message.text()} (${url})`)
  })
  context.on('weberror', (webError) => {
    const { name, message, stack } = webError.error()
    complaints.push(`${name}: ${message}\n${stack}`)
  })
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (origin === provider) asked.push(`asked ${origin}`)
    else if (protocol.startsWith('http') && origin !== home)
      complain(request.url(), `asked ${origin}`)
  })
  // The address of a page may be told after what the page asks for, so both are compared in the end.
  context.on('framenavigated', (frame) => {
    mayAsk ||= schedules.test(new URL(frame.url()).pathname)
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    // Leaving a page ends what it was still fetching.
    if (reason !== 'net::ERR_ABORTED') complain(request.url(), `${request.url()} ${reason}`)
  })
  context.on('response', (response) => {
    if (response.status() >= 400) complain(response.url(), `${response.url()} ${response.status()}`)
  })
  return () => [...complaints, ...(mayAsk ? [] : asked)]
}
