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

async function readLanguage(prefix: string): Promise<Language> {
  const read = async <T>(file: string): Promise<T> => {
    const data: T = await (await fetch(`${inject('siteUrl')}${prefix}/${file}`)).json()
    return data
  }
  const [chrome, { page }, { page: notFound }] = await Promise.all([
    read<SiteChrome>('chrome.json'),
    read<{ page: Page }>('page.json'),
    read<{ page: Page }>('404.json'),
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
