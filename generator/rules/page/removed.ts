import { fingerprint } from '../../compare/translation-state.ts'
import type { Finding } from '../../diagnostics/diagnostic.ts'
import { missingName } from '../../diagnostics/diagnostic.ts'
import { joinAddress, plainAddress } from '../../model/links.ts'
import type { Site } from '../../model/site.ts'
import type { SourceDocument } from '../../read/documents.ts'
import { isRecord } from '../../read/path.ts'
import { defineSiteRule } from '../rule.ts'

export const rule = defineSiteRule({
  code: 'page/removed',
  severity: 'warning',
  summary: 'The address of a page that is gone leads to another page.',
  why: 'Search engines, bookmarks and other sites keep the old address for years; visitors would read a 404.',
  example: {
    before: '# pages/workshop.yaml was deleted',
    after: '# redirects.yaml\n/workshop: home\n/nl/workshop: home',
  },

  messages: {
    removed: {
      message: 'The page "{page}" is gone, and its addresses lead nowhere: {addresses}.',
      hint: 'Add to redirects.yaml: {lines}, or name another page there.',
      fix: 'Lead its addresses to "{target}"',
    },
  },

  *check(site) {
    for (const page of removedPages(site)) {
      const lost = site.languages
        .map(({ prefix }) => joinAddress(prefix, `/${page}`))
        .filter((address) => !isRedirected(site, address))
      if (lost.length > 0) yield findingOf(site, page, lost)
    }
  },
})

/** The pages on record as translated that no language has any more. */
function removedPages(site: Site): readonly string[] {
  const recorded = site.all('state').flatMap(pagesOn)
  return [...new Set(recorded)].filter((page) => site.pathOf(page) === undefined)
}

/** Whether a record is that of one document. The others are those of languages. */
const isOfDocument = ({ name }: SourceDocument) => name.includes('/')

/** The pages on a record. That of one document names it, and is not read. */
const pagesOn = (record: SourceDocument): readonly string[] =>
  isOfDocument(record)
    ? (/^[^/]+\/pages\/(.+)$/.exec(record.name)?.slice(1) ?? [])
    : Object.keys(isRecord(record.data) ? record.data : {}).flatMap(
        (key) => /^pages\/(.+)/.exec(key)?.[1] ?? [],
      )

function isRedirected(site: Site, address: string): boolean {
  const data = site.find('redirects', 'redirects')?.data
  return Object.keys(isRecord(data) ? data : {}).some((from) =>
    from.endsWith('*') ? address.startsWith(from.slice(0, -1)) : plainAddress(from) === address,
  )
}

function findingOf(site: Site, page: string, addresses: readonly string[]): Finding<'removed'> {
  const redirects = site.find('redirects', 'redirects')
  const target = renamedTo(site, page) ?? parentOf(site, page)
  const lines = addresses.map((address) => `${address}: ${target}`)
  const at = redirects ? endOf(redirects) : site.find('site', 'site')?.place([])
  return {
    messageId: 'removed',
    data: { page, addresses, lines, target },
    at: at ?? { file: 'redirects.yaml', line: 1, column: 1 },
    path: page,
    missing: missingName('page', page),
    ...(redirects && {
      fix: {
        title: 'fix',
        edits: [
          { at: { ...endOf(redirects), end: endOf(redirects) }, text: linesFor(redirects, lines) },
        ],
      },
    }),
  }
}

/** The page that has the title of a removed one: its file was renamed. */
function renamedTo(site: Site, page: string): string | undefined {
  const records = site
    .all('state')
    .filter((record) => isOfDocument(record) && pagesOn(record).includes(page))
  const titles = records.map(({ data }) => {
    const entry = isRecord(data) ? data[`pages/${page}#title`] : undefined
    return isRecord(entry) ? entry['source'] : undefined
  })
  return site.all('page', site.source.code).find(({ data }) => {
    const title = isRecord(data) ? data['title'] : undefined
    return typeof title === 'string' && titles.includes(fingerprint(title))
  })?.name
}

/** The page above another one: plans for plans/core. The home page if there is none. */
function parentOf(site: Site, page: string): string {
  const parent = page.slice(0, Math.max(page.lastIndexOf('/'), 0))
  if (site.all('page').some(({ name }) => name === parent)) return parent
  return site.all('page').find(({ name }) => site.pathOf(name) === '/')?.name ?? 'home'
}

function endOf({ file, text }: SourceDocument) {
  const lines = text.split('\n')
  return { file, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
}

const linesFor = ({ text }: SourceDocument, lines: readonly string[]) =>
  `${text.endsWith('\n') ? '' : '\n'}${lines.join('\n')}\n`
