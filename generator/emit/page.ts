import type { SourceDocument } from '../documents.ts'
import { joinAddress } from '../links.ts'
import { isRecord } from '../path.ts'
import type { Language, Site } from '../site.ts'
import { visits } from '../walk.ts'
import { emitCatalog } from './catalog.ts'
import { resolveDocument } from './resolve.ts'

/** A page of one language as `schema/data/page.schema.json` describes it. */
export function emitPage(site: Site, document: SourceDocument, language: Language): unknown {
  const {
    path = `/${document.name}`,
    status = 200,
    layout = 'full',
    languages: _,
    ...rest
  } = recordOf(resolveDocument(site, document, language))
  const named = namesUsed(site, document)

  return {
    id: document.name,
    language: language.code,
    path: joinAddress(language.prefix, String(path)),
    status,
    layout,
    ...rest,
    twins: Object.fromEntries(
      site.languages
        .filter(({ code }) => site.find('page', document.name, code))
        .map(({ code, prefix }) => [code, joinAddress(prefix, String(path))]),
    ),
    ...(named.plan.size > 0 && { catalog: emitCatalog(site, language) }),
    ...(named.faq.size > 0 && { faqs: resolveAll(site, 'faq', named.faq, language) }),
    ...(named.statistics.size > 0 && {
      statistics: resolveAll(site, 'statistics', named.statistics, language),
    }),
  }
}

/** What the sections of a page refer to, and so the page brings along. */
function namesUsed(site: Site, document: SourceDocument) {
  const names = { plan: new Set<string>(), faq: new Set<string>(), statistics: new Set<string>() }
  const at = site.schemas.root('page.schema.json')

  for (const { value, schema } of visits(site.schemas, at, document.data)) {
    const kind = schema['x-ref']
    if (typeof value === 'string' && (kind === 'plan' || kind === 'faq' || kind === 'statistics'))
      names[kind].add(value)
  }
  return names
}

function resolveAll(
  site: Site,
  kind: 'faq' | 'statistics',
  names: ReadonlySet<string>,
  language: Language,
) {
  return Object.fromEntries(
    [...names].map((name) => {
      const document = site.find(kind, name, language.code)
      return [name, document && resolveDocument(site, document, language)]
    }),
  )
}

const recordOf = (value: unknown) => (isRecord(value) ? value : {})
