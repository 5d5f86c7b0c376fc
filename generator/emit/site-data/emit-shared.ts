import type { FormRules, QuizBanks, QuizPlayer, SiteData } from '#site/types.ts'
import type { Cache } from '../../check/cache.ts'
import type { Site } from '../../model/site.ts'
import { emissionKey } from '../emission-key.ts'
import { emitForms } from '../forms/form-rule.ts'
import { emitPlayers, emitQuizBanks } from './quizzes.ts'
import { emitSite } from './site.ts'

/** The data that no page holds. */
interface SharedData {
  readonly site: SiteData
  readonly forms: FormRules
  readonly quizBanks: QuizBanks
  /** What the quizzes of each language are played with. */
  readonly players: readonly QuizPlayer[]
}

export function emitShared(site: Site, cache: Cache): SharedData {
  const key = emissionKey(site)
  return {
    site: emitSite(site),
    forms: cache.get('forms', key, () => emitForms(site)),
    quizBanks: cache.get('quiz-banks', key, () => emitQuizBanks(site)),
    players: cache.get('players', key, () => emitPlayers(site)),
  }
}
