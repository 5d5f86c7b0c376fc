import { languageName } from '../languages/locale.ts'
import { hasShippedWords, readShippedWords, type ShippedWords } from '../languages/shipped-words.ts'
import type { Language, Site } from '../model/site.ts'
import { resolveContent } from './resolve.ts'

interface LanguageTexts
  extends Pick<ShippedWords, 'words' | 'notFound'>,
    Partial<Pick<ShippedWords, 'notStored' | 'notTaken'>> {
  /** The name of the language in itself. */
  readonly name: string
  readonly short: string
}

/** What a language says of itself and of the interface: the site's own words, and for the rest those that Diptych has. */
export function languageTexts(site: Site, language: Language): LanguageTexts {
  const { code } = language
  const own = resolveContent(site, 'language', { language })
  const isSpoken = hasShippedWords(code)
  // A check refuses a language that lacks words.
  const shipped = readShippedWords(isSpoken ? code : 'en')
  const { notStored, notTaken } = { ...(isSpoken && shipped), ...own }
  return {
    name: own?.name ?? nameOf(code),
    short: own?.short ?? code.toUpperCase(),
    words: { ...shipped.words, ...own?.words },
    notFound: own?.notFound ?? shipped.notFound,
    ...(notStored && { notStored }),
    ...(notTaken && { notTaken }),
  }
}

/** What a site says to visitors beside its content, as text, so that fonts have its letters. */
export const shippedTexts = (site: Site): readonly string[] =>
  site.languages.map((language) => JSON.stringify(languageTexts(site, language)))

/** The name of a language in itself, as it stands alone. */
function nameOf(code: string): string {
  const name = languageName(code, code)
  return `${name.charAt(0).toLocaleUpperCase(code)}${name.slice(1)}`
}
