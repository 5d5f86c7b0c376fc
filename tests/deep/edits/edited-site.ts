import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname } from 'node:path'
import type { Page } from 'playwright'
import type { Bundle } from '#renderer/site/bundle/bundle.ts'
import { documentFaults } from './document-faults.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

type Files = ReadonlyMap<string, string | Uint8Array>

/** Serves one edit after another. */
export interface EditedSite {
  readonly url: string
  /** Serves these files and the bundle from now on. */
  show(files: Files): void
  close(): void
}

export async function serveEdits({ files: bundled }: Pick<Bundle, 'files'>): Promise<EditedSite> {
  let shown: Files = new Map()
  const server = createServer(({ url = '' }, response) => {
    const path = decodeURI(url.split('?')[0] ?? '').replace(/^\/|\/$/g, '')
    const found = [path, `${path}/index.html`.replace(/^\//, '')].find(
      (file) => shown.has(file) || bundled.has(file),
    )
    response.writeHead(found === undefined ? 404 : 200, {
      'content-type': types[extname(found ?? '')] ?? 'text/plain',
      'cache-control': path.startsWith('assets/') ? 'max-age=3600' : 'no-store',
    })
    response.end(shown.get(found ?? '') ?? bundled.get(found ?? ''))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  return {
    url: `http://127.0.0.1:${port}`,
    show: (files) => {
      shown = files
    },
    close: () => server.closeAllConnections(),
  }
}

/** What a visitor sees as broken on a page, after its components have taken over. */
export async function pageFaults(
  page: Page,
  path: string,
  paths: ReadonlySet<string>,
): Promise<readonly string[]> {
  const complaints: string[] = []
  const complain = (text: string) => void complaints.push(text)
  const onConsole = (message: { type(): string; text(): string }) => {
    if (['error', 'warning'].includes(message.type())) complain(message.text().slice(0, 300))
  }
  const onError = (error: Error) => complain(`${error.name}: ${error.message}`)
  page.on('console', onConsole)
  page.on('pageerror', onError)
  await page.goto(path)
  await page.keyboard.press('Shift')
  await page
    .locator('html[data-ready]')
    .waitFor()
    .catch(() => complain('never becomes ready'))
  const html = await page.content()
  page.off('console', onConsole)
  page.off('pageerror', onError)
  return [...complaints, ...documentFaults(html, paths)]
}
