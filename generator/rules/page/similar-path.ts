import { type PageAddress, pageAddresses } from '../../model/links.ts'
import { defineLegacyRule } from '../rule.ts'

export const rule = defineLegacyRule({
  code: 'page/similar-path',
  severity: 'warning',
  summary: {
    en: 'No two pages have one address in two spellings.',
    nl: 'Geen twee pagina’s hebben één adres in twee spellingen.',
  },
  why: {
    en: 'Nobody tells /case-study/anna from /case-study-anna, and one of the two grows old unseen.',
    nl: 'Niemand houdt /case-study/anna en /case-study-anna uit elkaar, en een van de twee veroudert ongezien.',
  },
  example: {
    before: 'pages/case-study-anna.yaml\npages/case-study/anna.yaml',
    after: '# pages/case-study/anna.yaml alone\naliases: [/case-study-anna]',
  },

  *check(site) {
    for (const { code } of site.languages) {
      const known = new Map<string, PageAddress>()
      for (const { page, path, key } of pageAddresses(site, code)) {
        const other = known.get(bare(path))
        if (!other) known.set(bare(path), { page, path, key })
        if (!other || other.page === page || other.path === path) continue
        yield {
          at: page.place(key),
          message: {
            en: `${path} is another page than ${other.path}, with an address that differs in signs alone.`,
            nl: `${path} is een andere pagina dan ${other.path}, met een adres dat alleen in leestekens verschilt.`,
          },
          hint: {
            en: 'If it is the same page, keep one and write the other address under its "aliases".',
            nl: 'Is het dezelfde pagina, houd er dan één en zet het andere adres bij "aliases".',
          },
          related: [
            {
              at: other.page.place([]),
              message: { en: 'The other page is here.', nl: 'De andere pagina staat hier.' },
            },
          ],
        }
      }
    }
  },
})

/** An address by its letters and digits alone. */
const bare = (path: string) => path.toLowerCase().replaceAll(/[/._-]/g, '')
