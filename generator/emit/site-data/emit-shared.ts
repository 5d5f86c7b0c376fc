import type { FormRules, QuizBanks, SiteData } from '#site/types.ts'
import type { Cache } from '../../cache.ts'
import type { Site } from '../../model/site.ts'
import { emitForms } from '../forms/forms.ts'
import { createEmissions, type Emission } from '../lookups/emissions.ts'
import { emitQuizBanks } from './quiz-banks.ts'
import { emitSite } from './site.ts'

/** The data that no page holds. */
export interface SharedData {
  readonly site: SiteData
  readonly forms: Emission<FormRules>
  readonly quizBanks: Emission<QuizBanks>
}

export function emitShared(whole: Site, cache: Cache): SharedData {
  const { site, of } = cache.get(createEmissions, whole, cache)
  return {
    site: emitSite(whole, cache),
    forms: of(() => emitForms(site, cache)),
    quizBanks: of(() => emitQuizBanks(site, cache)),
  }
}
