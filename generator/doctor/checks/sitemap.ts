import { defineCheck } from '../check.ts'
import { showsFile } from '../deployed-site.ts'
import { sitemapAddresses } from '../sitemap-addresses.ts'

export const check = defineCheck({
  code: 'deployed/sitemap',
  severity: 'warning',
  summary: 'The sitemap lists the pages of the site, at the address of the site.',
  why: 'Search engines find pages by it that few links lead to.',
  example: {
    before: 'GET /sitemap.xml\n404',
    after: 'GET /sitemap.xml\n200, <loc>https://example.com/plans</loc>',
  },
  canBeAcknowledged: false,
  messages: {
    none: {
      message: 'There is no sitemap: this address answers with {status}.',
      hint: 'Deploy the file sitemap.xml that the build writes.',
    },
    empty: {
      message: 'The sitemap lists no page.',
      hint: 'Deploy the file sitemap.xml that the build writes.',
    },
    foreign: {
      message: 'The sitemap lists {address}, which is not of this site.',
      hint: 'Build with the right address in site.yaml.',
    },
  },

  *check(site) {
    const { sitemap } = site
    if (!sitemap) return
    const { url, status, body } = sitemap
    if (!showsFile(sitemap, site)) {
      yield { messageId: 'none', data: { status: String(status) }, url }
      return
    }
    const addresses = sitemapAddresses(body)
    if (addresses.length === 0) yield { messageId: 'empty', url }
    const foreign = addresses.find(
      (address) => ![site.ownOrigin, site.origin].includes(URL.parse(address)?.origin ?? ''),
    )
    if (foreign !== undefined) yield { messageId: 'foreign', data: { address: foreign }, url }
  },
})
