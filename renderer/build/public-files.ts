import type { PageInput } from './build.ts'
import { favicon } from './favicon.ts'
import { chromeFile } from './file-names.ts'
import { robotsTxt, sitemapXml } from './sitemap.ts'

/** The tile of a site that names none. */
const plainTile = 'mark'

/** Files that lie beside the pages: the icon, what search engines ask for, and what surrounds the pages once per language. */
export function publicFiles(
  root: string,
  pages: readonly PageInput[],
): ReadonlyMap<string, string> {
  const chromes = new Map(pages.map(({ chrome }) => [chrome.language, chrome]))

  const icon = pages[0]?.chrome.brand.tile ?? plainTile

  return new Map([
    ['favicon.svg', favicon(root, icon)],
    ['sitemap.xml', sitemapXml(pages)],
    ['robots.txt', robotsTxt(pages)],
    ...[...chromes.values()].map((chrome): [string, string] => [
      chromeFile(chrome),
      JSON.stringify(chrome),
    ]),
  ])
}
