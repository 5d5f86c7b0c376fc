import type { Chrome, Page } from '#site/types.ts'
import type { Memo } from '../../engine/memo.ts'
import { languageNamed, type Site } from '../../model/site.ts'
import { emitChrome } from '../chrome.ts'
import { emitPage } from './page.ts'
import { pageIn, pagesIn } from './provided-page.ts'

/** The pages that a document produces. `Told` is what somebody tells of the files that are made of them. */
export interface PagesOfDocument<Told> {
  readonly language: string
  /** The path of the document inside the language, such as `plans/core`. */
  readonly name: string
  /** The header, footer and interface texts of the language: one object for all pages. */
  readonly chrome: Chrome
  readonly files: {
    /** What was told of the files when they were made, if nothing that they follow from has changed since. */
    told(): Told | undefined
    /** Emits the pages, by name. The files are made once `tell` was called. */
    begin(): { readonly value: ReadonlyMap<string, Page>; tell(what: Told): void }
  }
}

/**
 * The pages of each document. They are emitted document by document, so that a large site need not be in
 * memory as a whole.
 */
export function emitPages<Told>(site: Site, memo: Memo): readonly PagesOfDocument<Told>[] {
  const files = memo.work<Site, ReadonlyMap<string, Page>, Told>(pagesOf, site)
  return site.languages.flatMap(({ code }) => {
    const chrome = memo.ofSite(chromeOf, site, code)
    return pagesIn(site, code, memo).map(({ name }) => {
      const key = `${code} ${name}`
      return {
        language: code,
        name,
        chrome,
        files: { told: () => files.told(key), begin: () => files.begin(key) },
      }
    })
  })
}

const chromeOf = (site: Site, code: string, memo: Memo): Chrome =>
  emitChrome(site, languageNamed(site, code), memo)

/** The files of a page show the header and the footer too. */
function pagesOf(site: Site, key: string, memo: Memo): ReadonlyMap<string, Page> {
  const [code = '', name = ''] = key.split(/ (.*)/)
  memo.ofSite(chromeOf, site, code)
  const document = pageIn(site, name, code, memo)
  return document ? emitPage(site, document, languageNamed(site, code), memo) : new Map()
}
