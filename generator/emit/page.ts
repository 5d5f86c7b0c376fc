import type { Cache } from '../cache.ts'
import { joinAddress } from '../model/links.ts'
import type { Language, Site } from '../model/site.ts'
import { valuesIn } from '../model/texts.ts'
import type { SourceDocument } from '../read/documents.ts'
import { isRecord } from '../read/path.ts'
import { fillFacts, resolveDocument } from '../text/resolve.ts'
import { sectionSchema } from '../validate/schemas.ts'
import { emitCatalog } from './catalog.ts'
import { bareFolders } from './chrome.ts'
import { emitChecks } from './forms/field-checks.ts'
import { emitScheduling, isBooking } from './site.ts'

/** Kinds of documents that a page brings along where its sections name them, and under which key. */
const listed = {
  faq: 'faqs',
  statistics: 'statistics',
  form: 'forms',
  quiz: 'quizzes',
} as const

type ListedKind = keyof typeof listed

/** What sections need beside their own keys (`x-needs` in their schemas), and under which key it comes. */
const needed = {
  catalog: { key: 'catalog', emit: emitCatalog },
  routes: { key: 'routes', emit: emitRoutes },
  'tool-builder': { key: 'toolBuilder', emit: emitToolBuilder },
} as const

/**
 * A page of one language as `schema/data/page.schema.json` describes it, by name; once more for each
 * other address it has, and a not-found page for each folder of pages with one task.
 */
export function emitPage(
  site: Site,
  document: SourceDocument,
  language: Language,
  cache: Cache,
): ReadonlyMap<string, unknown> {
  const {
    path = `/${document.name}`,
    status = 200,
    layout = 'full',
    aliases = [],
    languages: _languages,
    ...rest
  } = recordOf(resolveDocument(site, document, language, cache))
  const needs = needsOf(site, document)

  const scheduling = isBooking(site, document, language) ? emitScheduling(site, cache) : undefined
  const canonical = joinAddress(language.prefix, String(path))
  const page = {
    id: document.name,
    language: language.code,
    path: canonical,
    status,
    layout,
    ...rest,
    twins: twinsOf(site, document, String(path)),
    ...Object.fromEntries(
      Object.entries(needed).flatMap(([need, { key, emit }]) =>
        needs.has(need) ? [[key, emit(site, language, cache)]] : [],
      ),
    ),
    ...listedDocuments(site, document, language, cache),
    ...(scheduling !== undefined && { scheduling }),
  }
  const others = Array.isArray(aliases) ? aliases.map(String) : []
  const folders = status === 404 ? bareFolders(site, language) : []
  return new Map([
    [document.name, page],
    ...others.map((alias): [string, unknown] => [
      alias.slice(1),
      { ...page, path: joinAddress(language.prefix, alias), canonical },
    ]),
    ...folders.map((folder): [string, unknown] => [
      `${folder.slice(language.prefix.length + 1)}/404`,
      { ...page, path: `${folder}/404`, layout: 'bare' },
    ]),
  ])
}

const twinsOf = (site: Site, { name }: SourceDocument, path: string) =>
  Object.fromEntries(
    site.languages
      .filter(({ code }) => site.find('page', name, code))
      .map(({ code, prefix }) => [code, joinAddress(prefix, path)]),
  )

function needsOf({ schemas }: Site, { data }: SourceDocument): ReadonlySet<string> {
  const sections = recordOf(data)['sections']
  if (!Array.isArray(sections)) return new Set()

  return new Set(
    sections.flatMap((section: unknown) => {
      const file = sectionSchema(String(recordOf(section)['type']))
      return schemas.files.get(file)?.['x-needs'] ?? []
    }),
  )
}

/** The documents that the page's sections name, by the key of their kind. */
function listedDocuments(site: Site, document: SourceDocument, language: Language, cache: Cache) {
  const found = new Map<string, Map<string, unknown>>()
  const forms: { kind: string; name: string }[] = []

  for (const { value, schema } of valuesIn(document, site.schemas, cache)) {
    const kind = schema['x-ref']
    if (typeof value !== 'string' || !isListed(kind)) continue

    const named = site.find(kind, value, language.code)
    const group = found.get(listed[kind]) ?? new Map<string, unknown>()
    found.set(
      listed[kind],
      group.set(value, named && resolveDocument(site, named, language, cache)),
    )
    if (named && (kind === 'form' || kind === 'quiz')) forms.push({ kind, name: value })
  }
  return {
    ...Object.fromEntries([...found].map(([key, group]) => [key, Object.fromEntries(group)])),
    ...(forms.length > 0 && { checks: emitChecks(site, language, forms, cache) }),
  }
}

const isListed = (kind: string | undefined): kind is ListedKind =>
  kind !== undefined && kind in listed

function emitToolBuilder(site: Site, language: Language, cache: Cache): unknown {
  const document = site.find('tool-builder', 'tool-builder', language.code)
  return document && resolveDocument(site, document, language, cache)
}

const recordOf = (value: unknown) => (isRecord(value) ? value : {})

/** The pages of a language that have an address, for the sitemap. */
function emitRoutes(site: Site, language: Language, cache: Cache): unknown {
  return site.all('page', language.code).flatMap(({ name, data }) => {
    if (!isRecord(data) || data['status'] !== undefined || data['unlisted'] === true) return []
    const path = joinAddress(language.prefix, site.pathOf(name) ?? `/${name}`)
    return [{ path, title: fillFacts(site, language, String(data['title']), cache) }]
  })
}
