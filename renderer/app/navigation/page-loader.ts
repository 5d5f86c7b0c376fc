import { sectionLoaders } from '#site/sections.ts'
import type { Chrome, LanguageOption, Page } from '#site/types.ts'
import { loadSections, type SectionComponents } from '../section.tsx'
import { addStyles } from './styles.ts'

/** What lies beside each page's document, for visitors who come from another page. */
export interface PageFile {
  readonly page: Page
  /** Addresses of the style sheets that the page's sections need. */
  readonly styles: readonly string[]
  /** Names the build; a page of another build is loaded as a document. */
  readonly build: string
}

export interface LoadedPage {
  readonly page: Page
  readonly chrome: Chrome
}

/** The components loaded so far; filled before anything that needs them is drawn. */
export const components: SectionComponents = {}

const pages = new Map<string, Promise<LoadedPage>>()
const chromes = new Map<string, Promise<Chrome>>()
let languages: Chrome['languages'] = []
let build = ''

/** Tells the loader what the first document brought along. */
export function startLoader(first: LoadedPage, buildId: string): void {
  build = buildId
  languages = first.chrome.languages
  chromes.set(first.chrome.language, Promise.resolve(first.chrome))
}

/** Loads the components that a page needs. */
export const loadComponents = ({ sections }: Page) =>
  loadSections(
    sections.map(({ type }) => type),
    sectionLoaders,
    components,
  )

/** Fetches a page's data, code and styles, once. Rejects where only loading the document can help. */
export function loadPage(pathname: string): Promise<LoadedPage> {
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

async function fetchPage(path: string): Promise<LoadedPage> {
  const prefix = languageOf(path, languages)?.prefix ?? ''
  const found = await fetch(`${path === '/' ? '' : path}/page.json`)
  const response = found.status === 404 ? await fetch(`${prefix}/404.json`) : found
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`)

  const file: PageFile = await response.json()
  if (file.build !== build) throw new Error('The site has been published anew.')

  const [chrome] = await Promise.all([
    loadChrome(file.page.language),
    loadComponents(file.page),
    addStyles(file.styles),
  ])
  return { page: file.page, chrome }
}

function loadChrome(language: string): Promise<Chrome> {
  const prefix = languages.find(({ code }) => code === language)?.prefix ?? ''
  const loading = chromes.get(language) ?? fetchChrome(prefix)
  chromes.set(language, loading)
  loading.catch(() => chromes.delete(language))
  return loading
}

async function fetchChrome(prefix: string): Promise<Chrome> {
  const response = await fetch(`${prefix}/chrome.json`)
  if (!response.ok) throw new Error(`${prefix}/chrome.json answered ${response.status}.`)
  const chrome: Chrome = await response.json()
  return chrome
}
