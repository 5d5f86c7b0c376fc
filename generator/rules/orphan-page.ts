import { readTarget } from '../links.ts'
import { isRecord } from '../path.ts'
import { linksIn } from '../rich-text.ts'
import type { Site } from '../site.ts'
import { textsOf } from '../values.ts'
import { defineRule } from './rule.ts'

export const orphanPage = defineRule({
  code: 'page/orphan',
  severity: 'warning',
  summary: {
    en: 'A menu or another page leads to every page.',
    nl: 'Naar elke pagina leidt een menu of een andere pagina.',
  },
  why: {
    en: 'A page that nothing leads to is found by nobody.',
    nl: 'Een pagina waar niets heen leidt, vindt niemand.',
  },
  example: {
    before: '# pages/spring-offer.yaml, to which nothing links\ntitle: Spring offer',
    after: '# pages/spring-offer.yaml\ntitle: Spring offer\nunlisted: true',
  },

  *check(site) {
    for (const { code } of site.languages) {
      const linked = linkedPages(site, code)
      for (const page of site.all('page', code)) {
        const { aliases, status, unlisted } = isRecord(page.data) ? page.data : {}
        const path = site.pathOf(page.name)
        const isFound = path === '/' || status === 404 || unlisted === true || linked.has(page.name)
        const otherNames = Array.isArray(aliases)
          ? aliases.map((alias) => String(alias).slice(1))
          : []
        if (isFound || otherNames.some((alias) => linked.has(alias))) continue

        yield {
          at: page.place([]),
          message: {
            en: `Nothing leads to the page "${page.name}".`,
            nl: `Er leidt niets naar de pagina "${page.name}".`,
          },
          hint: {
            en: 'Link to it from a menu or a page, or write "unlisted: true" if that is meant.',
            nl: 'Link ernaar vanuit een menu of een pagina, of schrijf "unlisted: true" als dat de bedoeling is.',
          },
        }
      }
    }
  },
})

/** The pages that the files of a language, or those of all languages, link to; not what pages say of themselves. */
function linkedPages(site: Site, language: string): ReadonlySet<string> {
  return new Set(
    textsOf(site)
      .filter(({ document }) => (document.language ?? language) === language)
      .flatMap(({ document, text, schema }) => {
        const links = schema['x-kind'] === 'rich' ? linksIn(text) : []
        const targets = schema['x-ref'] === 'page' ? [text] : links
        return targets.flatMap((target) => {
          const read = readTarget(target)
          const isOther =
            document.kind !== 'page' || (read.kind === 'page' && read.page !== document.name)
          return read.kind === 'page' && isOther ? [read.page] : []
        })
      }),
  )
}
