import { resolve } from 'node:path'
import type { Chrome } from '#site/types.ts'
import { hashedFile } from '../bundle/hashed-file.ts'
import { type SectionPlace, sources, styleSheets } from '../bundle/sources.ts'
import { spriteOf } from '../bundle/sprite.ts'
import { chromeFile, dataFile, documentFile, playerFile } from '../files/file-names.ts'
import { brandColors, toolbarColors } from '../images/brand-art.ts'
import type { PageInput } from '../page-input.ts'
import type { DevAddress, DevContent, DevFindings, DevPage, DevReport } from './dev-content.ts'

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
  /** Whether a request waits for the first check. */
  isAwaited(): boolean
  /** Which content is shown, counted from 0: another one whenever something of the pages that were asked for changed. */
  version(): number
  /** What is to be told of the content, with the notes on every page that was asked for. */
  report(): DevReport
  /** Replaces the content. Returns whether something of the pages that were asked for changed, and of notes on them. */
  update(content: DevContent): { readonly pages: boolean; readonly notes: boolean }
  /** Replaces what a check found. */
  tell(findings: DevFindings): void
}

interface Input {
  readonly project: SectionPlace
  readonly year: number
  readonly boot: string
  readonly content: DevContent
  /** Called when a page is asked for that has a note. */
  readonly onNote: () => void
}

/** So many pages are drawn anew at each change. */
const mostOpened = 50

export function createDevSite({ project, year, boot, content, onNote }: Input): DevSite {
  let shown = content
  let findings: DevFindings = { heading: '', counts: '', problems: [] }
  const checked = Promise.withResolvers<void>()
  if (content.isChecked) checked.resolve()
  let isAwaited = false
  const firstCheck = () => {
    isAwaited = true
    return checked.promise
  }
  /** The pages that were asked for last, as they were drawn. */
  const opened = new Map<string, DevPage>()
  let hasForgotten = false
  // All pages have the same build id, so that none is reloaded as outdated.
  let sprite = spriteFor(project.engine, content)
  const spriteFiles = new Set([sprite.file])
  const build = () => ({ id: 'dev', sprite: `/${sprite.file}`, year })
  let version = 0

  const open = ({ path }: DevAddress): DevPage => {
    const page = opened.get(path) ?? shown.draw(path)
    const isNew = !opened.delete(path)
    opened.set(path, page)
    if (isNew && page.notes.length > 0) onNote()
    const [oldest] = opened.keys()
    if (opened.size > mostOpened && oldest !== undefined) {
      opened.delete(oldest)
      hasForgotten = true
    }
    return page
  }

  /** The page of an address that was looked for; if it cannot be drawn, again after the first check. */
  const drawn = async (find: () => DevAddress | undefined) => {
    const input = () => {
      const address = find()
      return address && open(address).input
    }
    const found = input()
    if (found || shown.isChecked) return found
    await firstCheck()
    return input()
  }
  const chromeIn = (file: string) => {
    const folder = `/${file.replace(/chrome\.json$/, '')}`
    const inside = shown.addresses.values().filter(({ path }) => `${path}/`.startsWith(folder))
    return chromeAt(file, opened.values()) ?? chromeAt(file, inside.take(mostOpened / 2).map(open))
  }

  const answerChrome = async (file: string): Promise<Answer> => {
    if (!shown.isChecked && !chromeIn(file)) await firstCheck()
    const chrome = chromeIn(file)
    return chrome ? { status: 200, body: JSON.stringify(chrome) } : missing
  }
  const answerPlayer = async (file: string): Promise<Answer> => {
    const chrome = await drawn(() => shown.addresses.find(({ status }) => status === 200))
    const player = shown
      .players()
      .find((each) => chrome && playerFile(each, chrome.chrome) === file)
    return player ? { status: 200, body: JSON.stringify(player) } : missing
  }
  const answerPage = async (file: string): Promise<Answer> => {
    const input = await drawn(() => shown.addresses.find((each) => dataFile(each) === file))
    return input ? { status: 200, body: JSON.stringify(pageData(input)) } : missing
  }
  const pageData = ({ page, chrome }: PageInput) => ({
    ...{ page, build: build() },
    chrome: `/${chromeFile(chrome)}`,
    styles: [],
  })

  return {
    isAwaited: () => isAwaited,
    version: () => version,

    report: () => ({ ...findings, notes: notesOf(opened) }),

    data: (url) => {
      const file = pathOf(url).slice(1)
      if (/(^|\/)chrome\.json$/.test(file)) return answerChrome(file)
      if (/(^|\/)quiz-player\.json$/.test(file)) return answerPlayer(file)
      const isData = shown.addresses.some((each) => dataFile(each) === file)
      return isData || /(^|\/)(page|404)\.json$/.test(file) ? answerPage(file) : undefined
    },

    sprite: (url) => (spriteFiles.has(pathOf(url).slice(1)) ? sprite.text : undefined),

    document: async (url, load) => {
      const found = await drawn(() => addressFor(shown.addresses, pathOf(url)))
      if (!found) {
        const body = `<!doctype html><title>!</title>${devMarkup(project, { version })}`
        return { status: 500, body }
      }
      const markup = devMarkup(project, { version, data: [pageData(found), found.chrome] })
      const { render } = await load(`/${sources.server}`)
      if (typeof render !== 'function') throw new Error('The server entry exports no render.')
      const body: unknown = await render(
        { ...found, build: build() },
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
          extra: markup,
        },
      )
      return { status: found.page.status, body: String(body) }
    },

    update: (next) => {
      const wasKnown = new Set(shown.addresses.map(({ path }) => path))
      shown = next
      const { file } = sprite
      sprite = spriteFor(project.engine, next)
      spriteFiles.add(sprite.file)
      const before = notesOf(opened)
      const isKnown = new Set(next.addresses.map(({ path }) => path))
      // A browser may be at the address of a page that is new, or of one that was forgotten and may have changed.
      let hasChanged = hasForgotten || sprite.file !== file || !isKnown.isSubsetOf(wasKnown)
      for (const [path, { input }] of opened) {
        if (!isKnown.has(path)) {
          opened.delete(path)
          hasChanged = true
          continue
        }
        const page = next.draw(path)
        opened.set(path, page)
        hasChanged ||= JSON.stringify(page.input) !== JSON.stringify(input)
      }
      if (hasChanged) version += 1
      if (next.isChecked) checked.resolve()
      isAwaited &&= !next.isChecked
      const hasOtherNotes = JSON.stringify(notesOf(opened)) !== JSON.stringify(before)
      return { pages: hasChanged, notes: hasOtherNotes }
    },
    tell: (found) => {
      findings = found
    },
  }
}

const spriteFor = (engine: string, { brand }: DevContent) =>
  hashedFile('tiles.svg', spriteOf({ engine, brand }))

const notesOf = (pages: ReadonlyMap<string, DevPage>): DevReport['notes'] =>
  Object.fromEntries(
    [...pages]
      .filter(([, { notes }]) => notes.length > 0)
      .map(([path, { notes }]) => [path, [...notes]]),
  )

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
