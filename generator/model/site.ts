import type { SourceDocument } from '../read/documents.ts'
import type { Kind } from '../read/file-kind.ts'
import type { Schemas } from '../validate/schemas.ts'
import type { Facts } from './facts/facts.ts'
import type { Face, Outline } from './outline.ts'

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
  /** Every letter that a font of the brand has. Empty if they are not known. */
  readonly fontLetters: string
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
  readonly names: readonly string[]
  /** The whole site, where this one is seen from some of its documents. */
  readonly shared: Site
  /** The other addresses of pages, without language prefix. */
  readonly aliases: ReadonlySet<string>
  /** The id of the page with this id or other address. */
  pageNamed(name: string): string | undefined
  /**
   * The path of a page without language prefix: in a language, or else in the first that has the page.
   * undefined if none has.
   */
  pathOf(pageId: string, language?: string): string | undefined
}

export interface SiteSettings {
  readonly origin: string
  readonly currency: string
}

/** The language of the site with a code; nobody's, if it has none. */
export const languageNamed = ({ languages }: Site, code: string): Language =>
  languages.find((each) => each.code === code) ?? nobody

/** The path of a file in the content folder, such as `content/facts.yaml`. */
export const contentFile = (site: Site, path: string): string =>
  (site.find('site', 'site')?.file ?? 'site.yaml').replace(/site\.yaml$/, path)

/** The language of a site that names none. */
export const nobody: Language = { code: '', prefix: '', locale: 'en', isPartial: false }
