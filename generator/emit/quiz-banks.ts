import type { Language, Site } from '../site.ts'
import { resolveDocument } from './resolve.ts'

/** What quizzes are generated from, for each language that has a tool builder; see `schema/data/quiz-library.schema.json`. */
export const emitQuizBanks = (site: Site): readonly unknown[] =>
  site.languages.flatMap((language) => {
    const builder = resolved(site, 'tool-builder', language)
    const frames = resolved(site, 'quiz-frames', language)
    if (!builder || !frames) return []

    const banks = site
      .all('quiz-bank', language.code)
      .map((document) => [document.name, resolveDocument(site, document, language)])
    return [{ language: language.code, builder, frames, banks: Object.fromEntries(banks) }]
  })

function resolved(site: Site, kind: 'tool-builder' | 'quiz-frames', language: Language) {
  const document = site.find(kind, kind, language.code)
  return document && resolveDocument(site, document, language)
}
