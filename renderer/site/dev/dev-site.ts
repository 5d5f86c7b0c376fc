import { resolve } from 'node:path'
import type { BrandData, QuizPlayer } from '#site/types.ts'
import { hashedFile } from '../bundle/hashed-file.ts'
import { type SectionPlace, sources, styleSheets } from '../bundle/sources.ts'
import { spriteOf } from '../bundle/sprite.ts'
import { chromeFile, dataFile, documentFile, playerFile } from '../files/file-names.ts'
import { brandColors, toolbarColors } from '../images/brand-art.ts'
import type { PageInput } from '../page-input.ts'

/** The address of a page. */
interface DevAddress {
  readonly path: string
  readonly status: 200 | 404
}

/** A page of content that may have errors. */
interface DevPage {
  /** undefined if it cannot be drawn yet. */
  readonly input: PageInput | undefined
  /** What the page does not show of its files. */
  readonly notes: readonly string[]
}

/** The content at one moment. Pages are drawn when they are asked for. */
export interface DevContent {
  /** Whether it was checked once. Before that, a page that cannot be drawn may be one that is not known yet. */
  readonly isChecked: boolean
  readonly brand: BrandData
  readonly addresses: readonly DevAddress[]
  draw(path: string): DevPage
  /** What the quizzes of each language are played with; none while that cannot be drawn. */
  players(): readonly QuizPlayer[]
}

/** What is sent for a request. */
interface Answer {
  readonly status: number
  readonly type: 'text/html; charset=utf-8' | 'application/json' | 'image/svg+xml'
  readonly body: string
}

/** The site of the development server: the content that can be drawn, rendered on request. */
interface DevSite {
  /** A document, the data of a page or a language, or the sprite. */
  answer(url: string): Promise<Answer>
  /** Which content is shown, counted from 0. */
  version(): number
  /** Replaces the content. */
  update(content: DevContent): void
}

interface Input {
  readonly project: SectionPlace
  readonly year: number
  readonly boot: string
  readonly content: DevContent
  /** Loads a module of the engine by its address. */
  readonly load: (module: string) => Promise<Record<string, unknown>>
}

/** The names of data files. A page whose address has a file extension has another. */
const dataFiles = /(?:^|\/)(chrome|quiz-player|page|404)\.json$/

export function createDevSite({ project, year, boot, content, load }: Input): DevSite {
  let shown = content
  let version = 0
  const checked = Promise.withResolvers<void>()
  if (content.isChecked) checked.resolve()
  /** The pages that were asked for since the content changed. */
  const drawn = new Map<string, DevPage>()
  let sprite = spriteFor(project.engine, content)
  /** Also its addresses of before: a page may ask for one while it is told the next. */
  const spriteFiles = new Set([sprite.file])
  // All pages have the same build id, so that none is reloaded as outdated.
  const build = () => ({ id: 'dev', sprite: `/${sprite.file}`, year })

  const draw = (address: DevAddress | undefined) => {
    if (!address) return undefined
    const page = drawn.get(address.path) ?? shown.draw(address.path)
    drawn.set(address.path, page)
    return page.input && { ...page.input, notes: page.notes }
  }
  /** What is looked for in the content; if it is not there yet, after the first check. */
  const find = async <Found>(look: () => Found | undefined) => {
    const found = look()
    if (found || shown.isChecked) return found
    await checked.promise
    return look()
  }

  /** What a data file holds. */
  const dataIn = (file: string): object | undefined => {
    const { addresses } = shown
    const [, name] = dataFiles.exec(file) ?? []
    if (name === 'chrome') {
      // The header and footer of a language, which each of its pages has.
      const folder = `/${file.replace(dataFiles, '')}`
      return addresses
        .values()
        .filter(({ path }) => `${path}/`.startsWith(folder))
        .map((address) => draw(address)?.chrome)
        .find((chrome) => chrome && chromeFile(chrome) === file)
    }
    if (name === 'quiz-player') {
      const page = draw(addresses.find(({ status }) => status === 200))
      return page && shown.players().find((each) => playerFile(each, page.chrome) === file)
    }
    const page = draw(addresses.find((each) => dataFile(each) === file))
    return page && pageData(page)
  }
  const pageData = ({ page, chrome, notes }: PageInput & Pick<DevPage, 'notes'>) => ({
    ...{ page, notes, build: build() },
    chrome: `/${chromeFile(chrome)}`,
    styles: [],
  })

  const documentAt = async (path: string): Promise<Answer> => {
    const type = 'text/html; charset=utf-8'
    const found = await find(() => draw(addressFor(shown.addresses, path)))
    if (!found) {
      const body = `<!doctype html><title>!</title>${devMarkup(project, { version })}`
      return { status: 500, type, body }
    }
    const { page, chrome } = found
    const { render } = await load(`/${sources.server}`)
    if (typeof render !== 'function') throw new Error('The server entry exports no render.')
    const body: unknown = await render(
      { page, chrome, build: build() },
      {
        ...{ boot, entry: '', modules: [], late: '', fonts: [] },
        data: `/${dataFile(page)}`,
        chrome: `/${chromeFile(chrome)}`,
        toolbar: toolbarColors(brandColors(shown.brand)),
        icons: [{ rel: 'icon', href: build().sprite }],
        extra: devMarkup(project, { version, data: [pageData(found), chrome] }),
      },
    )
    return { status: page.status, type, body: String(body) }
  }

  return {
    version: () => version,

    answer: async (url) => {
      const path = pathOf(url)
      const file = path.slice(1)
      if (spriteFiles.has(file)) return { status: 200, type: 'image/svg+xml', body: sprite.text }
      const isData = dataFiles.test(file) || shown.addresses.some((each) => dataFile(each) === file)
      if (!isData) return documentAt(path)
      const found = await find(() => dataIn(file))
      return {
        status: found ? 200 : 404,
        type: 'application/json',
        body: JSON.stringify(found ?? {}),
      }
    },

    update: (next) => {
      shown = next
      version += 1
      drawn.clear()
      sprite = spriteFor(project.engine, next)
      spriteFiles.add(sprite.file)
      if (next.isChecked) checked.resolve()
    },
  }
}

const spriteFor = (engine: string, { brand }: DevContent) =>
  hashedFile('tiles.svg', spriteOf({ engine, brand }))

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

/** Where Vite serves a source: what is outside the engine has an address of its own. */
const devAddress = ({ engine }: SectionPlace, path: string) =>
  path.startsWith('..') ? `/@fs${resolve(engine, path)}` : `/${path}`

/** Vite's client, the entry with the overlay, and all style sheets, so that edits of them apply at once. */
const devMarkup = (
  place: SectionPlace,
  start: { readonly version: number; readonly data?: object },
) =>
  [
    `<script type="application/json" id="diptych-start">${JSON.stringify(start).replaceAll('<', '\\u003c')}</script>`,
    ...styleSheets(place).map(
      (path) => `<link rel="stylesheet" href="${devAddress(place, path)}">`,
    ),
    '<script type="module" src="/@vite/client"></script>',
    `<script type="module" src="/${sources.dev}"></script>`,
  ].join('')
