import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteData } from '#site/types.ts'
import { sources } from '../bundle/sources.ts'
import type { ListedPage } from '../page-input.ts'
import { brandStyles } from './brand.ts'
import { chromeFile } from './file-names.ts'
import { robotsTxt, sitemapXml } from './sitemap.ts'

/** The default tile of the icon. */
const plainTile = 'mark'

interface Input {
  readonly root: string
  readonly pages: readonly ListedPage[]
  readonly site: SiteData
}

/** The icon, the files for search engines, `security.txt`, and the header and footer data per language. */
export function publicFiles({ root, pages, site }: Input): ReadonlyMap<string, string> {
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

/** `security.txt` (RFC 9116); nothing if the site has no contact for security reports. */
function securityTxt({
  pages,
  site: { security },
}: Omit<Input, 'root'>): readonly (readonly [file: string, text: string])[] {
  const chrome = pages[0]?.chrome
  if (!security || !chrome) return []

  const lines = [
    `Contact: ${security.contact}`,
    `Expires: ${security.expires}T00:00:00Z`,
    `Preferred-Languages: ${chrome.languages.map(({ code }) => code).join(', ')}`,
    `Canonical: ${chrome.origin}/.well-known/security.txt`,
    '',
  ]
  return [['.well-known/security.txt', lines.join('\n')]]
}

/** The icon of the site: one tile of the sprite with the colours of the style sheet. */
function favicon(root: string, tile: string): string {
  const sprite = readFileSync(join(root, sources.sprite), 'utf8')
  const symbol = new RegExp(`<symbol id="${tile}"[^>]*>(.*?)</symbol>`, 's').exec(sprite)?.[1] ?? ''
  const paints =
    readFileSync(join(root, brandStyles), 'utf8').match(/--(t-[iwpga]|accent):[^;]+;/g) ?? []

  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">',
    `<style>:root{color-scheme:light dark;${paints.join('')}}</style>`,
    symbol,
    '</svg>',
  ].join('')
}
