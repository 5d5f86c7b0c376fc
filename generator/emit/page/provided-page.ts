import { memoize } from '../../memoize.ts'
import { homeOf } from '../../model/links.ts'
import { type Face, faceOf } from '../../model/outline.ts'
import { type Language, languageNamed, type Site } from '../../model/site.ts'
import { parseDocuments, type SourceDocument } from '../../read/documents.ts'
import { languageTexts } from '../../text/language-texts.ts'
import { resolveContent } from '../../text/resolve.ts'

/** What the page for addresses that there are not is called, where Diptych provides it. */
const providedName = '404'

/** The pages of a language, and the one for addresses that there are not if nobody has written it. */
export function pagesIn(site: Site, code: string): readonly SourceDocument[] {
  const provided = providedPage(site, code)
  return [...site.all('page', code), ...(provided ? [provided] : [])]
}

/** One of them by its name. */
export const pageIn = (site: Site, name: string, code: string): SourceDocument | undefined =>
  site.find('page', name, code) ?? (name === providedName ? providedPage(site, code) : undefined)

/** What is known of one of them without drawing it. */
export const faceIn = (site: Site, page: SourceDocument): Face =>
  site.find('page', page.name, page.language) ? site.faceOf(page) : faceOf(page, site.schemas)

function providedPage(site: Site, code: string): SourceDocument | undefined {
  const text = providedText(site, code)
  const files = new Map(text === '' ? [] : [[`${code}/pages/${providedName}.yaml`, text]])
  return parseDocuments({ files, folder: '' }).documents[0]
}

/** The text of the page, as somebody would write it. Empty where a page of the language has its status or its name. */
const providedText = memoize((site: Site, code: string): string => {
  const isWritten = site
    .all('page', code)
    .some((page) => page.name === providedName || site.faceOf(page).status === 404)
  return isWritten ? '' : JSON.stringify(contentIn(site, languageNamed(site, code)))
})

function contentIn(site: Site, language: Language) {
  const brand = resolveContent(site, 'site', { language })?.brand
  const { notFound, words } = languageTexts(site, language)
  const { heading, text, suggestion, home } = notFound
  return {
    status: 404,
    // In a preview the settings may be gone.
    title: brand ? `${heading} | ${brand.name}` : heading,
    description: text,
    sections: [
      {
        ...{ type: 'message', look: 'missing', id: 'not-found' },
        ...{ heading, text, suggestion },
        action: { label: home, to: homeOf(site) },
        back: words.back,
      },
    ],
  }
}
