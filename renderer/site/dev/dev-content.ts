import type { BrandData, QuizPlayer } from '#site/types.ts'
import type { PageInput } from '../page-input.ts'

/** The address of a page. */
export interface DevAddress {
  readonly path: string
  readonly status: 200 | 404
}

/** A page of content that may have errors. */
export interface DevPage {
  /** undefined if it cannot be drawn yet. */
  readonly input: PageInput | undefined
  /** What the page does not show of its files. */
  readonly notes: readonly string[]
}

/** The content at one moment. Pages are drawn when they are asked for. */
export interface DevContent {
  /** Whether it was checked once. Before that, a page that cannot be drawn may be one that is not known yet. */
  readonly isChecked: boolean
  readonly brand: BrandData
  readonly addresses: readonly DevAddress[]
  draw(path: string): DevPage
  /** What the quizzes of each language are played with; none while that cannot be drawn. */
  players(): readonly QuizPlayer[]
}
