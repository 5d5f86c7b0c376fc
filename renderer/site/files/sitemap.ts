import type { ListedPage } from '../page-input.ts'
import { escapeMarkup } from './escape-markup.ts'

/** The sitemap: every page that search engines may index, with its translations. */
export function sitemapXml(pages: readonly ListedPage[]): string {
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

/** Allows crawling, and contains the address of the sitemap. */
export function robotsTxt(pages: readonly ListedPage[]): string {
  const origin = pages[0]?.chrome.origin ?? ''
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`
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
