import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { chromiumArguments } from '../../support/chromium.ts'
import { ignorePhantomPointer } from '../../support/phantom-pointer.ts'
import type { View } from './views.ts'

interface Input {
  readonly siteUrl: string
  readonly routes: readonly string[]
  readonly views: readonly View[]
  /** Where the pictures are written. */
  readonly folder: string
  /** The Chromium that takes them. */
  readonly executablePath: string
  readonly onShot?: (done: number, total: number) => void
}

/** A picture of a page, as a file of the folder. */
export interface Shot {
  readonly route: string
  readonly view: View
  readonly file: string
}

/** Twice the usual size. A size set on an open page would be lost by the picture of the whole page. */
const largeText = '--blink-settings=defaultFontSize=32,defaultFixedFontSize=26'

/** How many pages are open at a time. */
const hands = 4

/** Takes a picture of each page in each view, settled: whole, or as much as the view is high. */
export async function takeScreenshots(input: Input): Promise<readonly Shot[]> {
  const { routes, views, folder, executablePath, onShot } = input
  const launch = (...more: readonly string[]) =>
    chromium.launch({ executablePath, args: [...chromiumArguments, ...more] })
  const browser = await launch()
  const withLargeText = views.some(({ hasLargeText }) => hasLargeText)
    ? await launch(largeText)
    : undefined

  const shots = routes.flatMap((route) =>
    views.map((view) => ({
      route,
      view,
      file: `${nameOf(route)}/${nameOf(view.name)}.${view.height ? 'png' : 'jpg'}`,
    })),
  )
  const waiting = shots.values()
  let done = 0
  const work = async () => {
    for (const shot of waiting) {
      mkdirSync(join(folder, shot.file, '..'), { recursive: true })
      await takeShot((shot.view.hasLargeText && withLargeText) || browser, shot, input)
      onShot?.(++done, shots.length)
    }
  }
  try {
    await Promise.all(Array.from({ length: hands }, work))
  } finally {
    await Promise.all([browser.close(), withLargeText?.close()])
  }
  return shots
}

/** A name for a file or folder. */
const nameOf = (text: string) =>
  text.replaceAll(/\W+/g, '-').replaceAll(/^-|-$/g, '').toLowerCase() || 'home'

async function takeShot(browser: Browser, { route, view, file }: Shot, input: Input) {
  const context = await browser.newContext({
    viewport: { width: view.width, height: view.height ?? 900 },
    colorScheme: view.colorScheme,
    forcedColors: view.hasForcedColors ? 'active' : 'none',
    reducedMotion: view.prefersReducedMotion ? 'reduce' : 'no-preference',
    javaScriptEnabled: view.hasJavaScript ?? true,
  })
  const page = await context.newPage()
  // The wall of the first visit would still be laid, and the notice would cover a part of each page.
  await page.addInitScript((isFirstVisit) => {
    sessionStorage.setItem('laid', '')
    if (!isFirstVisit) localStorage.setItem('cookieNotice', 'true')
  }, view.prefersReducedMotion === true)
  await page.addInitScript(ignorePhantomPointer)
  await page.goto(`${input.siteUrl}${route}`)
  if (view.isPrinted) await page.emulateMedia({ media: 'print' })
  if (view.hasJavaScript !== false) {
    // Paper asks for the styles that otherwise come with the first interaction.
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await hasAllStyles(page)
    await settle(page)
  }
  await page.screenshot({
    path: join(input.folder, file),
    ...(view.height ? { type: 'png' } : { type: 'jpeg', quality: 70, fullPage: true }),
    animations: 'disabled',
  })
  await context.close()
}

/** Waits for the styles that the document leaves for later, among them those of paper. */
const hasAllStyles = (page: Page) =>
  page.waitForFunction(() => {
    const late = document.querySelector<HTMLElement>('[data-late]')?.dataset['late']
    return !late || document.querySelector<HTMLLinkElement>(`link[href="${late}"]`)?.sheet
  })

/** Waits for fonts, and for the pictures that a visitor would scroll to. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all(
      Array.from(document.images, (image) => {
        image.loading = 'eager'
        return image.decode().catch(() => undefined)
      }),
    )
  })
