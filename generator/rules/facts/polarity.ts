import { translatablePairs } from '../../compare/pairs.ts'
import type { Memo } from '../../engine/memo.ts'
import type { Term } from '../../languages/language.ts'
import type { LanguageFormat } from '../../languages/language-format.ts'
import { textPlace, textSubjects } from '../../model/text-place.ts'
import { formatPath } from '../../read/path.ts'
import { figureContext } from '../../text/figures/figure-context.ts'
import { defineItemRule } from '../rule.ts'

export const rule = defineItemRule({
  code: 'facts/polarity',
  severity: 'warning',
  summary:
    'A translation does not turn a term of trade into its opposite: excluding, from, free, at most, per month.',
  why: 'A price that includes VAT in one language and excludes it in the other is two prices.',
  example: {
    before: '# en\nnote: Prices exclude VAT.\n# nl\nnote: Prijzen zijn inclusief btw.',
    after: '# nl\nnote: Prijzen zijn exclusief btw.',
  },

  messages: {
    opposite: {
      message: '{source} says “{said}”, {translation} says “{turned}”.',
      hint: 'Say the same in both, or keep it if they mean the same.',
      source: 'The {source} text.',
    },
  },
  items: translatablePairs,

  create: (site, memo) => {
    const { format } = figureContext(site, site.source.code, memo)

    return ({ source, translation, language }) => {
      const there = termsIn(source.text, format, memo)
      if (there.size === 0) return []
      const here = termsIn(translation.text, figureContext(site, language.code, memo).format, memo)

      for (const [one, other] of opposites) {
        const said = there.get(one)
        const turned = here.get(other)
        if (!said || !turned || there.has(other) || here.has(one)) continue
        return [
          {
            messageId: 'opposite',
            data: {
              source: { language: site.source.code },
              translation: { language: language.code },
              said: said.written,
              turned: turned.written,
            },
            at: textPlace(translation, { index: turned.index, length: turned.written.length }),
            path: formatPath(translation.path, translation.document.data),
            related: [
              {
                at: textPlace(source, { index: said.index, length: said.written.length }),
                message: 'source',
              },
            ],
            needs: textSubjects('meaning', translation),
            values: { [site.source.code]: source.text, [language.code]: translation.text },
          },
        ]
      }
      return []
    }
  },
})

const pairs: readonly (readonly [Term, Term])[] = [
  ['without-vat', 'with-vat'],
  ['excluding', 'including'],
  ['free', 'paid'],
  ['lower', 'upper'],
  ['beforehand', 'afterwards'],
  ['less', 'more'],
  ['hourly', 'daily'],
  ['hourly', 'weekly'],
  ['hourly', 'monthly'],
  ['hourly', 'yearly'],
  ['daily', 'weekly'],
  ['daily', 'monthly'],
  ['daily', 'yearly'],
  ['weekly', 'monthly'],
  ['weekly', 'yearly'],
  ['monthly', 'yearly'],
]

const opposites = pairs.flatMap(([one, other]) => [[one, other] as const, [other, one] as const])

/** A lookahead for a figure or a filled-in fact. */
const figure = String.raw`(?=(?:\*\*)?(?:€|eur|\$|£|\d|\{\{))`

const terms = [
  'without-vat',
  'with-vat',
  'excluding',
  'including',
  'free',
  'paid',
  'lower',
  'upper',
  'beforehand',
  'afterwards',
  'less',
  'more',
  'hourly',
  'daily',
  'weekly',
  'monthly',
  'yearly',
] as const satisfies readonly Term[]

/** The first use of each commercial term in a text. */
function termsIn(
  text: string,
  format: LanguageFormat,
  memo: Memo,
): ReadonlyMap<Term, { readonly index: number; readonly written: string }> {
  const { any, each } = memo.pure(compileTerms, format)
  const found = new Map<Term, { readonly index: number; readonly written: string }>()
  // Lower-casing the text once is much faster than case-insensitive patterns.
  const lower = text.toLowerCase()
  if (!any.test(lower)) return found
  for (const [term, pattern] of each) {
    const match = pattern.exec(lower)
    if (!match) continue
    const written = text.slice(match.index, match.index + match[0].length).trim()
    found.set(term, { index: match.index, written })
  }
  return found
}

export function compileTerms({ words }: LanguageFormat) {
  const sources = terms.map((term) => [term, words.terms[term].replaceAll('#', figure)] as const)
  return {
    /** Matches every text that has a term. */
    any: new RegExp(sources.map(([, source]) => `(?:${source})`).join('|'), 'u'),
    each: new Map(sources.map(([term, source]) => [term, new RegExp(source, 'u')])),
  }
}
