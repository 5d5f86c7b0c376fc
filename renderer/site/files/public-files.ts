import type { Chrome, QuizPlayer, SecurityContact, SiteData } from '#site/types.ts'
import type { BrandArt } from '../images/brand-art.ts'
import { iconFiles, plainTile } from '../images/icons.ts'
import type { ListedPage } from '../page-input.ts'
import { chromeFile, playerFile } from './file-names.ts'

interface Input {
  readonly art: BrandArt
  readonly pages: readonly ListedPage[]
  readonly site: SiteData
  readonly players: readonly QuizPlayer[]
}

/** The icons, the files for search engines, `security.txt`, and the data per language. */
export async function publicFiles({
  art,
  pages,
  site,
  players,
}: Input): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const chromes = new Map(pages.map(({ chrome }) => [chrome.language, chrome]))
  const [first] = chromes.values()
  if (!first) return new Map()

  return new Map<string, string | Uint8Array>([
    ...(await iconFiles(art, first.brand.tile ?? plainTile)),
    ['sitemap.xml', sitemapXml(pages)],
    ['robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${first.origin}/sitemap.xml\n`],
    ...(site.security ? [securityTxt(first, site.security)] : []),
    ...Array.from(chromes.values(), (chrome) => jsonFile(chromeFile(chrome), chrome)),
    ...players.map((player) => jsonFile(playerFile(player, first), player)),
  ])
}

const jsonFile = (path: string, data: object) => [path, JSON.stringify(data)] as const

/** `security.txt` (RFC 9116). */
function securityTxt({ origin, languages }: Chrome, { contact, expires }: SecurityContact) {
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${expires}T00:00:00Z`,
    `Preferred-Languages: ${languages.map(({ code }) => code).join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ]
  return ['.well-known/security.txt', lines.join('\n')] as const
}

/** The sitemap: every page that search engines may index, with its translations. */
function sitemapXml(pages: readonly ListedPage[]): string {
  const listed = pages.filter(
    ({ page }) => page.status === 200 && page.canonical === undefined && !page.unlisted,
  )

  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...listed.map(toUrl),
    '</urlset>',
    '',
  ].join('\n')
}

function toUrl({ page, chrome }: ListedPage): string {
  const absolute = (path: string) => escapeMarkup(`${chrome.origin}${path}`)
  const twins = Object.entries(page.twins)
  const links =
    twins.length > 1 ? [...twins, ['x-default', twins[0]?.[1] ?? page.path] as const] : []

  return [
    `  <url><loc>${absolute(page.path)}</loc>`,
    ...links.map(
      ([language, path]) =>
        `    <xhtml:link rel="alternate" hreflang="${language}" href="${absolute(path)}"/>`,
    ),
    '  </url>',
  ].join('\n')
}

/** A text as it stands in HTML or XML, between tags or in an attribute with double quotes. */
const escapeMarkup = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
