import type { Cache } from '../cache.ts'
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
export function emitData(site: Site, cache: Cache): ReadonlyMap<string, unknown> {
  const files = new Map<string, unknown>([
    ['data/forms.json', emitForms(site, cache)],
    ['data/quiz-banks.json', emitQuizBanks(site, cache)],
    ['data/site.json', emitSite(site, cache)],
  ])

  for (const language of site.languages) {
    files.set(`data/${language.code}/chrome.json`, emitChrome(site, language, cache))
    for (const page of site.all('page', language.code)) {
      for (const [name, emitted] of emitPage(site, page, language, cache)) {
        files.set(`data/${language.code}/pages/${name}.json`, emitted)
      }
    }
  }
  return files
}
