import { sectionLoaders } from '#site/sections.ts'
import type { Chrome, LanguageOption, Page } from '#site/types.ts'
import { loadSections, type SectionComponents } from '../site/section.tsx'
import type { Build, SiteState } from '../site/site-state.tsx'
import { addStyles, type Style } from './styles.ts'

/** The file that lies beside each page's document. */
export interface PageFile {
  readonly page: Page
  /** Address of what surrounds the pages of its language. */
  readonly chrome: string
  /** The style sheets that its sections need. */
  readonly styles: readonly Style[]
  readonly build: Build
}

/** The components loaded so far; filled before anything that needs them is drawn. */
export const components: SectionComponents = {}

const pages = new Map<string, Promise<SiteState>>()
const chromes = new Map<string, Promise<Chrome>>()
let first: SiteState | undefined

/** Loads the page that the document shows, from the address of its file. */
export async function loadFirstPage(address: string): Promise<SiteState> {
  first = await open(await fetch(address))
  return first
}

/** Loads the components that a page needs. */
export const loadComponents = ({ sections }: Page) =>
  loadSections(
    sections.map(({ type }) => type),
    sectionLoaders,
    components,
  )

/** Fetches a page's data, code and styles, once. Rejects where only loading the document can help. */
export function loadPage(pathname: string): Promise<SiteState> {
  const path = pathname.replace(/(.)\/$/, '$1')
  const loading = pages.get(path) ?? fetchPage(path)
  pages.set(path, loading)
  loading.catch(() => pages.delete(path))
  return loading
}

/** Starts loading a page that is probably next. A failure shows when the page is opened. */
export function prefetch(href: string): void {
  const [pathname = ''] = href.split(/[?#]/)
  loadPage(pathname).catch(() => undefined)
}

/** The event that tells of edited content, in development. */
export const edited = 'diptych:edited'

/** Forgets fetched data, so that the next visit sees what was edited meanwhile. */
export function forgetPages(): void {
  pages.clear()
  chromes.clear()
}

/** The language of an address: the one whose prefix it starts with, else the one without prefix. */
export function languageOf(pathname: string, options: readonly LanguageOption[]) {
  const named = options.find(({ prefix }) => prefix !== '' && pathname.startsWith(prefix))
  return named ?? options.find(({ prefix }) => prefix === '')
}

async function fetchPage(path: string): Promise<SiteState> {
  const found = await fetch(dataAddress(path))
  if (found.status !== 404) return open(found)
  const folder = first?.chrome.notFoundFolders.find((start) => path.startsWith(start))
  return open(await fetch(`${folder ?? ''}/404.json`))
}

/** Where a page's data lies: beside its document, whether that is a folder's or a file. */
function dataAddress(path: string): string {
  if (path.endsWith('.html')) return path.replace(/html$/, 'json')
  return `${path === '/' ? '' : path}/page.json`
}

async function open(response: Response): Promise<SiteState> {
  const { page, chrome, styles, build }: PageFile = await read(response)
  if (first && build.id !== first.build.id) throw new Error('The site has been published anew.')

  const [surroundings] = await Promise.all([
    loadChrome(chrome),
    loadComponents(page),
    addStyles(styles),
  ])
  return { page, chrome: surroundings, build }
}

function loadChrome(address: string): Promise<Chrome> {
  const loading: Promise<Chrome> = chromes.get(address) ?? fetch(address).then(read<Chrome>)
  chromes.set(address, loading)
  loading.catch(() => chromes.delete(address))
  return loading
}

/** The data of a response, which the generator has made: its shape needs no check. */
async function read<T>(response: Response): Promise<T> {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`)
  const data: T = await response.json()
  return data
}
