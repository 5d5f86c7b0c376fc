import { pageAddresses } from '../../model/links.ts'
import type { SourceDocument } from '../../read/documents.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  code: 'page/duplicate-path',
  severity: 'error',
  summary: {
    en: 'No two pages of a language share an address.',
    nl: 'Geen twee pagina’s van een taal hebben hetzelfde adres.',
  },
  why: {
    en: 'Only one of them could be seen.',
    nl: 'Maar een van de twee zou te zien zijn.',
  },
  example: {
    before: '# pages/pricing.yaml\npath: /plans',
    after: '# pages/pricing.yaml\npath: /pricing',
  },
  canBeAcknowledged: false,

  *check(site) {
    for (const { code } of site.languages) {
      const owners = new Map<string, SourceDocument>()

      // First addresses come first: of a page and another's second address, the latter is to blame.
      for (const { page, path, key } of pageAddresses(site, code)) {
        const owner = owners.get(path)
        if (owner) {
          yield {
            at: page.place(key),
            message: {
              en: `The page "${owner.name}" has the address ${path} already.`,
              nl: `De pagina "${owner.name}" heeft het adres ${path} al.`,
            },
            hint: {
              en: 'Give one of the two another path, or take it away.',
              nl: 'Geef een van de twee een ander pad, of haal het weg.',
            },
            related: [
              {
                at: owner.place([]),
                message: { en: 'The other page is here.', nl: 'De andere pagina staat hier.' },
              },
            ],
          }
        } else owners.set(path, page)
      }
    }
  },
})
