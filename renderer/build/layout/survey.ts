import type { Browser, BrowserContext, Page } from 'playwright'
import { measure } from './measure.ts'
import type { Control, Measured } from './measured.ts'

export interface LayoutPage {
  /** The same in every language. */
  readonly id: string
  readonly language: string
  /** Its address on the site. */
  readonly path: string
}

export interface LayoutFinding {
  readonly path: string
  readonly width: number
  readonly kind: 'overflow' | 'clipped' | 'navigation' | 'wraps'
  readonly place: string
  readonly text: string
  /** Pixels too many, or lines. */
  readonly by: number
}

export interface SurveyInput {
  readonly browser: Browser
  /** The address of the site, without a slash at the end. */
  readonly siteUrl: string
  /** Each page of the source language before its translations. */
  readonly pages: readonly LayoutPage[]
  readonly source: string
  /** Whether a button of the language may take more lines than its twin: where nobody wrote it for its place. */
  readonly mayWrap: (language: string) => boolean
  /** In pixels. */
  readonly widths: readonly number[]
  readonly signal: AbortSignal
}

/** Labels longer than this are sentences, which may wrap. */
const longestLabel = 40

/** Opens every page at every width and tells what does not fit. */
export async function surveyLayout(input: SurveyInput): Promise<readonly LayoutFinding[]> {
  const { browser, siteUrl, pages, source, mayWrap, widths, signal } = input
  const context = await openContext(browser, siteUrl)
  const page = await context.newPage()
  const twins = new Map<string, readonly Control[]>()
  const findings: LayoutFinding[] = []

  for (const { id, language, path } of pages) {
    if (signal.aborted) break
    await page.goto(path)
    await page.evaluate(unfold)
    for (const width of widths) {
      const { faults, controls } = await measureAt(page, width)
      const key = `${id} ${width}`
      if (language === source) twins.set(key, controls)
      const wraps =
        language === source || mayWrap(language) ? [] : longer(twins.get(key) ?? [], controls)
      findings.push(...[...faults, ...wraps].map((fault) => ({ path, width, ...fault })))
    }
  }
  await context.close()
  return findings
}

/** A window in which the site stands alone: nothing is asked of anybody else. */
async function openContext(browser: Browser, siteUrl: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: siteUrl, reducedMotion: 'reduce' })
  await context.route(
    (url) => url.origin !== siteUrl,
    (route) => route.abort(),
  )
  return context
}

/** Shows what a button folds out: it has to fit as well. */
function unfold() {
  for (const button of document.querySelectorAll('[aria-expanded="false"][aria-controls]'))
    document.getElementById(button.getAttribute('aria-controls') ?? '')?.removeAttribute('hidden')
}

async function measureAt(page: Page, width: number): Promise<Measured> {
  await page.setViewportSize({ width, height: 800 })
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    await document.fonts.ready
    await new Promise(requestAnimationFrame)
  })
  return page.evaluate(measure)
}

/** What stands on one line in the source language and on more in this one. */
const longer = (twins: readonly Control[], controls: readonly Control[]) => {
  const short = new Map(
    twins
      .filter(({ lines, text }) => lines === 1 && text.length <= longestLabel)
      .map(({ path, text }) => [path, text]),
  )
  return controls
    .filter(({ path, lines }) => lines > 1 && short.has(path))
    .map(({ place, text, lines }) => ({ kind: 'wraps' as const, place, text, by: lines }))
}
