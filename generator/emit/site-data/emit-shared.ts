import type { FormRules, QuizBanks, SiteData } from '#site/types.ts'
import type { Memo } from '../../engine/memo.ts'
import type { Site } from '../../model/site.ts'
import { emitForms } from '../forms/forms.ts'
import { emitQuizBanks } from './quiz-banks.ts'
import { emitSite } from './site.ts'

/** The data that no page holds. */
export interface SharedData {
  readonly site: SiteData
  readonly forms: FormRules
  readonly quizBanks: QuizBanks
}

export const emitShared = (site: Site, memo: Memo): SharedData => ({
  site: emitSite(site, memo),
  forms: memo.stored(formsOf, site),
  quizBanks: memo.stored(quizBanksOf, site),
})

const formsOf = (site: Site, _: string, memo: Memo): FormRules => emitForms(site, memo)

const quizBanksOf = (site: Site, _: string, memo: Memo): QuizBanks => emitQuizBanks(site, memo)
