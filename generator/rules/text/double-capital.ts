import { textPairs } from '../../compare/pairs.ts'
import type { Site } from '../../model/site.ts'
import { createFix, textPlace } from '../../model/text-place.ts'
import { translatableTexts } from '../../model/texts.ts'
import { formatPath } from '../../read/path.ts'
import { defineLegacyItemRule } from '../rule.ts'

export const rule = defineLegacyItemRule({
  code: 'text/double-capital',
  severity: 'warning',
  summary: {
    en: 'No word begins with two capitals by a slip of the Shift key.',
    nl: 'Geen woord begint met twee hoofdletters doordat Shift te lang ingedrukt bleef.',
  },
  why: {
    en: 'It looks careless on a site that sells care.',
    nl: 'Het oogt slordig op een site die zorgvuldigheid verkoopt.',
  },
  example: { before: 'heading: WHat you get', after: 'heading: What you get' },

  each: translatableTexts,

  isSuspect: ({ text }) => text.search(slip) >= 0,

  *find(items, site) {
    const isInAll = sharedWords(site)

    for (const text of items) {
      for (const { index, 0: word } of text.text.matchAll(slip)) {
        if (known.test(word) || isInAll(word)) continue
        const meant = word.charAt(0) + word.slice(1).toLowerCase()
        const token = { index, length: word.length }
        yield {
          at: textPlace(text, token),
          path: formatPath(text.path, text.document.data),
          message: {
            en: `“${word}” begins with two capitals.`,
            nl: `“${word}” begint met twee hoofdletters.`,
          },
          hint: { en: `Write “${meant}”.`, nl: `Schrijf “${meant}”.` },
          ...createFix(text, token, {
            title: { en: `Write “${meant}”`, nl: `Schrijf “${meant}”` },
            text: meant,
          }),
        }
      }
    }
  },
})

const slip = /(?<![\p{L}\d.@/-])\p{Lu}{2}(?!s(?!\p{L}))\p{Ll}+(?![\p{L}\d@])/gu

/** The Dutch ij is one letter; OAuth and its like are names. */
const known = /^(?:IJ|OK|OAuth|LLama|VMware|GHz|VVe)/

/** A word that stands in a text and in its translation is a name. */
function sharedWords(site: Site): (word: string) => boolean {
  let shared: Set<string> | undefined
  return (word) => {
    shared ??= new Set(
      textPairs(site).flatMap(({ source, translation }) =>
        (source.text.match(slip) ?? []).filter((each) => translation.text.includes(each)),
      ),
    )
    return shared.has(word)
  }
}
