import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, onTestFinished } from 'vitest'
import { closePage, sharedBrowser } from '../support/browser-page.ts'

export type Data = Record<string, unknown>
export interface PageFile {
  readonly page: Data & { readonly sections: readonly Data[] }
  readonly chrome: string
}

export const built = (file: string) =>
  JSON.parse(readFileSync(join(inject('siteFolder'), file), 'utf8'))
export const pageFile = (path: string): PageFile => built(join(path, 'page.json'))

/** Opens pages whose data lacks something, and asks what is read in `main` before and after React has come. */
export async function visitor() {
  const context = await (await sharedBrowser()).newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  onTestFinished(() => closePage(page))
  const told: string[] = []
  page.on('pageerror', ({ message }) => told.push(message))
  page.on('console', (message) => {
    // Where a calendar would be fetched from, there is nothing here.
    const isOurs = !message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && isOurs) told.push(message.text())
  })
  // What stands in a noscript nobody reads here; drawn anew, the section has it no more.
  const readMain = () =>
    page.locator('main').evaluate((main) => {
      const read = main.cloneNode(true)
      if (read instanceof Element)
        for (const each of read.querySelectorAll('noscript')) each.remove()
      return read.textContent
    })
  /** Lets a data file lack what `damage` removes. */
  const damages = (address: string, damage: (data: Data) => void) =>
    page.route(address, async (route) => {
      const response = await route.fetch()
      const data = await response.json()
      damage(data)
      await route.fulfill({ response, json: data })
    })
  const visit = async (path: string) => {
    told.length = 0
    await page.goto(`${inject('siteUrl')}${path}`)
    const before = await readMain()
    await page.keyboard.press('Shift')
    await page.waitForFunction(() => {
      const { ready, scripted } = document.documentElement.dataset
      if (scripted === undefined) return true
      const isDrawn = (element: Element) =>
        Object.keys(element).some((key) => key.startsWith('__reactFiber'))
      return ready !== undefined && [...document.querySelectorAll('main > *')].every(isDrawn)
    })
    return { before, after: await readMain(), told: [...told] }
  }
  return { page, damages, visit, readMain }
}

/** Expects a page to keep its words, with each section without its first key, then its second, and so on. */
export async function keepsWords(path: string) {
  const { damages, visit } = await visitor()
  let place = 0
  await damages(`**${path === '/' ? '' : path}/page.json`, ({ page }) => {
    for (const section of (page as PageFile['page']).sections)
      delete section[Object.keys(section)[place] ?? '']
  })
  const most = Math.max(...pageFile(path).page.sections.map((each) => Object.keys(each).length))
  for (; place < most; place += 1) {
    const { before, after } = await visit(path)
    expect(after, `without key ${place}`).toBe(before)
  }
}
