import { hrefOf, joinAddress, languageOf, pageAddresses, plainAddress } from '../../model/links.ts'
import type { Site } from '../../model/site.ts'
import { formatPath, isRecord } from '../../read/path.ts'
import { defineSiteRule } from '../rule.ts'

export const rule = defineSiteRule({
  code: 'page/hidden-redirect',
  severity: 'error',
  summary: 'An address that leads elsewhere is not the address of a page.',
  why: 'The page is shown at its address, so the redirect has no effect; or visitors would go round in circles.',
  example: {
    before: '# redirects.yaml\n/about: home',
    after: '# redirects.yaml\n/about-us: about',
  },
  canBeAcknowledged: false,

  messages: {
    hidden: {
      message: '{from} is the address of a page.',
      hint: 'Remove it here, or give the page another path.',
    },
    circle: {
      message: '{from} includes {target}, which it leads to.',
      hint: 'Write out the old addresses one by one.',
    },
  },

  *check(site) {
    const document = site.find('redirects', 'redirects')
    if (!document || !isRecord(document.data)) return

    const pages = addressesOfPages(site)
    for (const [from, to] of Object.entries(document.data)) {
      const target = hrefOf(String(to), site, languageOf(site, from))
      const isCircle = from.endsWith('*') && target.startsWith(from.slice(0, -1))
      if (!pages.has(plainAddress(from)) && !isCircle) continue

      yield {
        messageId: isCircle ? 'circle' : 'hidden',
        data: { from, target },
        at: document.place([from], { part: 'key' }),
        path: formatPath([from], document.data),
      }
    }
  },
})

const addressesOfPages = (site: Site): ReadonlySet<string> =>
  new Set(
    site.languages.flatMap(({ code, prefix }) =>
      pageAddresses(site, code).map(({ path }) => joinAddress(prefix, path)),
    ),
  )
