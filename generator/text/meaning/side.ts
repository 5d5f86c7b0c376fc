import { type MeaningPhrase, readMeaningWords } from '../../languages/meaning-words.ts'
import { memoize } from '../../memoize.ts'
import type { FigureContext } from '../figures/figures-in.ts'
import { keyOf, marksOf } from './change.ts'
import { byForm } from './families.ts'
import type { Mark } from './marks.ts'
import { isSameValue, markOfValue, valuesIn } from './values.ts'

/** One language of a pair, with what it said when the pair was confirmed. */
export interface Side {
  readonly before: string
  readonly after: string
  readonly context: FigureContext
}

/** How a text, in any language, says what a mark does. */
export function saidLike(mark: Mark, { after, context }: Side): Mark | undefined {
  const { value } = mark
  if (!value) return marksOf(after, context).find((other) => keyOf(other) === keyOf(mark))
  const said = valuesIn(after, context).possible.find((other) => isSameValue(value, other))
  return said && markOfValue(said)
}

/** Whether a text, in any language, surely says what a mark does, and not only in a part of another value. */
export const saysSurely = (mark: Mark, side: Side): boolean => {
  const { value } = mark
  return value
    ? valuesIn(side.after, side.context).certain.some((other) => isSameValue(value, other))
    : says(mark, side)
}

/** Whether a text, in any language, may say what a mark does. Of a sentence, nobody knows. */
export const says = (mark: Mark, side: Side): boolean =>
  mark.family === 'sentence' || saidLike(mark, side) !== undefined

/** Whether a language has words for the family of a mark, so that their absence tells something. */
export const knows = ({ family, kind }: Mark, { context }: Side): boolean =>
  byForm.has(family) ||
  phrasesOf(context.format.locale).some((each) => each.family === family && each.kind === kind)

export const phrasesOf = memoize((locale: string): readonly MeaningPhrase[] =>
  [...readMeaningWords(locale).phrases.values()].flat(),
)
