import { type MissingFont, missingFontFiles } from '../brand/missing-font-files.ts'
import { isAside, isUnpublished } from '../compare/due-documents.ts'
import type { RawDiagnostic } from '../diagnostics/diagnostic.ts'
import { linkSite } from '../model/link-site.ts'
import { type Face, faceOf, type Outline, outlineOf } from '../model/outline.ts'
import type { Site } from '../model/site.ts'
import { parseDocuments, type SourceDocument } from '../read/documents.ts'
import type { Texts } from '../read/folder.ts'
import {
  checkComponents,
  type SectionComponents,
  undeclaredTexts,
} from '../validate/schema-files.ts'
import type { Schemas } from '../validate/schemas.ts'
import { findSchemaErrors } from '../validate/validate.ts'
import type { Validators } from '../validate/validators.ts'
import { type Cache, createCache } from './cache.ts'

export interface ContentInput {
  /** The files of the content folder: path inside the folder to text. */
  readonly files: Texts
  /** The folder's name in diagnostics. */
  readonly folder: string
  readonly schemas: Schemas
  readonly validators: Validators
  /** The section types of the site that have a component. Without it, components are not checked. */
  readonly components?: SectionComponents | undefined
  /** Tells which files of fonts are missing. Without it, they are not checked. */
  readonly missingFont?: MissingFont | undefined
  /** Every letter that a font of the brand has. Without it, they are not checked. */
  readonly fontLetters?: string | undefined
  /** Today, as YYYY-MM-DD. */
  readonly today: string
  /** Whether the site is about to be published: then a stand-in is an error. */
  readonly isRelease?: boolean | undefined
  /** Whether drafts count as live. */
  readonly withDrafts?: boolean | undefined
  /** What earlier checks found. Pass the same to check the folder again faster. */
  readonly cache?: Cache | undefined
}

/** Content whose documents are linked into a site. No rule has run yet. */
export interface LinkedContent {
  readonly site: Site
  readonly cache: Cache
  readonly documentOf: (file: string) => SourceDocument | undefined
  /** What is wrong with a document by itself. */
  readonly faultsOf: (document: SourceDocument) => Faults
  /** What is wrong before any rule has looked. */
  errors(): readonly RawDiagnostic[]
  /** Whether there is a component for each type of section. */
  hasComponents(): boolean
}

/** The errors of the syntax of a document, and of its schema. */
export interface Faults {
  readonly broken: readonly RawDiagnostic[]
  readonly invalid: readonly RawDiagnostic[]
}

/** What follows from a document and the schemas, and others need to know of it. */
interface Head {
  readonly outline: Outline
  readonly face: Face
}

/** Reads the documents of a content folder as far as it takes to link them. */
export function linkContent({ cache = createCache(), ...input }: ContentInput): LinkedContent {
  const { files, folder, schemas, validators, components, missingFont } = input
  const { documents, diagnostics: unknown } = parseDocuments({ files, folder, known: cache.files })
  const keyOf = ({ hash }: SourceDocument) => `${schemas.hash} ${hash}`
  const headOf = (document: SourceDocument) =>
    cache.get<Head>(`head ${document.file}`, keyOf(document), () => ({
      outline: outlineOf(document, schemas),
      face: faceOf(document, schemas),
    }))
  const faultsOf = (document: SourceDocument) =>
    cache.get<Faults>(`faults ${document.file}`, keyOf(document), () => ({
      broken: document.problems,
      invalid: document.data === undefined ? [] : findSchemaErrors(document, schemas, validators),
    }))
  const link = (among: readonly SourceDocument[]) =>
    linkSite({
      ...input,
      documents: among,
      outlineOf: (document) => headOf(document).outline,
      faceOf: (document) => headOf(document).face,
    })
  const site = link(documents)
  const byFile = new Map(documents.map((document) => [document.file, document]))
  const withoutComponent = () => (components ? checkComponents(schemas, components) : [])
  return {
    ...{ site, cache, faultsOf },
    documentOf: (file) => byFile.get(file),
    hasComponents: () => withoutComponent().length === 0,
    errors: () => {
      const settings = documents.find(({ kind }) => kind === 'site')
      const ofDocuments = site.documents.map(faultsOf)
      return [
        ...missingSettings(documents, folder),
        ...withoutComponent(),
        ...cache.get('undeclared texts', schemas.hash, () => undeclaredTexts(schemas)),
        ...(settings && missingFont ? missingFontFiles(settings, missingFont) : []),
        ...unknown.filter(({ at }) => !isUnpublished(site, at.file)),
        ...ofDocuments.flatMap(({ broken, invalid }) => [...broken, ...invalid]),
        // A misspelt stage must not take a language off the site in silence.
        ...documents
          .filter(({ kind, language = '' }) => kind === 'language' && isAside(site, language))
          .flatMap((document) => faultsOf(document).invalid)
          .filter(({ path }) => path === 'status'),
      ]
    },
  }
}

/** The finding of a content folder without settings: no rule can look at it. */
function missingSettings(
  documents: readonly SourceDocument[],
  folder: string,
): readonly RawDiagnostic[] {
  if (documents.some(({ kind }) => kind === 'site')) return []
  const file = folder ? `${folder}/site.yaml` : 'site.yaml'
  return [
    {
      code: 'content/missing-file',
      severity: 'error',
      at: { file, line: 1, column: 1 },
      messageId: 'noSettings',
      hint: 'noSettings.hint',
      data: { file },
    },
  ]
}
