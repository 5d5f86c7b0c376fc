import { searchResultsOf, shownWidth, titlePath } from '../../text/search-result.ts'
import { defineLegacyRule } from '../rule.ts'

/** What search results have room for: of letters at 20 pixels, on a large screen. */
const most = { characters: 60, pixels: 600 }
const least = 15

export const rule = defineLegacyRule({
  code: 'seo/title-length',
  severity: 'warning',
  summary: {
    en: 'A title fits in search results.',
    nl: 'Een titel past in de zoekresultaten.',
  },
  why: {
    en: 'What is too long is cut off, and what is very short says too little to be clicked.',
    nl: 'Wat te lang is, wordt afgekapt, en wat heel kort is, zegt te weinig om op te klikken.',
  },
  example: {
    before: 'title: Websites, lead funnels and automation for coaches and consultants in Amsterdam',
    after: 'title: Websites and lead funnels for coaches',
  },

  *check(site) {
    for (const { document, language, title } of searchResultsOf(site)) {
      const { length } = title
      const pixels = shownWidth(title, 20)
      const isLong = length > most.characters || pixels > most.pixels
      if (!isLong && length >= least) continue

      yield {
        at: document.place(titlePath),
        path: 'title',
        message: isLong
          ? {
              en: `This title takes ${length} characters and ${pixels} pixels; search results have room for ${most.characters} and ${most.pixels}.`,
              nl: `Deze titel is ${length} tekens en ${pixels} pixels lang; zoekresultaten hebben ruimte voor ${most.characters} en ${most.pixels}.`,
            }
          : {
              en: `This title has ${length} characters; fewer than ${least} say too little.`,
              nl: `Deze titel heeft ${length} tekens; minder dan ${least} zegt te weinig.`,
            },
        hint: isLong
          ? {
              en: 'Put what matters first and leave out the rest.',
              nl: 'Zet het belangrijkste voorop en laat de rest weg.',
            }
          : {
              en: 'Say what the page is about, and whose it is.',
              nl: 'Zeg waar de pagina over gaat, en van wie ze is.',
            },
        values: { [language.code]: title },
      }
    }
  },
})
