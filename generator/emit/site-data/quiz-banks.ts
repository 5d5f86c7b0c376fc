import type { QuizBank, QuizBanks, QuizLibrary } from '#site/types.ts'
import type { Memo } from '../../engine/memo.ts'
import type { Language, Site } from '../../model/site.ts'
import { requireContent, resolveContent } from '../../text/resolve.ts'

/** The data that quizzes are generated from. */
export const emitQuizBanks = (site: Site, memo: Memo): QuizBanks => ({
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
