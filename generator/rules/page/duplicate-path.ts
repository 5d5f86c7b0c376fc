import { joinAddress, pageAddresses } from '../../model/links.ts'
import type { SourceDocument } from '../../read/documents.ts'
import { defineSiteRule } from '../rule.ts'

export const rule = defineSiteRule({
  code: 'page/duplicate-path',
  severity: 'error',
  summary: 'No two pages of a language share an address.',
  why: 'Only one of them could be seen.',
  example: {
    before: '# pages/pricing.yaml\npath: /plans',
    after: '# pages/pricing.yaml\npath: /pricing',
  },
  canBeAcknowledged: false,

  messages: {
    taken: {
      message: 'The page "{page}" has the address {path} already.',
      hint: 'Give one of the two another path, or remove it.',
      other: 'The other page is here.',
    },
  },

  *check(site) {
    const owners = new Map<string, SourceDocument>()
    for (const { code, prefix } of site.languages) {
      // Primary addresses come first, so that a conflict is reported at the other address.
      for (const { page, path, key } of pageAddresses(site, code)) {
        const address = joinAddress(prefix, path)
        const owner = owners.get(address)
        if (!owner) {
          owners.set(address, page)
          continue
        }
        yield {
          messageId: 'taken',
          data: { page: owner.name, path },
          at: page.place(key),
          related: [{ at: owner.place([]), message: 'other' }],
        }
      }
    }
  },
})
