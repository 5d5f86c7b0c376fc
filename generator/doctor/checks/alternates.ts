import { defineCheck } from '../check.ts'
import { type VisitedPage, visitedAddress } from '../deployed-site.ts'

export const check = defineCheck({
  code: 'deployed/alternates',
  severity: 'warning',
  summary: 'A page and its translations name each other.',
  why: 'Search engines ignore a translation that does not point back, and show the wrong language.',
  example: {
    before: '/plans names /nl/plans, and /nl/plans names nothing',
    after: '/plans names /nl/plans, and /nl/plans names /plans',
  },
  canBeAcknowledged: false,
  messages: {
    self: {
      message: 'This page names its translations and not itself.',
      hint: 'Name the page itself among its alternates, with its own language.',
    },
    language: {
      message: 'This page is marked as “{lang}”, and its alternates call it “{hreflang}”.',
      hint: 'Deploy the newest build.',
    },
    back: {
      message: 'The translation {other} does not name this page.',
      hint: 'Deploy the newest build of all languages.',
    },
    broken: {
      message: 'The translation {other} answers with {status}.',
      hint: 'Deploy the newest build of all languages.',
    },
    fallback: {
      message: 'This page does not say which language is for all others.',
      hint: 'Name one as x-default.',
    },
  },

  *check(site) {
    const visited = new Map(site.pages.map((page) => [page.answer.url, page]))
    for (const each of site.pages) {
      const named = alternatesOf(each)
      if (each.answer.status !== 200 || named.length === 0) continue
      const { url } = each.answer
      const isSelf = ({ href }: Alternate) => visitedAddress(site, href) === url
      const self = named.find((link) => link.language !== fallback && isSelf(link))
      if (!self) yield { messageId: 'self', url }
      else if (self.language !== each.page.language)
        yield {
          messageId: 'language',
          data: { lang: each.page.language, hreflang: self.language },
          url,
        }
      if (!named.some(({ language }) => language === fallback)) yield { messageId: 'fallback', url }

      for (const link of named) {
        const other = visited.get(visitedAddress(site, link.href))
        if (link.language === fallback || isSelf(link) || !other) continue
        const data = { other: link.href, status: String(other.answer.status) }
        if (other.answer.status !== 200) yield { messageId: 'broken', data, url }
        else if (!alternatesOf(other).some(isSelf)) yield { messageId: 'back', data, url }
      }
    }
  },
})

const fallback = 'x-default'

type Alternate = VisitedPage['page']['links'][number]

const alternatesOf = ({ page }: VisitedPage) =>
  page.links.filter(({ rel, language }) => rel === 'alternate' && language !== '')
