import { inject } from 'vitest'
import type { Chrome, Page } from '#site/types.ts'

/** This site has a notice. */
type SiteChrome = Chrome & Required<Pick<Chrome, 'notice'>>

/** A language of the built site, with the data that its pages are drawn from. */
export interface Language {
  readonly code: string
  /** Address of its home page. */
  readonly home: string
  /** An address without a page. */
  readonly nowhere: string
  readonly chrome: SiteChrome
  readonly page: Page
  readonly notFound: Page
}

export const [english, dutch] = await Promise.all([readLanguage(''), readLanguage('/nl')])
export const languages: readonly Language[] = [english, dutch]

/** The addresses without a page, and what is fetched for them. */
export const nowhere = /\/(nope|not-found)\b/

/** A data file of the built site. */
export async function readJson<T>(path: string): Promise<T> {
  const data: T = await (await fetch(`${inject('siteUrl')}${path}`)).json()
  return data
}

/** The data of a page. */
export async function readPage(path: string): Promise<Page> {
  return (await readJson<{ page: Page }>(`${path}/page.json`)).page
}

async function readLanguage(prefix: string): Promise<Language> {
  const [chrome, page, { page: notFound }] = await Promise.all([
    readJson<SiteChrome>(`${prefix}/chrome.json`),
    readPage(prefix),
    readJson<{ page: Page }>(`${prefix}/404.json`),
  ])
  return {
    code: page.language,
    home: page.path,
    nowhere: `${prefix}/nope`,
    chrome,
    page,
    notFound,
  }
}
