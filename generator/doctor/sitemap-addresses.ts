const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
}

/** The addresses of the pages that a sitemap lists. */
export const sitemapAddresses = (xml: string): readonly string[] =>
  Array.from(xml.matchAll(/<loc>\s*([^<]*?)\s*<\/loc>/g), ([, address = '']) =>
    address.replaceAll(/&\w+;/g, (entity) => entities[entity] ?? entity),
  )
