import type { Cache } from '../../cache.ts'
import { readTarget } from '../../model/links.ts'
import type { Site } from '../../model/site.ts'
import { type Text, textsOf } from '../../model/texts.ts'
import type { SourceDocument } from '../../read/documents.ts'
import { isRecord } from '../../read/path.ts'
import { linksIn } from '../../text/rich-text.ts'
import { defineSiteRule } from '../rule.ts'

export const rule = defineSiteRule({
  code: 'page/orphan',
  severity: 'warning',
  summary: 'A menu or another page leads to every page.',
  why: 'A page that nothing leads to is found by nobody.',
  example: {
    before: '# pages/spring-offer.yaml, to which nothing links\ntitle: Spring offer',
    after: '# pages/spring-offer.yaml\ntitle: Spring offer\nunlisted: true',
  },

  messages: {
    orphan: {
      message: 'Nothing leads to the page "{page}".',
      hint: 'Link to it from a menu or a page, or write "unlisted: true" if that is meant.',
    },
  },

  *check(site, cache) {
    for (const { code } of site.languages) {
      // Without its menus, a language would have an orphan of each page in them.
      if (site.find('navigation', 'navigation', code)?.data === undefined) continue
      const reached = reachedPages(site, code, cache)
      for (const page of site.all('page', code)) {
        if (reached.has(page.name)) continue

        yield { messageId: 'orphan', data: { page: page.name }, at: page.place([]) }
      }
    }
  },
})

/** The pages of a language that are reachable by links from its entry pages and other files. */
function reachedPages(site: Site, language: string, cache: Cache): ReadonlySet<string> {
  const links = linksByPage(site, language, cache)
  const pages = site.all('page', language)
  const reached = new Set<string>()
  const queue = [
    ...pages.filter((page) => isEntry(site, page)).map(({ name }) => name),
    ...(links.get(undefined) ?? []),
  ]
  for (const page of queue) {
    if (reached.has(page)) continue
    reached.add(page)
    queue.push(...(links.get(page) ?? []))
  }
  return reached
}

function isEntry(site: Site, { name, data }: SourceDocument): boolean {
  const { status, unlisted } = isRecord(data) ? data : {}
  return site.pathOf(name) === '/' || status === 404 || unlisted === true
}

/** The pages that each page of a language links to. Links of other files are under `undefined`. */
function linksByPage(
  site: Site,
  language: string,
  cache: Cache,
): ReadonlyMap<string | undefined, string[]> {
  const links = new Map<string | undefined, string[]>()
  for (const { document, text, schema } of textsOf(site, cache)) {
    if ((document.language ?? language) !== language) continue
    const from = document.kind === 'page' ? document.name : undefined
    const targets = links.get(from) ?? []
    links.set(from, targets)
    for (const link of linksOf(text, schema)) {
      const target = readTarget(link)
      if (target.kind === 'page') targets.push(site.pageNamed(target.page) ?? target.page)
    }
  }
  return links
}

const linksOf = (text: string, schema: Text['schema']) => {
  if (schema['x-ref'] === 'page') return [text]
  return schema['x-kind'] === 'rich' ? linksIn(text) : []
}
