import type {
  QuizBank,
  QuizBanks,
  QuizLibrary,
  QuizPlayer,
  ToolBuilderContent,
} from '#site/types.ts'
import type { Language, Site } from '../../model/site.ts'
import { requireContent, resolveContent } from '../../text/resolve.ts'

/** The data that quizzes are generated from. */
export const emitQuizBanks = (site: Site): QuizBanks => ({
  libraries: builtIn(site).flatMap((language) => emitLibrary(site, language)),
})

/** None without a tool builder. */
const builtIn = (site: Site): readonly Language[] =>
  site.all('tool-builder').length > 0 ? site.languages : []

/** The quiz library of a language, with or without a tool builder. Empty without frames or a bank. */
function emitLibrary(site: Site, language: Language): readonly QuizLibrary[] {
  const builder = resolveContent(site, 'tool-builder', { language })
  const frames = resolveContent(site, 'quiz-frames', { language })
  const banks = site
    .all('quiz-bank', language.code)
    .map(({ name }): [string, QuizBank] => [
      name,
      requireContent(site, 'quiz-bank', { name, language }),
    ])
  if (!frames || banks.length === 0) return []
  return [
    {
      language: language.code,
      ...(builder && { builder }),
      frames,
      banks: Object.fromEntries(banks),
    },
  ]
}

/** What the quizzes of each language are played with. */
export const emitPlayers = (site: Site): readonly QuizPlayer[] =>
  builtIn(site).flatMap((language) => {
    const frames = resolveContent(site, 'quiz-frames', { language })
    if (!frames) return []
    const { kinds, outputs, player, words } = frames
    const { helplines = {} } = resolveContent(site, 'helplines', { language }) ?? {}
    return [{ language: language.code, kinds, outputs, player, words, helplines }]
  })

/** The languages that have frames and a bank for every trade of a tool builder. */
export const quizLanguages = (site: Site, { categories }: ToolBuilderContent): readonly string[] =>
  site.languages
    .map(({ code }) => code)
    .filter(
      (code) =>
        site.find('quiz-frames', 'quiz-frames', code) &&
        categories.every(({ subcategories }) =>
          subcategories
            .flatMap(({ id, audiences }) => audiences?.options.map((each) => each.id) ?? [id])
            .every((bank) => site.find('quiz-bank', bank, code)),
        ),
    )
