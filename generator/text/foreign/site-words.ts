import type { Memo } from '../../engine/memo.ts'
import type { Site } from '../../model/site.ts'
import { translatableTexts } from '../../model/texts.ts'
import type { SourceDocument } from '../../read/documents.ts'
import { maskNonProse, wordsIn } from '../words.ts'

/** The words that the texts of a language use on a site, in lower case. */
export interface SiteWords {
  /** Whether a document uses a word, besides the one given. */
  has(word: string, besides?: SourceDocument): boolean
}

/** The words of each language of a site. Tells languages apart that have no vocabulary. */
export const siteWordsOf = (site: Site, memo: Memo): ReadonlyMap<string, SiteWords> =>
  memo.get(collectSiteWords, site, memo)

/** Stands for several documents. */
const several = Symbol('several')

export function collectSiteWords(site: Site, memo: Memo): ReadonlyMap<string, SiteWords> {
  const users = new Map<string, Map<string, SourceDocument | typeof several>>()
  for (const { text, document, language } of translatableTexts(site, memo)) {
    const words = users.get(language) ?? new Map<string, SourceDocument | typeof several>()
    users.set(language, words)
    for (const { lower } of wordsIn(maskNonProse(text, memo), memo)) {
      const before = words.get(lower)
      if (before !== document) words.set(lower, before === undefined ? document : several)
    }
  }
  return new Map(
    [...users].map(([language, words]) => [
      language,
      {
        has: (word, besides) => {
          const user = words.get(word)
          return user !== undefined && (user === several || user !== besides)
        },
      },
    ]),
  )
}
