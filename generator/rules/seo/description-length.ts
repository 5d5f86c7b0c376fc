import { descriptionPath, searchResultsOf, shownWidth } from '../../text/search-result.ts'
import { defineLegacyRule } from '../rule.ts'

/** Two lines of search results, of letters at 14 pixels. */
const most = { characters: 165, pixels: 1000 }
const least = 70

export const rule = defineLegacyRule({
  code: 'seo/description-length',
  severity: 'warning',
  summary: {
    en: 'A description fills two lines of search results, and no more.',
    nl: 'Een omschrijving vult twee regels in de zoekresultaten, en niet meer.',
  },
  why: {
    en: 'What is too long ends in dots, and where there is too little, search engines pick words of their own.',
    nl: 'Wat te lang is, eindigt in puntjes, en is er te weinig, dan kiezen zoekmachines zelf woorden.',
  },
  example: {
    before: 'description: All about our plans.',
    after:
      'description: Three plans for a website that brings in clients, each paid once. Compare what is in them and what they cost.',
  },

  *check(site) {
    for (const { document, language, description } of searchResultsOf(site)) {
      const { length } = description
      const pixels = shownWidth(description, 14)
      const isLong = length > most.characters || pixels > most.pixels
      if (!isLong && length >= least) continue

      yield {
        at: document.place(descriptionPath),
        path: 'description',
        message: {
          en: `This description has ${length} characters and takes ${pixels} pixels; ${least} to ${most.characters} characters and ${most.pixels} pixels are right.`,
          nl: `Deze omschrijving heeft ${length} tekens en is ${pixels} pixels lang; ${least} tot ${most.characters} tekens en ${most.pixels} pixels is goed.`,
        },
        hint: isLong
          ? {
              en: 'Leave out what the page itself tells soon enough.',
              nl: 'Laat weg wat de pagina zelf snel genoeg vertelt.',
            }
          : {
              en: 'Say for whom it is and what they find.',
              nl: 'Zeg voor wie het is en wat die er vindt.',
            },
        values: { [language.code]: description },
      }
    }
  },
})
