import { memoize } from '../memoize.ts'
import { contentFile, type Site } from '../model/site.ts'
import type { SourceDocument } from '../read/documents.ts'
import { isPerLanguage, type Kind } from '../read/file-kind.ts'
import { isRecord } from '../read/path.ts'
import { sectionSchema } from '../validate/own-sections.ts'
import type { SchemaNode } from '../validate/schema-node.ts'
import type { SchemaAt, Schemas } from '../validate/schemas.ts'

/** The kinds of files that have a text to translate: each language has the same files of them. */
export const kindsToTranslate = memoize(
  (schemas: Schemas): ReadonlySet<Kind> =>
    new Set(
      [...schemas.files.keys()].flatMap((file) => {
        const kind = file.replace(/\.schema\.json$/, '')
        return isPerLanguage(kind) && reachesText(schemas, schemas.root(file), new Set())
          ? [kind]
          : []
      }),
    ),
)

/** Whether a value of a schema may have a text to translate. */
function reachesText(schemas: Schemas, at: SchemaAt, seen: Set<SchemaNode>): boolean {
  const { file, node } = schemas.resolve(at)
  if (seen.has(node)) return false
  seen.add(node)
  if (node['x-i18n'] === 'translate') return true
  // What languages may leave out is nobody's to translate.
  if (node['x-i18n'] === 'per-language') return false
  const inside = [...Object.values(node.properties ?? {}), node.additionalProperties, node.items]
  const sections = node['x-sections'] === true ? schemas.sectionTypes.map(sectionSchema) : []
  return [
    ...inside.flatMap((child) => (typeof child === 'object' ? [{ file, node: child }] : [])),
    ...sections.map((section) => schemas.root(section)),
  ].some((child) => reachesText(schemas, child, seen))
}

/** The documents of the source language of which a language needs its own version. */
export function dueDocuments(site: Site, language: string): readonly SourceDocument[] {
  const kinds = kindsToTranslate(site.schemas)
  return site.documents.filter(
    (document) =>
      document.language === site.source.code &&
      kinds.has(document.kind) &&
      isMeantFor(document, language),
  )
}

/**
 * Whether a language needs its own version of a document. A partial one needs its settings; what its pages draw from
 * is told where they name it.
 */
export function isDue(site: Site, document: SourceDocument, language: string): boolean {
  if (!isMeantFor(document, language)) return false
  const isPartial = site.translations.some(({ code, isPartial }) => isPartial && code === language)
  return !isPartial || document.kind === 'language'
}

/** Whether a file should exist in a language. A file may name its languages. */
export function isMeantFor({ data }: SourceDocument, language: string): boolean {
  const only = isRecord(data) ? data['languages'] : undefined
  return !Array.isArray(only) || only.includes(language)
}

/** Whether the file of an address cannot be read, or is missing in a language that should have it. */
export function isIncomplete(site: Site, address: string): boolean {
  const { documents, languages } = site
  const versions = documents.filter((document) => document.address === address)
  const [first] = versions
  if (!first) return false
  const isLacking = (code: string) =>
    isDue(site, first, code) && !versions.some(({ language }) => language === code)
  return (
    versions.some(({ data }) => data === undefined) ||
    (first.language !== undefined && languages.some(({ code }) => isLacking(code)))
  )
}

/** The documents in the folder of each language. */
export const documentsByLanguage = memoize(
  ({ documents }: Site): ReadonlyMap<string, readonly SourceDocument[]> =>
    Map.groupBy(
      documents.filter(({ language }) => language !== undefined),
      ({ language = '' }) => language,
    ),
)

/** Whether a language has settings and is not published. */
export const isAside = ({ drafts, languages }: Site, language: string) =>
  drafts.includes(language) && !languages.some(({ code }) => code === language)

/** The folders of languages that are not published. */
export const unpublishedFolders = (site: Site): readonly string[] => [
  ...site.drafts.filter((draft) => isAside(site, draft)),
  ...site.otherFolders.keys(),
]

/** Whether a file is in the folder of a language that is not published. */
export const isUnpublished = (site: Site, file: string) =>
  unpublishedFolders(site).some((code) => file.startsWith(contentFile(site, `${code}/`)))
