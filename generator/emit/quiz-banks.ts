import type { Cache } from '../cache.ts'
import type { Language, Site } from '../model/site.ts'
import { resolveDocument } from '../text/resolve.ts'

/** What quizzes are generated from, as `schema/data/quiz-banks.schema.json` describes it. */
export const emitQuizBanks = (site: Site, cache: Cache): unknown => ({
  libraries: site.languages.flatMap((language) => emitLibrary(site, language, cache)),
})

/** None where a language has no tool builder. */
function emitLibrary(site: Site, language: Language, cache: Cache): readonly unknown[] {
  const builder = resolved(site, 'tool-builder', language, cache)
  const frames = resolved(site, 'quiz-frames', language, cache)
  if (!builder || !frames) return []

  const banks = site
    .all('quiz-bank', language.code)
    .map((document) => [document.name, resolveDocument(site, document, language, cache)])
  return [{ language: language.code, builder, frames, banks: Object.fromEntries(banks) }]
}

function resolved(
  site: Site,
  kind: 'tool-builder' | 'quiz-frames',
  language: Language,
  cache: Cache,
) {
  const document = site.find(kind, kind, language.code)
  return document && resolveDocument(site, document, language, cache)
}
