import type { Browser, Page } from 'playwright'
import { measure } from './measure.ts'
import type { Control, Measured } from './measured.ts'
import { openMenus } from './open-menus.ts'
import { openSite } from './open-site.ts'
import { walkThrough } from './walk-through.ts'

export interface SurveyedPage {
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
  /** Overflow in pixels, or number of lines. */
  readonly by: number
}

export interface SurveyInput {
  readonly browser: Browser
  /** The address of the site, without a slash at the end. */
  readonly siteUrl: string
  /** Each page of the source language before its translations. */
  readonly pages: readonly SurveyedPage[]
  readonly source: string
  /** Whether controls of a language may wrap more than in the source language. True for generated languages. */
  readonly mayWrap: (language: string) => boolean
  /** In pixels. */
  readonly widths: readonly number[]
}

/** Labels longer than this are sentences, which may wrap. */
const longestLabel = 40

/** Measures every page at every width, with its menus and form steps open. Returns what does not fit. */
export async function surveyLayout(input: SurveyInput): Promise<readonly LayoutFinding[]> {
  const { browser, siteUrl, pages, source, mayWrap, widths } = input
  const page = await openSite(browser, siteUrl)
  const sourceControls = new Map<string, readonly Control[]>()
  const findings = new Map<string, LayoutFinding>()
  const languagesWithMenus = new Set<string>()

  for (const { id, language, path } of pages) {
    const look = async (view: string, width: number) => {
      const { faults, controls } = await measureAt(page, width)
      const key = `${id} ${view} ${width}`
      if (language === source) sourceControls.set(key, controls)
      const wraps =
        language === source || mayWrap(language)
          ? []
          : longer(sourceControls.get(key) ?? [], controls)
      for (const fault of [...faults, ...wraps]) {
        const { kind, place, text } = fault
        findings.set([path, width, kind, place, text].join('\n'), { path, width, ...fault })
      }
    }

    await page.goto(path)
    await page.evaluate(unfold)
    for (const width of widths) await look('page', width)

    if (await page.locator('main form').count()) {
      await wake(page, path)
      for await (const view of walkThrough(page)) {
        for (const width of widths) await look(view, width)
      }
    }
    if (languagesWithMenus.has(language) || !(await page.locator('header nav').count())) continue
    languagesWithMenus.add(language)
    await wake(page, path)
    for (const width of widths) {
      await resize(page, width)
      for await (const view of openMenus(page)) await look(view, width)
    }
  }
  await page.context().close()
  return [...findings.values()]
}

/** Loads a page and waits for hydration, if it has scripts. */
async function wake(page: Page, path: string): Promise<void> {
  await page.clock.install()
  await page.goto(path)
  await page.keyboard.press('Shift')
  if (await page.locator('[data-scripted]').count()) await page.locator('[data-ready]').waitFor()
}

/** Shows collapsed content: it must fit as well. */
export function unfold() {
  for (const details of document.querySelectorAll('details')) {
    details.removeAttribute('name')
    details.open = true
  }
}

const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 800 })

async function measureAt(page: Page, width: number): Promise<Measured> {
  await resize(page, width)
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    await document.fonts.ready
    await new Promise(requestAnimationFrame)
  })
  return page.evaluate(measure)
}

/** Controls with one line in the source language and several lines in this one. */
const longer = (inSource: readonly Control[], controls: readonly Control[]) => {
  const short = new Map(
    inSource
      .filter(({ lines, text }) => lines === 1 && text.length <= longestLabel)
      .map(({ path, text }) => [path, text]),
  )
  return controls
    .filter(({ path, lines }) => lines > 1 && short.has(path))
    .map(({ place, text, lines }) => ({ kind: 'wraps' as const, place, text, by: lines }))
}
