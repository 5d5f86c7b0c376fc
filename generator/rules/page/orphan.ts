import { readTarget } from '../../model/links.ts'
import type { Site } from '../../model/site.ts'
import { type Text, textsOf } from '../../model/texts.ts'
import type { SourceDocument } from '../../read/documents.ts'
import { isRecord } from '../../read/path.ts'
import { linksIn } from '../../text/markup.ts'
import { defineIndexRule, type Row } from '../rule.ts'

export const rule = defineIndexRule({
  code: 'page/orphan',
  severity: 'warning',
  summary: 'A menu or another page leads to every page.',
  why: 'Visitors cannot find a page that nothing leads to.',
  example: {
    before: '# pages/spring-offer.yaml, to which nothing links\ntitle: Spring offer',
    after: '# pages/spring-offer.yaml\ntitle: Spring offer\nunlisted: true',
  },

  messages: {
    orphan: {
      message: 'Nothing leads to the page "{page}".',
      hint: 'Link to it from a menu or a page, or write "unlisted: true" to leave it out of them.',
    },
  },

  rows: (group) => {
    const texts = Map.groupBy(textsOf(group), ({ document }) => document)
    return group.documents.flatMap((document): readonly PageRow[] => {
      const links = new Set((texts.get(document) ?? []).flatMap(targetsIn))
      const { kind, name, language, file } = document
      if (kind !== 'page') return links.size > 0 ? [{ file, language, links: [...links] }] : []
      return [{ file, language, page: name, isEntry: isEntry(document), links: [...links] }]
    })
  },

  *check(rows, site) {
    const documents = new Map(site.documents.map((document) => [document.file, document]))
    for (const { code } of site.languages) {
      // Without its menus or its home page, a language would have an orphan of each page that they lead to.
      const hasHome = site
        .all('page', code)
        .some(({ name }) => (site.pathOf(name, code) ?? '/') === '/')
      if (!hasHome || site.find('navigation', 'navigation', code)?.data === undefined) continue
      const reached = reachedPages(site, code, rows)
      for (const { file, page, language } of rows) {
        if (page === undefined || language !== code || reached.has(page)) continue
        const at = documents.get(file)?.place([])
        if (at) yield { messageId: 'orphan', data: { page }, at }
      }
    }
  },
})

/** A page, or another document with links. */
interface PageRow extends Row {
  readonly language?: string | undefined
  readonly page?: string
  /** Whether visitors reach the page without a link, or should not. */
  readonly isEntry?: boolean
  /** The pages that it links to, as written. */
  readonly links: readonly string[]
}

/** The pages of a language that are reachable by links from its entry pages and other files. */
function reachedPages(site: Site, language: string, rows: readonly PageRow[]): ReadonlySet<string> {
  const own = rows.filter((row) => (row.language ?? language) === language)
  const links = new Map(
    own.flatMap(({ page, links: to }) => (page === undefined ? [] : [[page, to]])),
  )
  const targetOf = (link: string) => site.pageNamed(link) ?? link
  const reached = new Set<string>()
  const queue = own.flatMap(({ page, isEntry: isStart, links: to }) => {
    if (page === undefined) return to.map(targetOf)
    return isStart || site.pathOf(page, language) === '/' ? [page] : []
  })
  for (const page of queue) {
    if (reached.has(page)) continue
    reached.add(page)
    queue.push(...(links.get(page) ?? []).map(targetOf))
  }
  return reached
}

function isEntry({ data }: SourceDocument): boolean {
  const { status, unlisted } = isRecord(data) ? data : {}
  return status === 404 || unlisted === true
}

function targetsIn({ text, schema }: Text): readonly string[] {
  return linksOf(text, schema).flatMap((link) => {
    const target = readTarget(link)
    return target.kind === 'page' ? [target.page] : []
  })
}

const linksOf = (text: string, schema: Text['schema']) => {
  if (schema['x-ref'] === 'page') return [text]
  return schema['x-kind'] === 'rich' ? linksIn(text) : []
}
