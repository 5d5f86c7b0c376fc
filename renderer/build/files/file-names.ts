import type { Chrome, Page } from '#site/types.ts'

/** Where a page's document lies: `nl/plans/index.html`, and `404.html` for the page of no address. */
export const documentFile = (page: Page) =>
  inFolder(page, page.status === 404 ? '404.html' : 'index.html')

/** Where a page's data lies, beside its document. */
export const dataFile = (page: Page) =>
  inFolder(page, page.status === 404 ? '404.json' : 'page.json')

/** Where the data of what surrounds a language's pages lies. */
export function chromeFile({ language, languages }: Chrome): string {
  const prefix = languages.find(({ code }) => code === language)?.prefix ?? ''
  return `${prefix}/chrome.json`.slice(1)
}

/**
 * A page's folder is its address, unless that names a file; a not-found page stands in the folder
 * that it stands in for.
 */
function inFolder({ path, status }: Page, name: string): string {
  if (status === 200 && path.endsWith('.html')) {
    return path.slice(1).replace(/html$/, name.endsWith('.json') ? 'json' : 'html')
  }
  const folder = status === 404 ? path.replace(/\/[^/]+$/, '') : path.replace(/\/$/, '')
  return `${folder}/${name}`.slice(1)
}
