import { glossaryOf } from '../glossary.ts'
import { languageName } from '../language-name.ts'
import { vocabularyOf } from '../languages/vocabulary.ts'
import { formatPath } from '../path.ts'
import { proseTextsOf } from '../prose-texts.ts'
import { tokenPlace } from '../token-place.ts'
import { otherRegister } from '../words/other-register.ts'
import { defineLocalRule } from './rule.ts'

export const register = defineLocalRule({
  code: 'language/register',
  severity: 'warning',
  summary: {
    en: 'A language addresses its readers the same way everywhere.',
    nl: 'Een taal spreekt lezers overal op dezelfde manier aan.',
  },
  why: {
    en: 'Dutch readers notice at once when a page turns from je to u; it reads like the work of two firms.',
    nl: 'Lezers merken het meteen als een pagina van je naar u gaat; het lijkt het werk van twee bureaus.',
  },
  example: {
    before: 'text: Vertel ons over uw bedrijf.',
    after: 'text: Vertel ons over je bedrijf.',
  },

  each: proseTextsOf,

  *find(items, site) {
    const { register: registers } = glossaryOf(site)

    for (const text of items) {
      const wanted = registers.get(text.language)
      const vocabulary = vocabularyOf(text.language)
      if (wanted === undefined || !vocabulary || text.schema['x-kind'] === 'quote') continue

      const [first] = otherRegister(text.text, vocabulary, wanted)
      if (!first) continue
      yield {
        at: tokenPlace(text, { index: first.index, length: first.text.length }),
        path: formatPath(text.path, text.document.data),
        message: {
          en: `"${first.text}" is not how this site speaks to readers in ${languageName(text.language).en}: it uses "${wanted}".`,
          nl: `Met "${first.text}" spreekt deze site lezers in het ${languageName(text.language).nl} niet aan: hier hoort "${wanted}".`,
        },
        hint: {
          en: `Write the sentence again with "${wanted}".`,
          nl: `Schrijf de zin opnieuw met "${wanted}".`,
        },
        values: { [text.language]: text.text },
      }
    }
  },
})
