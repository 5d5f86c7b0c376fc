import type { Chrome, FormRules, Page, QuizBanks, SiteData } from '#site/types.ts'
import type { Cache } from '../cache.ts'
import type { Site } from '../model/site.ts'
import { emitChrome } from './chrome.ts'
import { emitForms } from './forms/forms.ts'
import { emitPage } from './page.ts'
import { emitQuizBanks } from './quiz-banks.ts'
import { emitSite } from './site.ts'

/** The emitted data of content without errors. */
export interface EmittedData {
  readonly site: SiteData
  readonly forms: FormRules
  readonly quizBanks: QuizBanks
  readonly pages: readonly EmittedPage[]
}

export interface EmittedPage {
  readonly language: string
  /** The path inside the language, such as `plans/core`. */
  readonly name: string
  readonly page: Page
  /** All pages of a language share one object. */
  readonly chrome: Chrome
}

/** Emits the data of each page, the form rules and the quiz banks. */
export const emitData = (site: Site, cache: Cache): EmittedData => ({
  site: emitSite(site, cache),
  forms: emitForms(site, cache),
  quizBanks: emitQuizBanks(site, cache),
  pages: site.languages.flatMap((language) => {
    const chrome = emitChrome(site, language, cache)
    return site
      .all('page', language.code)
      .flatMap((document) => [...emitPage(site, document.name, language, cache)])
      .map(([name, page]) => ({ language: language.code, name, page, chrome }))
  }),
})

/** The data as files, by path inside the generated folder. */
export function toFiles({
  site,
  forms,
  quizBanks,
  pages,
}: EmittedData): ReadonlyMap<string, unknown> {
  const files = new Map<string, unknown>([
    ['data/forms.json', forms],
    ['data/quiz-banks.json', quizBanks],
    ['data/site.json', site],
  ])
  for (const { language, name, page, chrome } of pages) {
    files.set(`data/${language}/chrome.json`, chrome)
    files.set(`data/${language}/pages/${name}.json`, page)
  }
  return files
}
