import { prosePairsOf } from '../../compare/prose.ts'
import { vocabularyOf } from '../../languages/index.ts'
import { languageName } from '../../languages/language-name.ts'
import { formatPath } from '../../read/path.ts'
import { glossaryOf } from '../../text/glossary.ts'
import { defineLocalRule } from '../rule.ts'
import { untranslated } from './untranslated.ts'

/** So many words are a sentence that nobody would leave as it is. */
const sentence = 4

export const untranslatedText = defineLocalRule({
  code: 'language/untranslated',
  severity: 'warning',
  summary: {
    en: 'A translation is not the source text itself.',
    nl: 'Een vertaling is niet de brontekst zelf.',
  },
  why: {
    en: 'It is the commonest thing to be forgotten when a text is copied to be translated later.',
    nl: 'Niets wordt zo vaak vergeten als een tekst die is gekopieerd om later te vertalen.',
  },
  example: {
    before: '# en\nlabel: See the plans\n# nl\nlabel: See the plans',
    after: '# nl\nlabel: Bekijk de pakketten',
  },

  each: prosePairsOf,

  *find(items, site) {
    const glossary = glossaryOf(site)

    for (const { source, translation, language } of items) {
      const vocabulary = vocabularyOf(language.code)
      if (!vocabulary || !vocabularyOf(site.source.code)) continue

      const words = untranslated({
        source: source.text,
        translation: translation.text,
        vocabulary,
        names: glossary.foldedNames,
        sharedWords: glossary.sharedWords(language.code),
      })
      if (words.length === 0) continue
      const [original, other] = [languageName(site.source.code), languageName(language.code)]
      yield {
        severity: words.length >= sentence ? 'error' : 'warning',
        at: translation.document.place(translation.path),
        path: formatPath(translation.path, translation.document.data),
        message: {
          en: `The ${other.en} text is the ${original.en} one.`,
          nl: `De tekst in het ${other.nl} is gelijk aan die in het ${original.nl}.`,
        },
        hint: {
          en: `Translate it. If ${other.en} says it this way too, add the word to sharedWords in glossary.yaml, or to names.`,
          nl: `Vertaal hem. Zegt het ${other.nl} dit ook zo, zet het woord dan in glossary.yaml bij sharedWords of bij names.`,
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
