import type { Cache } from '../cache.ts'
import { baseOf, isLocale, isPrivateUse } from '../languages/locale.ts'
import type { SourceDocument } from '../read/documents.ts'
import type { Kind } from '../read/file-kind.ts'
import { isRecord } from '../read/path.ts'
import type { Schemas } from '../validate/schemas.ts'
import { withDerived } from './facts/derived-facts.ts'
import { type Facts, readFacts } from './facts/facts.ts'
import { type Face, faceOf, type Outline, outlineOf } from './groups/outline.ts'

export interface Language {
  readonly code: string
  /** The path prefix of the language: empty for the source language, `/nl` for another. */
  readonly prefix: string
  /** The locale of its numbers and dates. */
  readonly locale: string
  /** How a range is written in a sentence, with {from} and {to}. Default: with a dash. */
  readonly range?: string | undefined
  /** Whether it is published with the pages that it has. Any other language needs every page. */
  readonly isPartial: boolean
}

/** The linked model that rules check and modules are emitted from. */
export interface Site {
  /** The day of the check, as YYYY-MM-DD. */
  readonly today: string
  /** Whether the site is about to be published, so that nothing may stand in for something else. */
  readonly isRelease: boolean
  readonly schemas: Schemas
  readonly documents: readonly SourceDocument[]
  readonly settings: SiteSettings
  /** The source language first. */
  readonly languages: readonly Language[]
  readonly source: Language
  readonly translations: readonly Language[]
  /** The languages that are not published yet. Their documents are not among those of the site. */
  readonly drafts: readonly string[]
  /** A file of each folder that is no language of the site, by the name of the folder. */
  readonly otherFolders: ReadonlyMap<string, string>
  readonly facts: Facts
  /** The document of a kind by its name, and by its language if it has one. */
  find(kind: Kind, name: string, language?: string): SourceDocument | undefined
  /** The document at a path without extension, in the source language if each language has one. */
  documentAt(address: string): SourceDocument | undefined
  /** All documents of a kind, in one language or in all. */
  all(kind: Kind, language?: string): readonly SourceDocument[]
  /** What is known of a document without reading its texts. */
  outlineOf(document: SourceDocument): Outline
  /** What other pages show of a page. */
  faceOf(document: SourceDocument): Face
  /** The names in all documents, in their order. */
  names(): readonly string[]
  /** What all groups of documents share. The site itself where documents are not grouped. */
  readonly shared: Site
  /** The other addresses of pages, without language prefix. */
  readonly aliases: ReadonlySet<string>
  /** The id of the page with this id or other address. */
  pageNamed(name: string): string | undefined
  /** The path of a page without language prefix. undefined if no language has the page. */
  pathOf(pageId: string): string | undefined
}

export interface SiteSettings {
  readonly origin: string
  readonly currency: string
  readonly upcoming: readonly string[]
}

/** What is known of a document without its data. */
interface KnownDocument {
  readonly outline: Outline
  readonly face: Face
}

interface LinkInput {
  readonly documents: readonly SourceDocument[]
  readonly schemas: Schemas
  readonly today: string
  readonly isRelease?: boolean | undefined
  /** Whether drafts count as live, so that they can be seen and what they lack is told. */
  readonly withDrafts?: boolean | undefined
  /** Default: read from the documents. */
  readonly knownOf?: ((document: SourceDocument) => KnownDocument) | undefined
}

/** Links parsed documents into a site. Missing documents are left out. */
export function linkSite(
  { documents: all, schemas, today, isRelease = false, withDrafts = false, knownOf }: LinkInput,
  cache: Cache,
): Site {
  const { documents, codes, drafts, otherFolders } = publishedOf(all, withDrafts)
  const outline = (document: SourceDocument) =>
    knownOf ? knownOf(document).outline : outlineOf(document, schemas, cache)
  const find = indexOf(documents)
  const byKind = Map.groupBy(documents, ({ kind }) => kind)
  const byLanguage = Map.groupBy(documents, ({ kind, language }) => `${kind} ${language}`)
  const allOf: Site['all'] = (kind, language) =>
    (language === undefined ? byKind.get(kind) : byLanguage.get(`${kind} ${language}`)) ?? []

  const documentAt: Site['documentAt'] = (address) => {
    const named = documents.filter((document) => document.address === address)
    // The words of the catalogue have the name of the catalogue.
    return (
      named.find(({ language }) => language === undefined) ??
      named.find(({ language }) => language === source.code)
    )
  }

  const data = recordOf(find('site', 'site')?.data)
  const settings: SiteSettings = {
    origin: textOf(data['origin']) ?? '',
    currency: /^[A-Z]{3}$/.exec(String(data['currency']))?.[0] ?? 'EUR',
    upcoming: textsOf(data['upcoming']),
  }
  const languages = codes.map((code, index) => {
    const { locale, range, status } = recordOf(find('language', 'language', code)?.data)
    return {
      code,
      prefix: index === 0 ? '' : `/${code}`,
      locale: localeFor(code, locale),
      range: textOf(range),
      isPartial: index > 0 && status === 'partial',
    }
  })
  const owners = new Map(
    allOf('page').flatMap((page) =>
      outline(page).aliases.map((alias) => [alias, page.name] as const),
    ),
  )
  const aliases: ReadonlySet<string> = new Set(owners.keys())
  const hasPage = (name: string) => languages.some(({ code }) => find('page', name, code))
  const [source = nobody, ...translations] = languages

  const site: Site = {
    today,
    isRelease,
    schemas,
    documents,
    settings,
    languages,
    source,
    translations,
    drafts,
    otherFolders,
    facts: withDerived(readFacts(find('facts', 'facts')?.data, cache), documentAt, cache),
    documentAt,
    find,
    all: allOf,
    outlineOf: outline,
    faceOf: (document) => (knownOf ? knownOf(document).face : faceOf(document, schemas, cache)),
    names: () => documents.flatMap((document) => outline(document).names),
    get shared() {
      return site
    },
    aliases,
    pageNamed: (name) => (hasPage(name) ? name : owners.get(`/${name}`)),
    pathOf: (pageId) => {
      for (const { code } of languages) {
        const page = find('page', pageId, code)
        if (page) return outline(page).path ?? `/${pageId}`
      }
      const isKnown = aliases.has(`/${pageId}`) || settings.upcoming.includes(pageId)
      return isKnown ? `/${pageId}` : undefined
    },
  }
  return site
}

/**
 * The locale of a language. Another one than its own is reported: then its figures are judged by its code.
 */
function localeFor(code: string, locale: unknown): string {
  const isOwn = (each: string) =>
    isLocale(each) && (isPrivateUse(code) || baseOf(each) === baseOf(code))
  return [textOf(locale) ?? code, code].find(isOwn) ?? 'en'
}

/** The path of a file in the content folder, such as `content/facts.yaml`. */
export const contentFile = (site: Site, path: string): string =>
  (site.find('site', 'site')?.file ?? 'site.yaml').replace(/site\.yaml$/, path)

/** The language of a site that names none. */
const nobody: Language = { code: '', prefix: '', locale: 'en', isPartial: false }

interface Published extends Pick<Site, 'documents' | 'drafts' | 'otherFolders'> {
  /** The published languages in the order of `site.yaml`. */
  readonly codes: readonly string[]
}

/** What is published of some documents. A site that lists no languages has all that it has words for. */
function publishedOf(documents: readonly SourceDocument[], withDrafts: boolean): Published {
  const settings = documents.find(({ kind }) => kind === 'site')
  const written = documents.filter(({ kind }) => kind === 'language')
  const folders = written.map(({ language = '' }) => language).toSorted()
  const named = textsOf(recordOf(settings?.data)['languages'])
  const listed = [
    ...new Set([
      ...(named.length === 0 ? folders : named),
      // Nobody lists the pseudo-language, which a command adds.
      ...folders.filter(isPrivateUse),
    ]),
  ]
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

/** Finds documents by kind, language and name. A map for each costs less than to put a key together. */
function indexOf(documents: readonly SourceDocument[]): Site['find'] {
  const index = new Map<Kind, Map<string | undefined, Map<string, SourceDocument>>>()
  for (const document of documents) {
    const { kind, language, name } = document
    const ofKind = index.get(kind) ?? new Map<string | undefined, Map<string, SourceDocument>>()
    index.set(kind, ofKind)
    const ofLanguage = ofKind.get(language) ?? new Map<string, SourceDocument>()
    ofKind.set(language, ofLanguage)
    ofLanguage.set(name, document)
  }
  return (kind, name, language) => index.get(kind)?.get(language)?.get(name)
}

const recordOf = (value: unknown) => (isRecord(value) ? value : {})
const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)
const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
