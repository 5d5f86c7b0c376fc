import { sectionLoaders } from '#site/sections.ts'
import type { Chrome, LanguageOption, Page } from '#site/types.ts'
import { mayFetchAhead } from '../site/may-fetch-ahead.ts'
import type {
  DrawnType,
  SectionComponent,
  SectionComponents,
  SectionLoaders,
} from '../site/section.tsx'
import type { Build, SiteState } from '../site/site-state.tsx'
import { addStyles, type Style } from './styles.ts'

/** The data file beside each page's document. */
interface PageFile {
  readonly page: Page
  /** Address of the header, footer and interface texts of its language. */
  readonly chrome: string
  /** The style sheets that its sections need. */
  readonly styles: readonly Style[]
  readonly build: Build
}

/** The components loaded so far. Each is loaded before a section of its type renders. */
export const components: SectionComponents = {}

const pages = new Map<string, Promise<SiteState>>()
const chromes = new Map<string, Promise<Chrome>>()
let first: SiteState | undefined

/** The data of the page that the document shows, and what surrounds it. */
export type FirstData = readonly [file: PageFile, chrome: Chrome]

/** Opens the page that the document shows, whose data the boot script has fetched. */
export async function openFirstPage([file, chrome]: FirstData): Promise<SiteState> {
  chromes.set(file.chrome, Promise.resolve(chrome))
  first = await open(file)
  return first
}

/** Loads the components that a page needs. */
export async function loadComponents({ sections, media = [] }: Page): Promise<void> {
  const types = new Set([...sections.map(({ type }) => type), ...media])
  await Promise.all(Array.from(types, loadComponent))
}

async function loadComponent<T extends DrawnType>(type: T) {
  const loaders: SectionLoaders = sectionLoaders
  const loaded: { [K in T]?: SectionComponent<K> } = components
  loaded[type] ??= await loaders[type]()
}

/** Fetches a page's data, code and styles once. If it rejects, the document must be loaded. */
export function loadPage(pathname: string): Promise<SiteState> {
  const path = pathname.replace(/(.)\/$/, '$1')
  return once(pages, path, () => fetchPage(path))
}

/** Starts loading a page that may be opened next. A failure is reported when the page is opened. */
export function prefetch(href: string): void {
  if (!mayFetchAhead()) return
  const [pathname = ''] = href.split(/[?#]/)
  loadPage(pathname).catch(() => undefined)
}

/** Name of the event after an edit of the content, in development. */
export const edited = 'diptych:edited'

/** Forgets what was fetched, in development: the next navigation fetches it again. */
export function forgetPages(): void {
  pages.clear()
  chromes.clear()
}

/** The language of a page, by the first segment of its address. */
export function languageOf(address: string, options: readonly LanguageOption[]) {
  const path = `${address.split(/[?#]/, 1)[0]}/`
  const named = options.find(({ prefix }) => prefix !== '' && path.startsWith(`${prefix}/`))
  return named ?? options.find(({ prefix }) => prefix === '')
}

async function fetchPage(path: string): Promise<SiteState> {
  const found = await fetch(dataAddress(path))
  if (found.status !== 404) return open(await read(found))
  const folder = first?.chrome.notFoundFolders.find((start) => path.startsWith(start))
  return open(await read(await fetch(`${folder ?? ''}/404.json`)))
}

/** Address of a page's data file, beside `index.html` of a folder or beside an `.html` file. */
export function dataAddress(pathname: string): string {
  const path = pathname.replace(/(.)\/$/, '$1')
  if (path.endsWith('.html')) return path.replace(/html$/, 'json')
  return `${path === '/' ? '' : path}/page.json`
}

async function open({
  page,
  chrome,
  styles,
  build: { own, ...build },
}: PageFile): Promise<SiteState> {
  if (first && build.id !== first.build.id) throw new Error('The site has been published anew.')

  const [surroundings] = await Promise.all([
    fetchOnce(chromes, chrome),
    loadComponents(page),
    addStyles(styles),
    // Fetched before its tiles show.
    first?.build.own && fetch(build.sprite),
  ])
  return { page, chrome: surroundings, build: { ...build, ...(!first && own && { own }) } }
}

/** What is loaded once. A failure is tried again by the next call. */
function once<T>(kept: Map<string, Promise<T>>, key: string, load: () => Promise<T>): Promise<T> {
  const loading = kept.get(key) ?? load()
  kept.set(key, loading)
  loading.catch(() => kept.delete(key))
  return loading
}

/** Fetches a data file once. */
export const fetchOnce = <T>(kept: Map<string, Promise<T>>, address: string): Promise<T> =>
  once(kept, address, async () => read<T>(await fetch(address)))

/** Parses a response. The generator wrote the data, so its shape is not validated. */
async function read<T>(response: Response): Promise<T> {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`)
  const data: T = await response.json()
  return data
}
