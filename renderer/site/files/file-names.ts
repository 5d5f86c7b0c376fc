import type { Chrome, Page, QuizPlayer } from '#site/types.ts'

type Address = Pick<Page, 'path' | 'status'>

/** Path of a page's document: `nl/plans/index.html`, or `404.html` for the not-found page. */
export const documentFile = (page: Address) =>
  inFolder(page, page.status === 404 ? '404.html' : 'index.html')

/** Path of a page's data, beside its document. */
export const dataFile = (page: Address) =>
  inFolder(page, page.status === 404 ? '404.json' : 'page.json')

/** Path of the header and footer data of a language. */
export const chromeFile = ({ language, languages }: Chrome) =>
  languageFile(language, languages, 'chrome.json')

/** Path of what the quizzes of a language are played with. */
export const playerFile = ({ language }: QuizPlayer, { languages }: Pick<Chrome, 'languages'>) =>
  languageFile(language, languages, 'quiz-player.json')

function languageFile(language: string, languages: Chrome['languages'], name: string): string {
  const prefix = languages.find(({ code }) => code === language)?.prefix ?? ''
  return `${prefix}/${name}`.slice(1)
}

/**
 * A page's folder is its path, unless the path names a file. A not-found page is in the folder whose
 * paths it answers for.
 */
function inFolder({ path, status }: Address, name: string): string {
  if (status === 200 && path.endsWith('.html')) {
    return path.slice(1).replace(/html$/, name.endsWith('.json') ? 'json' : 'html')
  }
  const folder = status === 404 ? path.replace(/\/[^/]+$/, '') : path.replace(/\/$/, '')
  return `${folder}/${name}`.slice(1)
}
