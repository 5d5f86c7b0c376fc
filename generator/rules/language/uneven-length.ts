import { prosePairsOf } from '../../compare/prose.ts'
import { vocabularyOf } from '../../languages/index.ts'
import { languageName } from '../../languages/language-name.ts'
import { formatPath } from '../../read/path.ts'
import { defineLocalRule } from '../rule.ts'
import { lengthRatio } from './length-ratio.ts'

export const unevenLength = defineLocalRule({
  code: 'language/length',
  severity: 'warning',
  summary: {
    en: 'A translation is about as long as what it translates.',
    nl: 'Een vertaling is ongeveer zo lang als wat ze vertaalt.',
  },
  why: {
    en: 'A paragraph that is much shorter in one language often lost a sentence, and a longer one kept what was taken out.',
    nl: 'In een alinea die in één taal veel korter is, ontbreekt vaak een zin; een langere heeft nog wat elders is weggehaald.',
  },
  example: {
    before:
      '# en\ntext: You pay at the start and on delivery. After that there is nothing left to pay to us.\n# nl\ntext: Je betaalt bij de start.',
    after:
      '# nl\ntext: Je betaalt bij de start en bij oplevering. Daarna betaal je ons niets meer.',
  },

  each: prosePairsOf,

  *find(items, site) {
    for (const { source, translation, language } of items) {
      const [from, to] = [vocabularyOf(site.source.code), vocabularyOf(language.code)]
      if (!from || !to) continue

      const ratio = lengthRatio(source.text, translation.text, to.length / from.length)
      if (ratio === undefined) continue
      const percent = Math.round(ratio * 100)
      const [original, other] = [languageName(site.source.code), languageName(language.code)]
      yield {
        at: translation.document.place(translation.path),
        path: formatPath(translation.path, translation.document.data),
        message: {
          en: `The ${other.en} text is ${percent}% as long as the ${original.en} one.`,
          nl: `De tekst in het ${other.nl} is ${percent}% zo lang als die in het ${original.nl}.`,
        },
        hint:
          ratio < 1
            ? {
                en: 'See whether a sentence is missing.',
                nl: 'Kijk of er een zin ontbreekt.',
              }
            : {
                en: 'See whether it says more than the source.',
                nl: 'Kijk of er meer in staat dan in de brontekst.',
              },
        related: [
          {
            at: source.document.place(source.path),
            message: { en: 'The source text is here.', nl: 'De brontekst staat hier.' },
          },
        ],
        values: { [site.source.code]: source.text, [language.code]: translation.text },
      }
    }
  },
})
