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

interface Answer {
  readonly status: number
  readonly body: string
}

/** The site of the development server: the content that can be drawn, rendered on request. */
export interface DevSite {
  /** The answer to a request for a page's or a language's data; undefined for anything else. */
  data(url: string): Promise<Answer> | undefined
  /** The sprite, also at its address of before: a page may ask for that while it is told the next. */
  sprite(url: string): string | undefined
  document(url: string, load: (module: string) => Promise<Record<string, unknown>>): Promise<Answer>
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
}

export function createDevSite({ project, year, boot, content }: Input): DevSite {
  let shown = content
  let version = 0
  const checked = Promise.withResolvers<void>()
  if (content.isChecked) checked.resolve()
  /** The pages that were asked for since the content changed. */
  const drawn = new Map<string, DevPage>()
  let sprite = spriteFor(project.engine, content)
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
  const answer = async (look: () => object | undefined): Promise<Answer> => {
    const found = await find(look)
    return found ? { status: 200, body: JSON.stringify(found) } : { status: 404, body: '{}' }
  }

  /** The header and footer of a language, which each of its pages has. */
  const chromeIn = (file: string) => {
    const folder = `/${file.replace(/chrome\.json$/, '')}`
    return shown.addresses
      .values()
      .filter(({ path }) => `${path}/`.startsWith(folder))
      .map((address) => draw(address)?.chrome)
      .find((chrome) => chrome && chromeFile(chrome) === file)
  }
  const playerIn = (file: string) => {
    const page = draw(shown.addresses.find(({ status }) => status === 200))
    return page && shown.players().find((each) => playerFile(each, page.chrome) === file)
  }
  const pageIn = (file: string) => {
    const page = draw(shown.addresses.find((each) => dataFile(each) === file))
    return page && pageData(page)
  }
  const pageData = ({ page, chrome, notes }: PageInput & Pick<DevPage, 'notes'>) => ({
    ...{ page, notes, build: build() },
    chrome: `/${chromeFile(chrome)}`,
    styles: [],
  })

  return {
    version: () => version,

    data: (url) => {
      const file = pathOf(url).slice(1)
      if (/(^|\/)chrome\.json$/.test(file)) return answer(() => chromeIn(file))
      if (/(^|\/)quiz-player\.json$/.test(file)) return answer(() => playerIn(file))
      const isData = shown.addresses.some((each) => dataFile(each) === file)
      return isData || /(^|\/)(page|404)\.json$/.test(file) ? answer(() => pageIn(file)) : undefined
    },

    sprite: (url) => (spriteFiles.has(pathOf(url).slice(1)) ? sprite.text : undefined),

    document: async (url, load) => {
      const found = await find(() => draw(addressFor(shown.addresses, pathOf(url))))
      if (!found) {
        const body = `<!doctype html><title>!</title>${devMarkup(project, { version })}`
        return { status: 500, body }
      }
      const { render } = await load(`/${sources.server}`)
      if (typeof render !== 'function') throw new Error('The server entry exports no render.')
      const body: unknown = await render(
        { page: found.page, chrome: found.chrome, build: build() },
        {
          boot,
          entry: '',
          modules: [],
          data: `/${dataFile(found.page)}`,
          chrome: `/${chromeFile(found.chrome)}`,
          late: '',
          fonts: [],
          toolbar: toolbarColors(brandColors(shown.brand)),
          icons: [{ rel: 'icon', href: build().sprite }],
          extra: devMarkup(project, { version, data: [pageData(found), found.chrome] }),
        },
      )
      return { status: found.page.status, body: String(body) }
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
