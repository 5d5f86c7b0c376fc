import type { Browser } from './open-browser.ts'

/** What a visitor sees of a page that loads: times in seconds. */
export interface Sight {
  readonly firstPaint: number
  readonly largestPaint: number
  readonly shift: number
}

/** A mid-range phone on slow 4G, as Lighthouse has it: bits per second, milliseconds, times slower. */
export const phone = {
  download: 1_600_000,
  upload: 750_000,
  latency: 150,
  slowdown: 4,
  screen: { width: 390, height: 844, deviceScaleFactor: 3, mobile: true },
} as const

/** Runs in the page before anything else: what is painted and what moves. */
const watch = `
  window.sight = { largestPaint: 0, shift: 0 }
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) sight.largestPaint = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) sight.shift += value
  }).observe({ type: 'layout-shift', buffered: true })`

const read = `JSON.stringify({
  ...sight,
  firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
})`

/** Opens a page with an empty cache and waits until it asks for nothing more. */
export async function visitPage(browser: Browser, url: string): Promise<Sight> {
  const { send, next } = await browser.open()
  await send('Page.enable')
  await send('Page.setLifecycleEventsEnabled', { enabled: true })
  await send('Network.enable')
  await send('Network.emulateNetworkConditions', {
    offline: false,
    latency: phone.latency,
    downloadThroughput: phone.download / 8,
    uploadThroughput: phone.upload / 8,
  })
  await send('Emulation.setCPUThrottlingRate', { rate: phone.slowdown })
  await send('Emulation.setDeviceMetricsOverride', phone.screen)
  await send('Page.addScriptToEvaluateOnNewDocument', { source: watch })

  let isOurs = false
  const idle = next('Page.lifecycleEvent', ({ name }) => {
    // The empty page before has its own events.
    isOurs ||= name === 'DOMContentLoaded'
    return isOurs && name === 'networkIdle'
  })
  await Promise.all([idle, send('Page.navigate', { url })])
  const { result } = await send('Runtime.evaluate', { expression: read })
  const { firstPaint, largestPaint, shift }: Sight = JSON.parse(valueOfResult(result))
  return { firstPaint: firstPaint / 1000, largestPaint: largestPaint / 1000, shift }
}

const valueOfResult = (result: unknown): string =>
  typeof result === 'object' && result !== null && 'value' in result ? String(result.value) : '{}'
