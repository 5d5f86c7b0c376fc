import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Chrome } from '#site/types.ts'
import { brandStyles, commonStyles, pageStyles, sources } from '../bundle/sources.ts'
import { toolbarColors } from '../files/brand.ts'
import { chromeFile, dataFile, documentFile } from '../files/file-names.ts'
import type { DevAddress, DevContent, DevPage, DevReport } from './dev-content.ts'

interface Answer {
  readonly status: number
  readonly body: string
}

/** The site of the development server: the content that can be drawn, rendered on request. */
export interface DevSite {
  /** The answer to a request for a page's or a language's data; undefined for anything else. */
  data(url: string): Answer | undefined
  document(url: string, load: (module: string) => Promise<Record<string, unknown>>): Promise<Answer>
  /** What is to be told of the content, with the notes on every page that was asked for. */
  report(): DevReport
  /** Replaces the content. Returns whether a page that was asked for, its header or footer changed. */
  update(content: DevContent): boolean
}

interface Input {
  readonly root: string
  readonly year: number
  readonly boot: string
  readonly content: DevContent
  /** Called when a page is asked for that has a note. */
  readonly onNote: () => void
}

export function createDevSite({ root, year, boot, content, onNote }: Input): DevSite {
  let shown = content
  /** The pages that were asked for, as they were last drawn. */
  const opened = new Map<string, DevPage>()
  // All pages have the same build id, so that none is reloaded as outdated.
  const build = { id: 'dev', sprite: `/${sources.sprite}`, year }

  const open = ({ path }: DevAddress): DevPage => {
    const page = opened.get(path) ?? shown.draw(path)
    if (!opened.has(path) && page.notes.length > 0) onNote()
    opened.set(path, page)
    return page
  }

  return {
    report: () => ({
      ...shown.report,
      notes: Object.fromEntries(
        [...opened]
          .filter(([, { notes }]) => notes.length > 0)
          .map(([path, { notes }]) => [path, [...notes]]),
      ),
    }),

    data: (url) => {
      const file = pathOf(url).slice(1)
      if (/(^|\/)chrome\.json$/.test(file)) {
        const chrome =
          chromeAt(file, opened.values()) ?? chromeAt(file, shown.addresses.values().map(open))
        return chrome ? { status: 200, body: JSON.stringify(chrome) } : missing
      }
      if (!/(^|\/)(page|404)\.json$/.test(file)) return undefined

      const address = shown.addresses.find((each) => dataFile(each) === file)
      const input = address && open(address).input
      if (!input) return missing
      const { page, chrome } = input
      const data = { page, chrome: `/${chromeFile(chrome)}`, styles: [], build }
      return { status: 200, body: JSON.stringify(data) }
    },

    document: async (url, load) => {
      const address = addressFor(shown.addresses, pathOf(url))
      const found = address && open(address).input
      if (!found) return { status: 500, body: `<!doctype html><title>!</title>${devMarkup(root)}` }

      const { render } = await load(`/${sources.server}`)
      if (typeof render !== 'function') throw new Error('The server entry exports no render.')
      const body: unknown = await render(
        { ...found, build },
        {
          boot,
          entry: '',
          modules: [],
          data: `/${dataFile(found.page)}`,
          chrome: `/${chromeFile(found.chrome)}`,
          late: '',
          fonts: [],
          toolbar: toolbarColors(readFileSync(join(root, brandStyles), 'utf8')),
          icons: [{ rel: 'icon', href: build.sprite }],
          extra: devMarkup(root),
        },
      )
      return { status: found.page.status, body: String(body) }
    },

    update: (next) => {
      shown = next
      const isKnown = new Set(next.addresses.map(({ path }) => path))
      let hasChanged = false
      for (const [path, before] of opened) {
        if (!isKnown.has(path)) {
          opened.delete(path)
          hasChanged = true
          continue
        }
        const page = next.draw(path)
        opened.set(path, page)
        hasChanged ||= JSON.stringify(page.input) !== JSON.stringify(before.input)
      }
      return hasChanged
    },
  }
}

const missing: Answer = { status: 404, body: '{}' }

/** The header and footer in a file: those of a language, which each of its pages has. */
function chromeAt(file: string, pages: Iterable<DevPage>): Chrome | undefined {
  for (const { input } of pages) if (input && chromeFile(input.chrome) === file) return input.chrome
  return undefined
}

function pathOf(url: string): string {
  const path = (url.split(/[?#]/)[0] ?? '/').replace(/(.)\/$/, '$1')
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** The address of a path, else that of the not-found page of its folder. */
function addressFor(addresses: readonly DevAddress[], path: string): DevAddress | undefined {
  const found = addresses.find((each) => each.status === 200 && each.path === path)
  if (found) return found

  const folder = (address: DevAddress) => `/${documentFile(address)}`.replace(/\/404\.html$/, '')
  return addresses
    .filter(({ status }) => status === 404)
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
