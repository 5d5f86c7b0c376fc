import type { Chrome, Page } from '#site/types.ts'
import type { Cache } from '../../cache.ts'
import type { Site } from '../../model/site.ts'
import { emitChrome } from '../chrome.ts'
import { createEmissions, type Emission } from '../lookups/emissions.ts'
import { emitPage } from './page.ts'

/** The pages that a document produces, by name. */
export interface PagesOfDocument extends Emission<ReadonlyMap<string, Page>> {
  readonly language: string
  /** Names the document among all. */
  readonly source: string
  readonly chrome: Chrome
}

/**
 * The pages of each document. They are emitted document by document, so that a large site need not be in
 * memory as a whole.
 */
export function emitPages(whole: Site, cache: Cache): readonly PagesOfDocument[] {
  const { site, of } = cache.get(createEmissions, whole, cache)
  return site.languages.flatMap((language) => {
    const chrome = emitChrome(site, language, cache)
    return whole.all('page', language.code).map((document) => {
      const { keyOf, emit } = of(() => emitPage(site, document, language, cache), document)
      return {
        language: language.code,
        source: `${language.code} ${document.file}`,
        chrome,
        keyOf,
        emit: () => cache.during([document], emit),
      }
    })
  })
}
