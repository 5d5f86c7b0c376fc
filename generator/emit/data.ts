import type { Site } from '../model/site.ts'
import { emitChrome } from './chrome.ts'
import { emitForms } from './forms/forms.ts'
import { emitPage } from './page.ts'
import { emitQuizBanks } from './quiz-banks.ts'
import { emitSite } from './site.ts'

/**
 * What is emitted of the content, by file name: the data of each page and language, the rules of the
 * forms, and what quizzes are made of.
 */
export function emitData(site: Site): ReadonlyMap<string, unknown> {
  const files = new Map<string, unknown>([
    ['data/forms.json', emitForms(site)],
    ['data/quiz-banks.json', emitQuizBanks(site)],
    ['data/site.json', emitSite(site)],
  ])

  for (const language of site.languages) {
    files.set(`data/${language.code}/chrome.json`, emitChrome(site, language))
    for (const page of site.all('page', language.code)) {
      for (const [name, emitted] of emitPage(site, page, language)) {
        files.set(`data/${language.code}/pages/${name}.json`, emitted)
      }
    }
  }
  return files
}
