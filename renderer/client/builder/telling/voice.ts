import type { QuizPlayer, QuizPlayerWords } from '#site/types.ts'
import { interpolate } from '../../site/interpolate.ts'

/** The words that results are told with. */
export interface Voice {
  readonly frames: Pick<QuizPlayer, 'outputs' | 'words'>
  readonly quiz: Pick<QuizPlayerWords, 'complete' | 'thanks'> & Pick<QuizPlayer, 'locale'>
}

export const voiceOf = ({ outputs, words, player, locale }: QuizPlayer): Voice => {
  const { complete, thanks } = player
  return { frames: { outputs, words }, quiz: { complete, thanks, locale } }
}

/** Names in a row, as the language joins them. */
export const listed = ({ quiz: { locale } }: Voice, names: readonly string[]): string =>
  new Intl.ListFormat(locale).format(names)

/** A day written in full. */
export const dayOf = ({ quiz: { locale } }: Voice, date: Date): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' }).format(date)

interface Answered {
  readonly answer: string
  readonly advice: string
}

/** The player's own answer, then what to do about it. */
export const answered = (
  { frames: { words } }: Voice,
  { answer, advice }: Answered,
  sentence: string = words.answered,
): string => `${interpolate(sentence, { answer })} ${advice}`
