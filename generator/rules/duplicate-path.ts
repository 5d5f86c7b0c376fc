import type { SourceDocument } from '../documents.ts'
import { isRecord, type Path } from '../path.ts'
import type { Site } from '../site.ts'
import { defineRule } from './rule.ts'

export const duplicatePath = defineRule({
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
  canBeKept: false,

  *check(site) {
    for (const { code } of site.languages) {
      const owners = new Map<string, SourceDocument>()
      const pages = site.all('page', code)

      // First addresses come first: of a page and another's second address, the latter is to blame.
      for (const { page, path, key } of [
        ...pages.map((each) => firstAddress(site, each)),
        ...pages.flatMap(otherAddresses),
      ]) {
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

/** An address of a page, with the key that gives it. */
interface Address {
  readonly page: SourceDocument
  readonly path: string
  readonly key: Path
}

const firstAddress = (site: Site, page: SourceDocument): Address => ({
  page,
  path: site.pathOf(page.name) ?? `/${page.name}`,
  key: ['path'],
})

function otherAddresses(page: SourceDocument): readonly Address[] {
  const aliases = isRecord(page.data) ? page.data['aliases'] : undefined
  if (!Array.isArray(aliases)) return []
  return aliases.map((path, index) => ({ page, path: String(path), key: ['aliases', index] }))
}
