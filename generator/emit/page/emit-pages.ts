import type { Chrome, Page } from '#site/types.ts'
import type { Cache } from '../../check/cache.ts'
import { hashOf } from '../../hash-of.ts'
import type { Site } from '../../model/site.ts'
import { emitChrome } from '../chrome.ts'
import { emissionKey } from '../emission-key.ts'
import { emitPage } from './page.ts'
import { pagesIn } from './provided-page.ts'

/** The pages that a document produces. `Told` is what somebody tells of the files that are made of them. */
export interface PagesOfDocument<Told> {
  readonly language: string
  /** The path of the document inside the language, such as `plans/core`. */
  readonly name: string
  /** The header, footer and interface texts of the language: one object for all pages. */
  readonly chrome: Chrome
  readonly files: {
    /** What was told of the files when they were made, if the pages and what surrounds them are the same. */
    told(): Told | undefined
    /** Emits the pages, by name. The files are made once `tell` was called. */
    begin(): { readonly value: ReadonlyMap<string, Page>; tell(what: Told): void }
  }
}

/**
 * The pages of each document. They are emitted document by document, so that a large site need not be in
 * memory as a whole. A page is emitted again if its document changed, or anything beside the texts of other pages.
 */
export function emitPages<Told>(site: Site, cache: Cache): readonly PagesOfDocument<Told>[] {
  const shared = emissionKey(site)
  return site.languages.flatMap((language) => {
    const { code } = language
    const chrome = emitChrome(site, language)
    const around = hashOf([JSON.stringify(chrome)])
    return pagesIn(site, code).map((document) => {
      const { name, hash } = document
      const emit = () => emitPage(site, document, language)
      const contents = (pages: ReadonlyMap<string, Page>) =>
        hashOf([around, JSON.stringify([...pages])])
      const emitted = () =>
        cache.get(`emitted ${code} ${name}`, hashOf([shared, hash]), () => contents(emit()))
      const made = `made ${code} ${name}`
      return {
        ...{ language: code, name, chrome },
        files: {
          told: () => cache.peek<Told>(made, emitted())?.value,
          begin: () => {
            const value = emit()
            const key = contents(value)
            return { value, tell: (what) => cache.set(made, key, what) }
          },
        },
      }
    })
  })
}
