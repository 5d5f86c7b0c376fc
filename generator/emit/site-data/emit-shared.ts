import type { FormRules, QuizBank, QuizBanks, QuizLibrary, SiteData } from '#site/types.ts'
import type { Memo } from '../../engine/memo.ts'
import type { Language, Site } from '../../model/site.ts'
import { requireContent, resolveContent } from '../../text/resolve.ts'
import { emitForms } from '../forms/forms.ts'
import { faceIn, pagesIn } from '../page/provided-page.ts'
import { emitSite } from './site.ts'

/** The data that no page holds. */
export interface SharedData {
  readonly site: SiteData
  readonly forms: FormRules
  readonly quizBanks: QuizBanks
  /** The section types that pages of the site have, and their looks, such as `hero.title`, sorted. */
  readonly sectionTypes: readonly string[]
}

export const emitShared = (site: Site, memo: Memo): SharedData => ({
  site: emitSite(site, memo),
  forms: memo.stored(formsOf, site),
  quizBanks: memo.stored(quizBanksOf, site),
  sectionTypes: memo.stored(sectionTypesOf, site),
})

const formsOf = (site: Site, _: string, memo: Memo): FormRules => emitForms(site, memo)

const sectionTypesOf = (site: Site, _: string, memo: Memo): readonly string[] => {
  const pages = site.languages.flatMap(({ code }) => pagesIn(site, code, memo))
  return [...new Set(pages.flatMap((page) => faceIn(site, page, memo).sectionTypes))].toSorted()
}

const quizBanksOf = (site: Site, _: string, memo: Memo): QuizBanks => emitQuizBanks(site, memo)

/** The data that quizzes are generated from. */
const emitQuizBanks = (site: Site, memo: Memo): QuizBanks => ({
  libraries: site.languages.flatMap((language) => emitLibrary(site, language, memo)),
})

/** The quiz library of a language. Empty without a tool builder. */
function emitLibrary(site: Site, language: Language, memo: Memo): readonly QuizLibrary[] {
  const builder = resolveContent(site, 'tool-builder', { language }, memo)
  const frames = resolveContent(site, 'quiz-frames', { language }, memo)
  if (!builder || !frames) return []

  const banks = site.all('quiz-bank', language.code).map(({ name }): [string, QuizBank] => {
    // Who read a bank stays with its editors.
    const { read: _, ...bank } = requireContent(site, 'quiz-bank', { name, language }, memo)
    return [name, bank]
  })
  return [{ language: language.code, builder, frames, banks: Object.fromEntries(banks) }]
}
