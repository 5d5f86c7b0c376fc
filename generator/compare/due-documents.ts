import type { Site } from '../model/site.ts'
import type { SourceDocument } from '../read/documents.ts'
import { singleKinds } from '../read/file-kind.ts'
import { isRecord } from '../read/path.ts'
import { kindsToTranslate } from './kinds-to-translate.ts'

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
 * Whether a language needs its own version of a document. A partial one needs its words, its menus and its home page;
 * what its pages draw from is told where they name it.
 */
export function isDue(site: Site, document: SourceDocument, language: string): boolean {
  if (!isMeantFor(document, language)) return false
  const isPartial = site.translations.some(({ code, isPartial }) => isPartial && code === language)
  return (
    !isPartial ||
    singleKinds.some((kind) => kind === document.kind) ||
    (document.kind === 'page' && site.outlineOf(document).path === '/')
  )
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
