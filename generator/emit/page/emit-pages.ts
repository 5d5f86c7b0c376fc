import type { Chrome, Page } from '#site/types.ts'
import type { Lazy, Memo } from '../../engine/memo.ts'
import { languageNamed, type Site } from '../../model/site.ts'
import { emitChrome } from '../chrome.ts'
import { emitPage } from './page.ts'

/** The pages that a document produces, by name. */
export interface PagesOfDocument {
  readonly language: string
  /** Names the document among all. */
  readonly source: string
  readonly chrome: Chrome
  readonly pages: Lazy<ReadonlyMap<string, Page>>
}

/**
 * The pages of each document. They are emitted document by document, so that a large site need not be in
 * memory as a whole.
 */
export const emitPages = (site: Site, memo: Memo): readonly PagesOfDocument[] =>
  site.languages.flatMap(({ code }) => {
    const chrome = memo.ofSite(chromeOf, site, code)
    return site.all('page', code).map(({ file, name }) => ({
      language: code,
      source: `${code} ${file}`,
      chrome,
      pages: memo.lazily(pagesOf, site, `${code} ${name}`),
    }))
  })

const chromeOf = (site: Site, code: string, memo: Memo): Chrome =>
  emitChrome(site, languageNamed(site, code), memo)

function pagesOf(site: Site, key: string, memo: Memo): ReadonlyMap<string, Page> {
  const [code = '', name = ''] = key.split(/ (.*)/)
  const document = site.find('page', name, code)
  return document ? emitPage(site, document, languageNamed(site, code), memo) : new Map()
}
