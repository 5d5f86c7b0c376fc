import type { LanguageOption, QuizPlayer } from '#site/types.ts'
import type { SiteState } from '../../site/site-state.tsx'

/** The languages that the builder of a page can make a quiz in, that of the page first. */
export const quizLanguages = ({ page, chrome }: SiteState): readonly LanguageOption[] =>
  (page.quizLanguages ?? []).flatMap(
    (code) => chrome.languages.find((language) => language.code === code) ?? [],
  )

const loaded = new Map<string, Promise<QuizPlayer>>()

/**
 * Fetches once what the quizzes of a language are played with; for a language that has none, and for a quiz that names
 * none, that of the page. A failure is tried again by the next call.
 */
export function loadPlayer(site: SiteState, language: string | undefined): Promise<QuizPlayer> {
  const languages = quizLanguages(site)
  const { prefix = '' } = languages.find(({ code }) => code === language) ?? languages[0] ?? {}
  const loading = loaded.get(prefix) ?? read(`${prefix}/quiz-player.json`)
  loaded.set(prefix, loading)
  loading.catch(() => loaded.delete(prefix))
  return loading
}

/** Parses the file. The generator wrote it, so its shape is not validated. */
async function read(address: string): Promise<QuizPlayer> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`)
  const player: QuizPlayer = await response.json()
  return player
}
