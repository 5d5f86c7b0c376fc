import { vocabularyOf } from '../../languages/index.ts'
import { fillFacts } from '../../text/resolve.ts'
import { searchResultsOf, titlePath } from '../../text/search-result.ts'
import { defineRule } from '../rule.ts'
import { openingsOf } from './openings.ts'
import { sharesWord } from './shares-word.ts'

export const titleApart = defineRule({
  code: 'seo/title-heading',
  severity: 'warning',
  summary: {
    en: 'The title in search results and the top of the page share a word.',
    nl: 'De titel in de zoekresultaten en het begin van de pagina delen een woord.',
  },
  why: {
    en: 'Who clicks a title and reads something else thinks this is the wrong page, and goes back.',
    nl: 'Wie op een titel klikt en iets anders leest, denkt verkeerd te zitten en gaat terug.',
  },
  example: {
    before: 'title: Plans and prices\nsections:\n  - type: page-head\n    heading: Welcome',
    after:
      'title: Plans and prices\nsections:\n  - type: page-head\n    heading: Three plans, each paid once',
  },

  *check(site) {
    const openings = openingsOf(site)
    for (const { document, language, title } of searchResultsOf(site)) {
      const vocabulary = vocabularyOf(language.code)
      const opening = openings.get(document) ?? []
      // The brand stands in every title and tells nothing of the page.
      const [own = ''] = title.split(/\s[|·–—]\s/)
      if (!vocabulary || opening.length === 0) continue
      const text = fillFacts(site, language, opening.join('. '))
      if (sharesWord(own, text, vocabulary)) continue

      yield {
        at: document.place(titlePath),
        path: 'title',
        message: {
          en: 'This title and the top of its page have no word in common.',
          nl: 'Deze titel en het begin van de pagina hebben geen woord gemeen.',
        },
        hint: {
          en: 'Let the first section say what the title promises, in one of its words.',
          nl: 'Laat de eerste sectie zeggen wat de titel belooft, met een van die woorden.',
        },
        related: [
          {
            at: document.place(['sections', 0]),
            message: { en: 'The page begins here.', nl: 'De pagina begint hier.' },
          },
        ],
        values: { [language.code]: title },
      }
    }
  },
})
