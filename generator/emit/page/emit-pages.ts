import type { Chrome, Page } from '#site/types.ts'
import type { Cache } from '../../cache.ts'
import type { Site } from '../../model/site.ts'
import { hashOf } from '../../rules/fingerprints.ts'
import { emitChrome } from '../chrome.ts'
import { fingerprintOfRest, notingSite } from './noting-site.ts'
import { emitPage } from './page.ts'

/** The pages that a document produces, for who may know them already. */
export interface PagesOfDocument {
  readonly language: string
  /** Names the document among all. */
  readonly source: string
  readonly chrome: Chrome
  /**
   * A hash of all that the pages follow from, besides the generator itself and the chrome, if they looked up
   * no more than this.
   */
  readonly keyOf: (lookups: readonly string[]) => string
  /** Emits the pages, by name, and tells what they looked up. */
  emit(): EmittedPages
}

export interface EmittedPages {
  readonly pages: ReadonlyMap<string, Page>
  /** Names of what was read of other documents. */
  readonly lookups: readonly string[]
}

/**
 * The pages of each document. They are emitted document by document, so that a large site need not be in
 * memory as a whole.
 */
export function emitPages(whole: Site, cache: Cache): readonly PagesOfDocument[] {
  const { site, resultOf } = notingSite(whole, cache)
  const ofRest = fingerprintOfRest(whole)
  return site.languages.flatMap((language) => {
    const chrome = emitChrome(site, language, cache)
    return whole.all('page', language.code).map((document) => ({
      language: language.code,
      source: `${language.code} ${document.file}`,
      chrome,
      keyOf: (lookups) => hashOf([ofRest, document.file, document.hash, ...lookups.map(resultOf)]),
      emit: () =>
        cache.during([document], () => {
          const emit = () => emitPage(site, document, language, cache)
          const { result: pages, notes: lookups } = cache.noting(emit)
          return { pages, lookups }
        }),
    }))
  })
}
