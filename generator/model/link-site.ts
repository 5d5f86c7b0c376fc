import { baseOf, isLocale } from '../languages/locale.ts'
import type { SourceDocument } from '../read/documents.ts'
import { isRecord } from '../read/path.ts'
import type { Schemas } from '../validate/schemas.ts'
import { readFacts, withDerived } from './facts/facts.ts'
import { type Face, faceOf, type Outline, outlineOf } from './outline.ts'
import { type Language, nobody, type Site, type SiteSettings } from './site.ts'

export interface Published extends Pick<Site, 'documents' | 'drafts' | 'otherFolders'> {
  /** The published languages in the order of `site.yaml`. */
  readonly codes: readonly string[]
}

/** What is published of some documents. A site that lists no languages has all that it has words for. */
function publishedOf(documents: readonly SourceDocument[], withDrafts: boolean): Published {
  const settings = documents.find(({ kind }) => kind === 'site')
  const written = documents.filter(({ kind }) => kind === 'language')
  const folders = written.map(({ language = '' }) => language).toSorted()
  const named = textsOf(recordOf(settings?.data)['languages'])
  const listed = [...new Set(named.length === 0 ? folders : named)]
  const drafts = listed.filter((code, index) => {
    const own = written.find(({ language }) => language === code)
    return index > 0 && own !== undefined && isDraft(own)
  })
  const codes = listed.filter((code) => withDrafts || !drafts.includes(code))
  const others = documents.filter(({ language }) => language && !listed.includes(language))
  return {
    codes,
    drafts,
    documents: documents.filter(
      ({ language }) => language === undefined || codes.includes(language),
    ),
    otherFolders: new Map(
      others.toReversed().map(({ language = '', file }) => [language, file] as const),
    ),
  }
}

/** Whether a language is a draft, also where its file cannot be read. A misspelt stage is reported as such, alone. */
function isDraft({ data, text }: SourceDocument): boolean {
  const stage = isRecord(data) ? data['status'] : /^status: *(\w+)/m.exec(text)?.[1]
  return stage !== undefined && stage !== 'partial' && stage !== 'live'
}

interface LinkInput {
  readonly documents: readonly SourceDocument[]
  readonly schemas: Schemas
  /** As YYYY-MM-DD. */
  readonly today: string
  readonly fontLetters?: string | undefined
  readonly isRelease?: boolean | undefined
  /** Whether drafts count as live, so that they can be seen and what they lack is told. */
  readonly withDrafts?: boolean | undefined
  /** What is known of a document without its data. Default: it is read. */
  readonly outlineOf?: ((document: SourceDocument) => Outline) | undefined
  readonly faceOf?: ((document: SourceDocument) => Face) | undefined
}

/** Links parsed documents into a site. Missing documents are left out. */
export function linkSite({ documents: all, schemas, today, ...input }: LinkInput): Site {
  const { fontLetters = '', isRelease = false, withDrafts = false } = input
  const outline = input.outlineOf ?? ((document) => outlineOf(document, schemas))
  const { codes, drafts, otherFolders, documents } = publishedOf(all, withDrafts)
  const byName = new Map(documents.map((each) => [keyOf(each), each]))
  const byKind = Map.groupBy(documents, ({ kind }) => kind)
  const byLanguage = Map.groupBy(documents, ({ kind, language }) => `${kind} ${language}`)
  const byAddress = new Map<string, SourceDocument>()
  // The words of the catalogue have the address of the catalogue.
  for (const document of documents.toSorted((a, b) => Number(!a.language) - Number(!b.language)))
    if (document.language === undefined || document.language === codes[0])
      byAddress.set(document.address, document)

  const find: Site['find'] = (kind, name, language) => byName.get(keyOf({ kind, name, language }))
  const documentAt: Site['documentAt'] = (address) => byAddress.get(address)
  const settings = settingsOf(find('site', 'site')?.data)
  const languages = codes.map((code, index) =>
    languageOf(code, index, find('language', 'language', code)?.data),
  )
  const pages = byKind.get('page') ?? []
  const owners = new Map(
    pages.flatMap((page) => outline(page).aliases.map((alias) => [alias, page.name] as const)),
  )
  const paths = pathsOf(pages, { languages, outline })

  const site: Site = {
    ...{ today, fontLetters, isRelease, schemas, documents, settings, languages },
    source: languages[0] ?? nobody,
    translations: languages.slice(1),
    ...{ drafts, otherFolders, find, documentAt },
    facts: withDerived(readFacts(find('facts', 'facts')?.data), documentAt),
    all: (kind, language) =>
      (language === undefined ? byKind.get(kind) : byLanguage.get(`${kind} ${language}`)) ?? [],
    outlineOf: outline,
    faceOf: input.faceOf ?? ((document) => faceOf(document, schemas)),
    names: documents.flatMap((document) => outline(document).names),
    aliases: new Set(owners.keys()),
    pageNamed: (name) => (paths.has(name) ? name : owners.get(`/${name}`)),
    pathOf: (pageId, language = '') => {
      const path = paths.get(pageId)
      if (!path) return owners.has(`/${pageId}`) ? `/${pageId}` : undefined
      return path.get(language) ?? path.values().next().value
    },
    get shared() {
      return site
    },
  }
  return site
}

interface PathsInput {
  readonly languages: readonly Language[]
  readonly outline: (document: SourceDocument) => Outline
}

/** The path of each page in the languages that have it, in their order. */
function pathsOf(pages: readonly SourceDocument[], { languages, outline }: PathsInput) {
  const paths = new Map<string, Map<string, string>>()
  for (const { code } of languages)
    for (const page of pages) {
      if (page.language !== code) continue
      const own = paths.get(page.name) ?? new Map<string, string>()
      const first = own.values().next().value
      // A home page is one in every language.
      const unwritten = first === '/' ? first : `/${page.name}`
      paths.set(page.name, own.set(code, outline(page).path ?? unwritten))
    }
  return paths
}

function settingsOf(written: unknown): SiteSettings {
  const data = recordOf(written)
  return {
    origin: textOf(data['origin']) ?? '',
    currency: /^[A-Z]{3}$/.exec(String(data['currency']))?.[0] ?? 'EUR',
  }
}

function languageOf(code: string, index: number, written: unknown): Language {
  const { locale, range, status } = recordOf(written)
  return {
    code,
    prefix: index === 0 ? '' : `/${code}`,
    locale: localeFor(code, locale),
    range: textOf(range),
    isPartial: index > 0 && status === 'partial',
  }
}

/**
 * The locale of a language. Another one than its own is reported: then its figures are judged by its code.
 */
function localeFor(code: string, locale: unknown): string {
  const isOwn = (each: string) => isLocale(each) && baseOf(each) === baseOf(code)
  return [textOf(locale) ?? code, code].find(isOwn) ?? 'en'
}

/** Names a document among all. */
const keyOf = ({
  kind,
  name,
  language = '',
}: Pick<SourceDocument, 'kind' | 'name'> & { readonly language?: string | undefined }) =>
  `${kind}\n${name}\n${language}`

const recordOf = (value: unknown) => (isRecord(value) ? value : {})
const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)
const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
