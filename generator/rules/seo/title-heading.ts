import { vocabularyOf } from '../../languages/index.ts'
import type { Vocabulary } from '../../languages/vocabulary.ts'
import type { Site } from '../../model/site.ts'
import { isTranslatable, textsOf } from '../../model/texts.ts'
import type { SourceDocument } from '../../read/documents.ts'
import { valueAt } from '../../read/path.ts'
import { fillFacts } from '../../text/resolve.ts'
import { searchResultsOf, titlePath } from '../../text/search-result.ts'
import { maskNonProse, wordsIn } from '../../text/words.ts'
import { defineGroupRule } from '../rule.ts'

export const rule = defineGroupRule({
  code: 'seo/title-heading',
  severity: 'warning',
  summary: 'The title in search results and the top of the page share a word.',
  why: 'People who click a title and read something else think this is the wrong page, and go back.',
  example: {
    before: 'title: Plans and prices\nsections:\n  - type: page-head\n    heading: Welcome',
    after:
      'title: Plans and prices\nsections:\n  - type: page-head\n    heading: Three plans, each paid once',
  },

  messages: {
    nothingShared: {
      message: 'This title and the top of its page have no word in common.',
      hint: 'Let the first section say what the title promises, in one of its words.',
      opening: 'The page begins here.',
    },
  },

  *check(site) {
    const openings = openingsOf(site)
    for (const { document, language, title } of searchResultsOf(site)) {
      const vocabulary = vocabularyOf(language.code)
      const opening = openings.get(document) ?? []
      // The brand is skipped, because every title has it.
      const [own = ''] = title.split(/\s[|·–—]\s/)
      if (!vocabulary || opening.length === 0) continue
      const text = fillFacts(site, language, opening.join('. '))
      if (sharesWord(own, text, vocabulary)) continue

      yield {
        messageId: 'nothingShared',
        at: document.place(titlePath),
        path: 'title',
        related: [{ at: document.place(['sections', 0]), message: 'opening' }],
        values: { [language.code]: title },
      }
    }
  },
})

/** Words with this number of equal first letters may be inflected forms of one word. */
const stem = 4

/** Words that share this number of letters may form a compound: `gesprek` in `strategiegesprek`. */
const inside = 7

/** Whether two texts share a content word, also inflected or in a compound. */
function sharesWord(a: string, b: string, { functionWords }: Vocabulary): boolean {
  const contentWords = (text: string) =>
    wordsIn(maskNonProse(text))
      .flatMap(({ lower }) => lower.split('-'))
      .filter((word) => word.length >= stem - 1 && !functionWords.has(word))
  const others = contentWords(b)
  return contentWords(a).some((word) => others.some((other) => areAlike(word, other)))
}

function areAlike(a: string, b: string): boolean {
  if (a === b) return true
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  if (short.length < stem) return false
  const start = short.slice(0, Math.max(stem, Math.ceil(short.length * 0.7)))
  return long.includes(short) || long.startsWith(start) || long.includes(short.slice(0, inside))
}

/** The texts of the first section of each page. A plan has its name. */
function openingsOf(site: Site): ReadonlyMap<SourceDocument, readonly string[]> {
  const openings = new Map<SourceDocument, string[]>()
  for (const each of textsOf(site)) {
    const { document, path, text, schema } = each
    if (document.kind !== 'page' || path[0] !== 'sections' || path[1] !== 0) continue
    const name = schema['x-ref'] === 'plan' ? planName(site, document, text) : undefined
    const shown = isTranslatable(each) ? text : name
    if (shown === undefined) continue
    const opening = openings.get(document) ?? []
    opening.push(shown)
    openings.set(document, opening)
  }
  return openings
}

function planName(site: Site, { language }: SourceDocument, plan: string): string | undefined {
  const texts = site.find('catalog-texts', 'catalog', language)?.data
  const name = valueAt(texts, `plans.${plan}.name`)
  return typeof name === 'string' ? name : undefined
}
