import type { BuildInput } from '../build.ts'
import { favicon } from './favicon.ts'
import { chromeFile } from './file-names.ts'
import { securityTxt } from './security-txt.ts'
import { robotsTxt, sitemapXml } from './sitemap.ts'

/** The tile of a site that names none. */
const plainTile = 'mark'

/** Files that lie beside the pages: the icon, what search engines ask for, and what surrounds the pages once per language. */
export function publicFiles({
  root,
  pages,
  site,
}: Pick<BuildInput, 'root' | 'pages' | 'site'>): ReadonlyMap<string, string> {
  const chromes = new Map(pages.map(({ chrome }) => [chrome.language, chrome]))

  const icon = pages[0]?.chrome.brand.tile ?? plainTile

  return new Map([
    ['favicon.svg', favicon(root, icon)],
    ['sitemap.xml', sitemapXml(pages)],
    ['robots.txt', robotsTxt(pages)],
    ...securityTxt({ pages, site }),
    ...[...chromes.values()].map((chrome): [string, string] => [
      chromeFile(chrome),
      JSON.stringify(chrome),
    ]),
  ])
}
