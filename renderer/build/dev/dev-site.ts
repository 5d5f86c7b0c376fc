import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { commonStyles, pageStyles, sources } from '../bundle/sources.ts'
import { brandStyles, toolbarColors } from '../files/brand.ts'
import { chromeFile, dataFile, documentFile } from '../files/file-names.ts'
import type { PageInput } from '../page-input.ts'
import type { DevContent, DevReport } from './dev-content.ts'

interface Answer {
  readonly status: number
  readonly body: string
}

/** The site of the development server: the content that can be drawn, rendered on request. */
export interface DevSite {
  /** The answer to a request for a page's or a language's data; undefined for anything else. */
  data(url: string): Answer | undefined
  document(url: string, load: (module: string) => Promise<Record<string, unknown>>): Promise<Answer>
  report(): DevReport
  /** Replaces the content. Returns whether any page, header or footer changed. */
  update(content: DevContent): boolean
}

interface Input {
  readonly root: string
  readonly year: number
  readonly boot: string
  readonly content: DevContent
}

export function createDevSite({ root, year, boot, content }: Input): DevSite {
  let pages = content.pages ?? []
  let { report, blank } = content
  let snapshot = JSON.stringify(pages)
  // All pages have the same build id, so that none is reloaded as outdated.
  const build = { id: 'dev', sprite: `/${sources.sprite}`, year }

  return {
    report: () => report,

    data: (url) => {
      const file = pathOf(url).slice(1)
      if (!/(^|\/)(page|chrome|404)\.json$/.test(file)) return undefined

      const found = pages.find(({ page, chrome }) =>
        [dataFile(page), chromeFile(chrome)].includes(file),
      )
      if (!found) return { status: 404, body: '{}' }
      const { page, chrome } = found
      const data =
        dataFile(page) === file
          ? { page, chrome: `/${chromeFile(chrome)}`, styles: [], build }
          : chrome
      return { status: 200, body: JSON.stringify(data) }
    },

    document: async (url, load) => {
      const path = pathOf(url)
      const found = blank.includes(path) ? undefined : pageFor(pages, path)
      if (!found) return { status: 500, body: `<!doctype html><title>!</title>${devMarkup(root)}` }

      const { render } = await load(`/${sources.server}`)
      if (typeof render !== 'function') throw new Error('The server entry exports no render.')
      const body: unknown = await render(
        { ...found, build },
        {
          boot,
          entry: '',
          data: `/${dataFile(found.page)}`,
          styles: [],
          fonts: [],
          toolbar: toolbarColors(readFileSync(join(root, brandStyles), 'utf8')),
          icon: build.sprite,
          extra: devMarkup(root),
        },
      )
      return { status: found.page.status, body: String(body) }
    },

    update: (next) => {
      report = next.report
      blank = next.blank
      if (!next.pages) return false

      const text = JSON.stringify(next.pages)
      const hasChanged = text !== snapshot
      pages = next.pages
      snapshot = text
      return hasChanged
    },
  }
}

function pathOf(url: string): string {
  const path = (url.split(/[?#]/)[0] ?? '/').replace(/(.)\/$/, '$1')
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** The page at a path, else the not-found page of its folder. */
function pageFor(pages: readonly PageInput[], path: string): PageInput | undefined {
  const found = pages.find(({ page }) => page.status === 200 && page.path === path)
  if (found) return found

  const folder = ({ page }: PageInput) => `/${documentFile(page)}`.replace(/\/404\.html$/, '')
  return pages
    .filter(({ page }) => page.status === 404)
    .filter((each) => path.startsWith(folder(each)))
    .toSorted((a, b) => folder(b).length - folder(a).length)[0]
}

/** Vite's client, the entry with the overlay, and all style sheets, so that edits of them apply at once. */
const devMarkup = (root: string) =>
  [
    ...[...commonStyles(root), ...pageStyles(root)].map(
      (path) => `<link rel="stylesheet" href="/${path}">`,
    ),
    '<script type="module" src="/@vite/client"></script>',
    `<script type="module" src="/${sources.dev}"></script>`,
  ].join('')
