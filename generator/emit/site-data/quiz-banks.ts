import type { QuizBank, QuizBanks, QuizLibrary } from '#site/types.ts'
import type { Cache } from '../../cache.ts'
import type { Language, Site } from '../../model/site.ts'
import { requireContent, resolveContent } from '../../text/resolve.ts'

/** The data that quizzes are generated from. */
export const emitQuizBanks = (site: Site, cache: Cache): QuizBanks => ({
  libraries: site.languages.flatMap((language) => emitLibrary(site, language, cache)),
})

/** The quiz library of a language. Empty without a tool builder. */
function emitLibrary(site: Site, language: Language, cache: Cache): readonly QuizLibrary[] {
  const builder = resolveContent(site, 'tool-builder', { language }, cache)
  const frames = resolveContent(site, 'quiz-frames', { language }, cache)
  if (!builder || !frames) return []

  const banks = site.all('quiz-bank', language.code).map(({ name }): [string, QuizBank] => {
    // Who read a bank stays with its editors.
    const { read: _, ...bank } = requireContent(site, 'quiz-bank', { name, language }, cache)
    return [name, bank]
  })
  return [{ language: language.code, builder, frames, banks: Object.fromEntries(banks) }]
}
