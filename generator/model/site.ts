import type { Memo } from '../engine/memo.ts'
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
  /** What nobody knows is read from the documents. */
  readonly knownOf?: ((document: SourceDocument) => KnownDocument | undefined) | undefined
}

/** Links parsed documents into a site. Missing documents are left out. */
export const linkSite = (
  { documents, schemas, today, isRelease = false, withDrafts = false, knownOf }: LinkInput,
  memo: Memo,
): Site =>
  siteOf(
    {
      documents: () => documents,
      schemas: () => schemas,
      today: () => today,
      isRelease: () => isRelease,
      withDrafts: () => withDrafts,
      outlineOf: (document) => knownOf?.(document)?.outline ?? outlineOf(document, schemas, memo),
      faceOf: (document) => knownOf?.(document)?.face ?? faceOf(document, schemas, memo),
      derive: ({ compute }) => remembering(compute),
    },
    memo,
  )

function remembering<Value>(compute: (key: string) => Value): (key?: string) => Value {
  const values = new Map<string, { readonly value: Value }>()
  return (key = '') => {
    const known = values.get(key) ?? { value: compute(key) }
    values.set(key, known)
    return known.value
  }
}

/** Something of a site that follows from its documents. */
interface Derivation<Value> {
  readonly name: string
  /** What tells two values apart. Default: their JSON. */
  readonly digest?: (value: Value) => string
  compute(key: string): Value
}

interface Named extends Pick<SourceDocument, 'kind' | 'name'> {
  readonly language?: string | undefined
}

/** What a site is made of. Each is asked for again at each look, so that who keeps records can note it. */
export interface SiteParts {
  /** Those of all languages, also of languages that are not published. */
  documents(): readonly SourceDocument[]
  schemas(): Schemas
  today(): string
  isRelease(): boolean
  withDrafts(): boolean
  outlineOf(document: SourceDocument): Outline
  faceOf(document: SourceDocument): Face
  /** Returns a function that computes what follows from the rest, or knows it. */
  derive<Value>(derivation: Derivation<Value>): (key?: string) => Value
}

/** A site of these parts. Nothing of it is computed before it is asked for. */
export function siteOf(parts: SiteParts, memo: Memo): Site {
  const { derive, outlineOf } = parts
  const published = derive({
    name: 'published',
    digest: ({ codes, drafts, otherFolders, documents }) =>
      JSON.stringify([codes, drafts, [...otherFolders], filesOf(documents)]),
    compute: () => {
      const found = publishedOf(parts.documents(), parts.withDrafts())
      return { ...found, byKey: new Map(found.documents.map((each) => [keyOf(each), each])) }
    },
  })
  const stages = derive({
    name: 'stages',
    digest: ({ drafts, otherFolders }) => JSON.stringify([drafts, [...otherFolders]]),
    compute: () => {
      const { drafts, otherFolders } = published()
      return { drafts, otherFolders }
    },
  })
  const found = derive({
    name: 'find',
    digest: (document?: SourceDocument) => document?.file ?? '',
    compute: (key) => published().byKey.get(key),
  })
  const find: Site['find'] = (kind, name, language) => found(keyOf({ kind, name, language }))
  const listed = derive({
    name: 'list',
    digest: filesOf,
    compute: (key) => {
      const [kind, language] = key.split('\n')
      return published().documents.filter(
        (each) => each.kind === kind && (language === undefined || each.language === language),
      )
    },
  })
  const all: Site['all'] = (kind, language) =>
    listed(language === undefined ? kind : `${kind}\n${language}`)

  const documentAt = derive({
    name: 'address',
    digest: (document?: SourceDocument) => document?.file ?? '',
    compute: (address) => {
      const named = published().documents.filter((document) => document.address === address)
      // The words of the catalogue have the name of the catalogue.
      return (
        named.find(({ language }) => language === undefined) ??
        named.find(({ language }) => language === published().codes[0])
      )
    },
  })
  const settings = derive({
    name: 'settings',
    compute: (): SiteSettings => {
      const data = recordOf(find('site', 'site')?.data)
      return {
        origin: textOf(data['origin']) ?? '',
        currency: /^[A-Z]{3}$/.exec(String(data['currency']))?.[0] ?? 'EUR',
        upcoming: textsOf(data['upcoming']),
      }
    },
  })
  const languages = derive({
    name: 'languages',
    compute: () =>
      published().codes.map((code, index): Language => {
        const { locale, range, status } = recordOf(find('language', 'language', code)?.data)
        return {
          code,
          prefix: index === 0 ? '' : `/${code}`,
          locale: localeFor(code, locale),
          range: textOf(range),
          isPartial: index > 0 && status === 'partial',
        }
      }),
  })
  /** The pages that have other addresses, by address. */
  const owners = derive({
    name: 'owners',
    digest: (each) => JSON.stringify([...each]),
    compute: () =>
      new Map(
        all('page').flatMap((page) =>
          outlineOf(page).aliases.map((alias) => [alias, page.name] as const),
        ),
      ),
  })
  const aliases = derive({
    name: 'aliases',
    digest: (each) => [...each].join('\n'),
    compute: (): ReadonlySet<string> => new Set(owners().keys()),
  })
  const facts = derive({
    name: 'facts',
    digest: (each) => JSON.stringify([...each]),
    compute: () => withDerived(readFacts(find('facts', 'facts')?.data, memo), documentAt, memo),
  })
  const names = derive({
    name: 'names',
    compute: () => published().documents.flatMap((document) => outlineOf(document).names),
  })
  const pageNamed = derive({
    name: 'page',
    digest: (name?: string) => name ?? '',
    compute: (name) => {
      const hasPage = languages().some(({ code }) => find('page', name, code))
      return hasPage ? name : owners().get(`/${name}`)
    },
  })
  const pathOf = derive({
    name: 'path',
    digest: (path?: string) => path ?? '',
    compute: (pageId) => {
      for (const { code } of languages()) {
        const page = find('page', pageId, code)
        if (page) return outlineOf(page).path ?? `/${pageId}`
      }
      const isKnown = aliases().has(`/${pageId}`) || settings().upcoming.includes(pageId)
      return isKnown ? `/${pageId}` : undefined
    },
  })

  const site: Site = {
    ...{ find, all, documentAt, outlineOf, names, pageNamed, pathOf, faceOf: parts.faceOf },
    get today() {
      return parts.today()
    },
    get isRelease() {
      return parts.isRelease()
    },
    get schemas() {
      return parts.schemas()
    },
    get documents() {
      return published().documents
    },
    get settings() {
      return settings()
    },
    get languages() {
      return languages()
    },
    get source() {
      return languages()[0] ?? nobody
    },
    get translations() {
      return languages().slice(1)
    },
    get drafts() {
      return stages().drafts
    },
    get otherFolders() {
      return stages().otherFolders
    },
    get facts() {
      return facts()
    },
    get shared() {
      return site
    },
    get aliases() {
      return aliases()
    },
  }
  return site
}

const filesOf = (documents: readonly SourceDocument[]) =>
  documents.map(({ file }) => file).join('\n')

/** The language of the site with a code; nobody's, if it has none. */
export const languageNamed = ({ languages }: Site, code: string): Language =>
  languages.find((each) => each.code === code) ?? nobody

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

/** Names a document among all. */
const keyOf = ({ kind, name, language = '' }: Named) => `${kind}\n${name}\n${language}`

const recordOf = (value: unknown) => (isRecord(value) ? value : {})
const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)
const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
