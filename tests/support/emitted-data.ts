import { createCache, emitPages, emitShared, type Site } from '#generator/index.ts'
import type { Chrome, FormRules, Page, QuizBanks, QuizPlayer, SiteData } from '#site/types.ts'

/** The emitted data of content without errors. */
export interface EmittedData {
  readonly site: SiteData
  readonly forms: FormRules
  readonly quizBanks: QuizBanks
  /** What the quizzes of each language are played with. */
  readonly players: readonly QuizPlayer[]
  readonly pages: readonly EmittedPage[]
}

interface EmittedPage {
  readonly language: string
  /** The path inside the language, such as `plans/core`. */
  readonly name: string
  readonly page: Page
  /** All pages of a language share one object. */
  readonly chrome: Chrome
}

/** Emits the data of each page, the form rules, the quiz banks and what quizzes are played with. */
export function emitData(site: Site): EmittedData {
  const cache = createCache()
  const shared = emitShared(site, cache)
  return {
    site: shared.site,
    forms: shared.forms,
    quizBanks: shared.quizBanks,
    players: shared.players,
    pages: emitPages(site, cache).flatMap(({ language, chrome, files }) =>
      Array.from(files.begin().value, ([name, page]) => ({ language, name, page, chrome })),
    ),
  }
}
