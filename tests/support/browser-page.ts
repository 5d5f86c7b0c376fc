import { type Browser, chromium, type Page } from 'playwright'
import { expect, inject, onTestFinished } from 'vitest'
import { chromiumArguments, noChromium } from './chromium.ts'
import { collectComplaints } from './complaints.ts'
import { ignorePhantomPointer } from './phantom-pointer.ts'
import { waitTimeout } from './timeouts.ts'

/** The browser settings of a test's page. */
export interface Visitor {
  readonly locale?: string
  readonly colorScheme?: 'light' | 'dark'
  readonly width?: number
  readonly height?: number
  readonly hasJavaScript?: boolean
  readonly hasTouch?: boolean
  readonly prefersReducedMotion?: boolean
  /** Entries of `localStorage` from earlier visits. */
  readonly storage?: Readonly<Record<string, string>>
  /** Whether animations and transitions last as long as they do for visitors. Otherwise they are over in a few frames. */
  readonly seesMotion?: boolean
  /** Whether the clock stops until `page.clock` moves it. */
  readonly stopsTime?: boolean
  /** URLs that may fail. Any other failed request fails the test. */
  readonly failing?: readonly RegExp[]
  readonly siteUrl?: string
  /** Whether the page ignores the site's Content-Security-Policy. Needed by a page that only parses documents. */
  readonly ignoresPolicy?: boolean
  /**
   * Whether the page of an earlier test may be reused, which halves the work. Not for tests that change what a
   * new document does not reset: init scripts, cookies, the network, or a clock that runs again.
   */
  readonly isReused?: boolean
}

let launched: Promise<Browser> | undefined

/**
 * One browser for all test files of a process, with which it ends. A browser of all processes would be spoken to
 * through another one, which costs more than to start three.
 */
export function sharedBrowser(): Promise<Browser> {
  const executablePath = inject('chromiumPath')
  if (executablePath === '') throw new Error(noChromium)
  launched ??= chromium.launch({
    executablePath,
    args: chromiumArguments,
    // Most desktop browsers show scroll bars, so the tests do too.
    ignoreDefaultArgs: ['--hide-scrollbars'],
  })
  return launched
}

/** Pages of earlier tests in this process, with what is fixed in them. The latest is last. */
const idlePages: { readonly key: string; readonly page: Page }[] = []

/** More idle pages need memory, and the tests of one file use few visitors. */
const maxIdlePages = 4

/** A page in a new browser context, or one of an earlier test. */
export async function newPage(visitor: Visitor = {}): Promise<Page> {
  const { failing = [] } = visitor
  const siteUrl = visitor.siteUrl ?? inject('siteUrl')
  const key = keyOf(visitor, siteUrl)
  const page = (await takeIdlePage(key, visitor)) ?? (await openContext(visitor))
  const documentHeaders = watchDocument(page)
  const endComplaints = collectComplaints(page.context(), { siteUrl, failing })

  onTestFinished(async ({ task }) => {
    const isKept = visitor.isReused === true && task.result?.state !== 'fail'
    await (isKept ? page.waitForLoadState('domcontentloaded') : closePage(page))
    const complaints = endComplaints()
    // A page that is on its way to another one cannot be tidied up.
    const isTidy =
      isKept &&
      (await tidyUp(page, { origin: siteUrl, headers: documentHeaders() }).catch(() => false))
    if (isTidy) await keepIdlePage(key, page)
    else if (isKept) await closePage(page)
    expect(complaints, 'what the browser complained about').toEqual([])
  })
  return page
}

/** All of a visitor that an open page cannot change. */
const keyOf = (
  { failing, width, height, colorScheme, prefersReducedMotion, ...fixed }: Visitor,
  siteUrl: string,
) => JSON.stringify({ ...fixed, siteUrl })

async function takeIdlePage(key: string, visitor: Visitor): Promise<Page | undefined> {
  const index = idlePages.findLastIndex((idle) => idle.key === key)
  const page = index < 0 ? undefined : idlePages.splice(index, 1)[0]?.page
  const { viewport, colorScheme, reducedMotion } = contextOptions(visitor)
  await page?.setViewportSize(viewport)
  await page?.emulateMedia({ colorScheme, reducedMotion })
  return page
}

async function keepIdlePage(key: string, page: Page): Promise<void> {
  idlePages.push({ key, page })
  const oldest = idlePages.length > maxIdlePages ? idlePages.shift()?.page : undefined
  if (oldest) await closePage(oldest)
}

/** Closes a page and its context. What a route was still to answer is let go. */
export async function closePage(page: Page): Promise<void> {
  if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.context().close()
}

async function openContext(visitor: Visitor): Promise<Page> {
  const context = await (await sharedBrowser()).newContext(contextOptions(visitor))
  context.setDefaultTimeout(waitTimeout)
  await context.addInitScript(ignorePhantomPointer)
  const page = await context.newPage()
  if (!visitor.seesMotion) await hastenMotion(page)
  if (visitor.stopsTime) {
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(1000)
  }
  return page
}

/** Plays animations and transitions at a tenth of their length. Their frames are an eighth of the browser’s work. */
async function hastenMotion(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: 10 })
}

/** By these headers of a document the browser chooses its process. */
const isolating = [
  'cross-origin-opener-policy',
  'cross-origin-embedder-policy',
  'origin-agent-cluster',
]

const html = { name: 'content-type', value: 'text/html' }

/** Follows which headers the page's document came with. */
function watchDocument(page: Page): () => Readonly<Record<string, string>> {
  let headers: Readonly<Record<string, string>> = {}
  page.on('response', (response) => {
    const isDocument = response.request().isNavigationRequest()
    if (isDocument && response.frame() === page.mainFrame()) headers = response.headers()
  })
  return () => headers
}

/**
 * Resets a page: no storage, no routes, no listeners, and an empty document. Its next visitor sets its size and media.
 * Nothing of the old document, which came with these headers, goes on, so no later test is told of it.
 */
async function tidyUp(
  page: Page,
  { origin, headers }: { origin: string; headers: Readonly<Record<string, string>> },
): Promise<true> {
  const context = page.context()
  page.removeAllListeners()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  for (const other of context.pages()) if (other !== page) await other.close()
  const session = await context.newCDPSession(page)
  const empty = new URL('/left', origin).href
  // In another process, or after a route of Playwright, everything would be loaded and compiled anew.
  const kept = isolating
    .map((name) => ({ name, value: headers[name] ?? '' }))
    .filter(({ value }) => value !== '')
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const answer = { requestId, responseCode: 200, responseHeaders: [html, ...kept] }
    // If the page has gone meanwhile, its visit fails, and it is closed.
    session.send('Fetch.fulfillRequest', answer).catch(() => undefined)
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: empty }] })
  await page.goto(empty)
  await page.evaluate(() => sessionStorage.clear())
  await context.clearCookies()
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await session.detach()
  await page.mouse.move(0, 0)
  return true
}

/** Opens a path of the built site. */
export async function openPage(path: string, visitor: Visitor = {}): Promise<Page> {
  const page = await newPage(visitor)
  await page.goto(path)
  return page
}

/** Opens a path and makes the page interactive. */
export async function openReady(path: string, visitor: Visitor = {}): Promise<Page> {
  const page = await openPage(path, visitor)
  await intent(page)
  return page
}

/** Sends the first user intent, and waits until the page is interactive. */
export async function intent(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await becomesReady(page)
}

/** Waits until the page handles clicks. */
export const becomesReady = (page: Page): Promise<void> =>
  page.locator('html[data-ready]').waitFor()

/** Reads repeatedly until the expectation holds. */
export const eventually = <T>(read: () => Promise<T>) => expect.poll(read)

const contextOptions = (visitor: Visitor) => {
  const baseURL = visitor.siteUrl ?? inject('siteUrl')
  return {
    baseURL,
    locale: visitor.locale ?? 'en-GB',
    colorScheme: visitor.colorScheme ?? ('light' as const),
    viewport: { width: visitor.width ?? 1280, height: visitor.height ?? 800 },
    javaScriptEnabled: visitor.hasJavaScript ?? true,
    hasTouch: visitor.hasTouch ?? false,
    bypassCSP: visitor.ignoresPolicy ?? false,
    reducedMotion: visitor.prefersReducedMotion ? ('reduce' as const) : ('no-preference' as const),
    ...(visitor.storage && { storageState: remembered(baseURL, visitor.storage) }),
  }
}

/** Requires a separate page, so it is used only with stored entries. */
const remembered = (origin: string, storage: Readonly<Record<string, string>>) => ({
  cookies: [],
  origins: [
    { origin, localStorage: Object.entries(storage).map(([name, value]) => ({ name, value })) },
  ],
})
