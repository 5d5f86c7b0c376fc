import { prosePairsOf } from '../../compare/prose.ts'
import type { Term } from '../../languages/language.ts'
import { languageName } from '../../languages/language-name.ts'
import { tokenPlace } from '../../model/token-place.ts'
import { formatPath } from '../../read/path.ts'
import { readerOf } from '../../text/figures/figure-context.ts'
import { defineLocalRule } from '../rule.ts'
import { termsIn } from './terms-in.ts'

export const factPolarity = defineLocalRule({
  code: 'facts/polarity',
  severity: 'warning',
  summary: {
    en: 'A translation does not turn a term of trade into its opposite: excluding, from, free, at most, per month.',
    nl: 'Een vertaling maakt van een voorwaarde niet het tegendeel: exclusief, vanaf, gratis, maximaal, per maand.',
  },
  why: {
    en: 'A price that includes VAT in one language and excludes it in the other is two prices.',
    nl: 'Een prijs die in de ene taal met btw is en in de andere zonder, is twee prijzen.',
  },
  example: {
    before: '# en\nnote: Prices exclude VAT.\n# nl\nnote: Prijzen zijn inclusief btw.',
    after: '# nl\nnote: Prijzen zijn exclusief btw.',
  },

  each: prosePairsOf,

  *find(items, site) {
    for (const { source, translation, language } of items) {
      const there = termsIn(source.text, readerOf(site).conventions)
      if (there.size === 0) continue
      const here = termsIn(translation.text, readerOf(site, language.code).conventions)

      for (const [one, other] of opposites) {
        const said = there.get(one)
        const turned = here.get(other)
        if (!said || !turned || there.has(other) || here.has(one)) continue
        const original = languageName(site.source.code)
        const translated = languageName(language.code)
        yield {
          at: tokenPlace(translation, { index: turned.index, length: turned.written.length }),
          path: formatPath(translation.path, translation.document.data),
          message: {
            en: `${original.en} says “${said.written}”, ${translated.en} says “${turned.written}”.`,
            nl: `Het ${original.nl} zegt “${said.written}”, het ${translated.nl} zegt “${turned.written}”.`,
          },
          hint: {
            en: 'Say the same in both, or keep it if they mean the same.',
            nl: 'Zeg in beide hetzelfde, of laat het zo als ze hetzelfde betekenen.',
          },
          related: [
            {
              at: tokenPlace(source, { index: said.index, length: said.written.length }),
              message: { en: `The ${original.en} text.`, nl: `De tekst in het ${original.nl}.` },
            },
          ],
          values: { [site.source.code]: source.text, [language.code]: translation.text },
        }
        break
      }
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
