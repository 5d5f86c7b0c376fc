import type { LanguageSettings } from '#site/types.ts'
import type { Memo } from '../engine/memo.ts'
import { readShippedWords, type ShippedWords } from '../languages/interface-words.ts'
import { languageName } from '../languages/language-name.ts'
import type { Language, Site } from '../model/site.ts'
import { resolveContent } from './resolve.ts'

interface LanguageTexts
  extends Pick<ShippedWords, 'words'>,
    Partial<Pick<ShippedWords, 'notStored' | 'notTaken'>> {
  /** The name of the language in itself. */
  readonly name: string
  readonly short: string
  readonly direction: NonNullable<LanguageSettings['direction']>
}

/** What a language says of itself and of the interface: the site's own words, and for the rest those that Diptych has. */
export function languageTexts(site: Site, language: Language, memo: Memo): LanguageTexts {
  const { code } = language
  const { name = nameOf(code), ...own } = resolveContent(site, 'language', { language }, memo) ?? {}
  const shipped = memo.pure(readShippedWords, code)
  // A check refuses a language that lacks words.
  const words = { ...(shipped ?? englishWords(memo)).words, ...own.words }
  return {
    name,
    short: code.toUpperCase(),
    direction: 'ltr',
    ...(shipped && { notStored: shipped.notStored, notTaken: shipped.notTaken }),
    ...own,
    words,
  }
}

function englishWords(memo: Memo): ShippedWords {
  const shipped = memo.pure(readShippedWords, 'en')
  if (shipped) return shipped
  throw new Error('There are no English words.')
}

/** The name of a language in itself, as it stands alone. */
function nameOf(code: string): string {
  const name = languageName(code, code)
  return `${name.charAt(0).toLocaleUpperCase(code)}${name.slice(1)}`
}
