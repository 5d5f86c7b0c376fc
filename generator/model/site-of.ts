import type { Memo } from '../engine/memo.ts'
import { baseOf, isLocale, isPrivateUse } from '../languages/locale.ts'
import type { SourceDocument } from '../read/documents.ts'
import { isRecord } from '../read/path.ts'
import type { Schemas } from '../validate/schemas.ts'
import { withDerived } from './facts/derived-facts.ts'
import { readFacts } from './facts/facts.ts'
import type { Face, Outline } from './groups/outline.ts'
import { publishedOf } from './published.ts'
import { type Language, nobody, type Site, type SiteSettings } from './site.ts'

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

/** The path of a page in the first language that has it, and the paths that differ from it by language. */
interface Paths {
  readonly path?: string
  readonly others?: Readonly<Record<string, string>>
}

/** What a site is made of. Each is asked for again at each look, so that who keeps records can note it. */
export interface SiteParts {
  /** Those of all languages, also of languages that are not published. */
  documents(): readonly SourceDocument[]
  schemas(): Schemas
  today(): string
  fontLetters(): string
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
  const paths = derive({
    name: 'path',
    compute: (pageId): Paths => {
      const pages = languages().flatMap(({ code }) => {
        const page = find('page', pageId, code)
        return page ? [{ code, path: outlineOf(page).path }] : []
      })
      const [first] = pages
      if (first) {
        const path = first.path ?? `/${pageId}`
        // A home page is one in every language.
        const unwritten = path === '/' ? path : `/${pageId}`
        const others = pages.map((each) => [each.code, each.path ?? unwritten] as const)
        return { path, others: Object.fromEntries(others.filter(([, other]) => other !== path)) }
      }
      const isKnown = aliases().has(`/${pageId}`) || settings().upcoming.includes(pageId)
      return isKnown ? { path: `/${pageId}` } : {}
    },
  })
  const pathOf: Site['pathOf'] = (pageId, language = '') => {
    const { path, others } = paths(pageId)
    return others?.[language] ?? path
  }

  const site: Site = {
    ...{ find, all, documentAt, outlineOf, names, pageNamed, pathOf, faceOf: parts.faceOf },
    get today() {
      return parts.today()
    },
    get fontLetters() {
      return parts.fontLetters()
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

/**
 * The locale of a language. Another one than its own is reported: then its figures are judged by its code.
 */
function localeFor(code: string, locale: unknown): string {
  const isOwn = (each: string) =>
    isLocale(each) && (isPrivateUse(code) || baseOf(each) === baseOf(code))
  return [textOf(locale) ?? code, code].find(isOwn) ?? 'en'
}

/** Names a document among all. */
const keyOf = ({ kind, name, language = '' }: Named) => `${kind}\n${name}\n${language}`

const recordOf = (value: unknown) => (isRecord(value) ? value : {})
const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)
const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
