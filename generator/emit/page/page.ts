import type { ContentMap, MediaType, Page } from '#site/types.ts'
import { addressOf, firstPageOf, joinAddress } from '../../model/links.ts'
import type { Need } from '../../model/names.ts'
import type { Language, Site } from '../../model/site.ts'
import { valuesIn } from '../../model/texts.ts'
import type { SourceDocument } from '../../read/documents.ts'
import { requireContent, resolveContent, resolvePage } from '../../text/resolve.ts'
import { emitCatalog } from '../catalog.ts'
import { bareFolders } from '../chrome.ts'
import { emitChecks } from '../forms/form-rule.ts'
import { quizLanguages } from '../site-data/quizzes.ts'
import { emitScheduling, isBooking } from '../site-data/site.ts'
import { emitGraph } from './graph.ts'
import { planSold } from './offers.ts'
import { pageIn } from './provided-page.ts'
import { emitRoutes } from './routes.ts'

/** The data that sections need besides their own keys (`x-needs` in their schemas). */
const needed: Readonly<Record<Need, (site: Site, language: Language) => Partial<Page>>> = {
  catalog: (site, language) => ({ catalog: emitCatalog(site, language) }),
  routes: (site, language) => ({ routes: emitRoutes(site, language) }),
  'tool-builder': (site, language) => {
    const toolBuilder = resolveContent(site, 'tool-builder', { language })
    if (!toolBuilder) return {}
    const { code } = language
    const others = quizLanguages(site, toolBuilder).filter((each) => each !== code)
    return { toolBuilder, quizLanguages: [code, ...others] }
  },
}

type ByName<Content> = Readonly<Record<string, Content>>
type ListedKind = 'faq' | 'statistics' | 'form' | 'quiz'

/** The documents that sections refer to, by the property of the page that holds them. */
const listed: { readonly [Kind in ListedKind]: (of: ByName<ContentMap[Kind]>) => Partial<Page> } = {
  faq: (faqs) => ({ faqs }),
  statistics: (statistics) => ({ statistics }),
  form: (forms) => ({ forms: mapValues(forms, withoutMail) }),
  quiz: (quizzes) => ({ quizzes }),
}

/** What a page shows of a form. */
const withoutMail = ({ subject: _subject, acknowledgement: _mail, ...form }: ContentMap['form']) =>
  form

const mapValues = <Value>(of: ByName<Value>, change: (value: Value) => Value) =>
  Object.fromEntries(Object.entries(of).map(([name, value]) => [name, change(value)]))

/**
 * The pages of one language that a document produces, by name: the page, one page for each other
 * address, and a not-found page for each folder of pages with the layout `bare`. The data of other
 * pages is not read.
 */
export function emitPage(
  site: Site,
  document: SourceDocument,
  language: Language,
): ReadonlyMap<string, Page> {
  const { name } = document
  const content = resolvePage(site, document, language)
  const {
    path: _path,
    status = 200,
    layout = 'full',
    aliases = [],
    register: _register,
    binding: _binding,
    name: _name,
    tile: _tile,
    kind,
    ...rest
  } = content
  const scheduling = isBooking(site, content, language) ? emitScheduling(site) : undefined
  const canonical = addressOf(name, site, language)
  const media = mediaIn(site, document)
  const plan = planSold(site, content.sections)
  const described: Page = {
    id: name,
    language: language.code,
    path: canonical,
    status,
    layout,
    ...rest,
    twins: twinsOf(site, name),
    ...nearestOf(site, name),
    ...(media.length > 0 && { media }),
    ...(plan !== undefined && { plan }),
    ...neededData(site, document, language),
    ...listedDocuments(site, document, language),
    ...(scheduling !== undefined && { scheduling }),
  }
  const isIndexed = status === 200 && content.unlisted !== true
  const page: Page = isIndexed
    ? { ...described, graph: emitGraph(site, described, kind, language) }
    : described
  const folders = status === 404 ? bareFolders(site, language.code) : []
  return new Map([
    [name, page],
    ...aliases.map((alias): [string, Page] => [
      alias.slice(1),
      { ...page, path: joinAddress(language.prefix, alias), canonical },
    ]),
    ...folders.map((folder): [string, Page] => [
      `${folder.slice(language.prefix.length + 1)}/404`,
      { ...page, path: `${folder}/404`, layout: 'bare' },
    ]),
  ])
}

/** The types of what stands in the sections of a page. */
function mediaIn({ schemas }: Site, document: SourceDocument): MediaType[] {
  const isMedia = (type: unknown): type is MediaType =>
    typeof type === 'string' && schemas.mediaTypes.includes(type)
  const found = valuesIn(document, schemas).flatMap(({ value, schema }) =>
    schema.const === value && isMedia(value) ? [value] : [],
  )
  return [...new Set(found)]
}

const twinsOf = (site: Site, name: string) =>
  Object.fromEntries(
    site.languages
      .filter(({ code }) => pageIn(site, name, code))
      .map((language): [string, string] => [language.code, addressOf(name, site, language)]),
  )

/**
 * The pages above a page in the languages that lack it, or else where a language begins without a home page. Their
 * switch leads there, and otherwise to their home page.
 */
function nearestOf(site: Site, name: string): Pick<Page, 'nearest'> {
  const steps = name.split('/')
  const above = steps.slice(1).map((_, index) => steps.slice(0, -1 - index).join('/'))
  const found = site.languages.flatMap((language): [string, string][] => {
    const { code } = language
    const page = site.find('page', name, code)
      ? undefined
      : (above.find((each) => site.find('page', each, code)) ?? firstPageOf(site, code))
    return page === undefined ? [] : [[code, addressOf(page, site, language)]]
  })
  return found.length > 0 ? { nearest: Object.fromEntries(found) } : {}
}

function neededData(site: Site, document: SourceDocument, language: Language): Partial<Page> {
  const needs = new Set(
    valuesIn(document, site.schemas).flatMap(({ schema }) => schema['x-needs'] ?? []),
  )
  return merge(
    Object.entries(needed).map(([need, emit]) => (needs.has(need) ? emit(site, language) : {})),
  )
}

/** The documents that the sections of a page refer to, and the checks of its form fields. */
function listedDocuments(site: Site, document: SourceDocument, language: Language): Partial<Page> {
  const references = referencesOf(site, document)
  const bring = <Kind extends ListedKind>(kind: Kind): Partial<Page> => {
    const contents: Record<string, ContentMap[Kind]> = {}
    for (const { name } of references.filter((each) => each.kind === kind)) {
      contents[name] = requireContent(site, kind, { name, language })
    }
    return listed[kind](contents)
  }
  const forms = references.filter(({ kind }) => kind === 'form' || kind === 'quiz')

  return {
    ...merge([...new Set(references.map(({ kind }) => kind))].map((kind) => bring(kind))),
    ...(forms.length > 0 && { checks: emitChecks(site, language, forms) }),
  }
}

const referencesOf = (site: Site, document: SourceDocument) =>
  valuesIn(document, site.schemas).flatMap(({ value, schema: { 'x-ref': kind } }) =>
    typeof value === 'string' && isListed(kind) ? [{ kind, name: value }] : [],
  )

const isListed = (kind: string | undefined): kind is ListedKind =>
  kind !== undefined && kind in listed

function merge(parts: readonly Partial<Page>[]): Partial<Page> {
  const merged: Partial<Page> = {}
  for (const part of parts) Object.assign(merged, part)
  return merged
}
