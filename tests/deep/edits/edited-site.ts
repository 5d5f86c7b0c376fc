import { extname } from 'node:path'
import type { Page } from 'playwright'
import { documentFaults } from './document-faults.ts'

/** Where edits are shown. No server is asked: the browser gets what it is shown. */
export const editedSite = 'http://edited.localhost'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Shows these files from now on. */
export const showEdit = (page: Page, files: ReadonlyMap<string, string | Uint8Array>) =>
  page.route(`${editedSite}/**`, (route) => {
    const path = decodeURI(new URL(route.request().url()).pathname).replace(/^\/|\/$/g, '')
    const file = [path, `${path}/index.html`.replace(/^\//, '')].find((each) => files.has(each))
    if (file === undefined) return route.fulfill({ status: 404 })
    const contentType = types[extname(file)] ?? 'text/plain'
    return route.fulfill({ body: Buffer.from(files.get(file) ?? ''), contentType })
  })

/** What a visitor sees as broken on a page, after its components have taken over. */
export async function pageFaults(
  page: Page,
  path: string,
  paths: ReadonlySet<string>,
): Promise<readonly string[]> {
  const complaints: string[] = []
  const onConsole = (message: { type(): string; text(): string }) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text().slice(0, 300))
  }
  const onError = (error: Error) => complaints.push(`${error.name}: ${error.message}`)
  page.on('console', onConsole)
  page.on('pageerror', onError)
  await page.goto(path)
  await page.keyboard.press('Shift')
  await page
    .locator('html[data-ready]')
    .waitFor()
    .catch(() => complaints.push('never becomes ready'))
  const html = await page.content()
  page.off('console', onConsole)
  page.off('pageerror', onError)
  return [...complaints, ...documentFaults(html, paths)]
}
