import type { FormRules, QuizBanks, QuizPlayer, SiteData } from '#site/types.ts'
import type { Memo } from '../../engine/memo.ts'
import { publishedPhotos } from '../../model/photos.ts'
import type { Site } from '../../model/site.ts'
import { emitForms } from '../forms/forms.ts'
import { faceIn, pagesIn } from '../page/provided-page.ts'
import { emitPlayers, emitQuizBanks } from './quizzes.ts'
import { emitSite } from './site.ts'

/** The data that no page holds. */
export interface SharedData {
  readonly site: SiteData
  readonly forms: FormRules
  readonly quizBanks: QuizBanks
  /** What the quizzes of each language are played with. */
  readonly players: readonly QuizPlayer[]
  /** The section types that pages of the site have, and their looks, such as `hero.title`, sorted. */
  readonly sectionTypes: readonly string[]
  /** The photos on its pages, by the path at which they are published. */
  readonly photos: ReadonlyMap<string, Uint8Array>
}

export const emitShared = (site: Site, memo: Memo): SharedData => ({
  site: emitSite(site, memo),
  forms: memo.stored(formsOf, site),
  quizBanks: memo.stored(quizBanksOf, site),
  players: memo.stored(playersOf, site),
  sectionTypes: memo.stored(sectionTypesOf, site),
  photos: publishedPhotos(site, memo.stored(heldOf, site)),
})

const formsOf = (site: Site, _: string, memo: Memo): FormRules => emitForms(site, memo)

const sectionTypesOf = (site: Site, _: string, memo: Memo): readonly string[] =>
  onPages(site, memo, 'sectionTypes')

const heldOf = (site: Site, _: string, memo: Memo): readonly string[] =>
  onPages(site, memo, 'holds')

function onPages(site: Site, memo: Memo, key: 'sectionTypes' | 'holds'): readonly string[] {
  const pages = site.languages.flatMap(({ code }) => pagesIn(site, code, memo))
  return [...new Set(pages.flatMap((page) => faceIn(site, page, memo)[key]))].toSorted()
}

const quizBanksOf = (site: Site, _: string, memo: Memo): QuizBanks => emitQuizBanks(site, memo)

const playersOf = (site: Site, _: string, memo: Memo): readonly QuizPlayer[] =>
  emitPlayers(site, memo)
