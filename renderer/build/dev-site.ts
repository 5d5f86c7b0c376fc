import type { PageInput } from './build.ts'
import type { DevContent, DevProblem } from './dev-server.ts'
import { commonStyles, sectionStyles, sources } from './sources.ts'

/** One id for as long as the server runs: nothing is ever of another build. */
const buildId = 'dev'

interface Answer {
  readonly status: number
  readonly body: string
}

/** The site of the development server: the last good content, drawn on request. */
export interface DevSite {
  /** The answer to a request for a page's or a language's data; undefined for anything else. */
  data(url: string): Answer | undefined
  document(url: string, load: (module: string) => Promise<Record<string, unknown>>): Promise<Answer>
  problems(): readonly DevProblem[]
  /** Takes over content; tells whether any page or its surroundings changed. */
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
  let { problems } = content
  let snapshot = JSON.stringify(pages)

  const build = { id: buildId, sprite: `/${sources.sprite}`, year }
  const assets = {
    boot,
    modules: [],
    styles: [],
    fonts: [],
    icon: `/${sources.sprite}`,
    extra: devMarkup(root),
  }

  return {
    problems: () => problems,

    data: (url) => {
      const path = pathOf(url)
      if (path.endsWith('/chrome.json'))
        return jsonAnswer(chromeAt(pages, path.replace(/\/?chrome\.json$/, '')))
      if (path.endsWith('/404.json')) return jsonAnswer(pageFile(notFound(pages, path)))
      if (!path.endsWith('/page.json')) return undefined
      return jsonAnswer(pageFile(pageAt(pages, path.replace(/\/?page\.json$/, '') || '/')))
    },

    document: async (url, load) => {
      const path = pathOf(url)
      const found = pageAt(pages, path) ?? notFound(pages, path)
      if (!found)
        return { status: 500, body: `<!doctype html><title>Diptych</title>${devMarkup(root)}` }

      const { render } = await load(`/${sources.server}`)
      if (typeof render !== 'function') throw new Error('The server entry exports no render.')
      const body: unknown = await render({ ...found, build }, assets)
      return { status: found.page.status, body: String(body) }
    },

    update: (next) => {
      problems = next.problems
      if (!next.pages) return false

      const text = JSON.stringify(next.pages)
      const hasChanged = text !== snapshot
      pages = next.pages
      snapshot = text
      return hasChanged
    },
  }
}

const pathOf = (url: string) => decodeURI((url.split(/[?#]/)[0] ?? '/').replace(/(.)\/$/, '$1'))

const pageAt = (pages: readonly PageInput[], path: string) =>
  pages.find(({ page }) => page.status === 200 && page.path === path)

const notFound = (pages: readonly PageInput[], path: string) =>
  pages
    .filter(({ page }) => page.status === 404 && path.startsWith(page.path.replace(/\/[^/]+$/, '')))
    .toSorted((a, b) => b.page.path.length - a.page.path.length)[0]

function chromeAt(pages: readonly PageInput[], prefix: string) {
  const isAt = ({ chrome }: PageInput) =>
    chrome.languages.some(({ code, prefix: each }) => code === chrome.language && each === prefix)
  return pages.find(isAt)?.chrome
}

const pageFile = (found: PageInput | undefined) =>
  found && { page: found.page, styles: [], build: buildId }

const jsonAnswer = (value: unknown): Answer =>
  value === undefined ? { status: 404, body: '{}' } : { status: 200, body: JSON.stringify(value) }

/** Vite's client, the entry that draws problems, and all style sheets, so that an edit of one shows at once. */
const devMarkup = (root: string) =>
  [
    ...[...commonStyles(root), ...sectionStyles(root)].map(
      (path) => `<link rel="stylesheet" href="/${path}">`,
    ),
    '<script type="module" src="/@vite/client"></script>',
    `<script type="module" src="/${sources.dev}"></script>`,
  ].join('')
