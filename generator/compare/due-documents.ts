import type { Site } from '../model/site.ts'
import type { SourceDocument } from '../read/documents.ts'
import { type Kind, requiredKinds, translatedKinds } from '../read/file-kind.ts'
import { isRecord } from '../read/path.ts'

/** The documents of the source language of which a language needs its own version. */
export const dueDocuments = (site: Site, language: string): readonly SourceDocument[] =>
  site.documents.filter(
    (document) => document.language === site.source.code && isDue(document, language),
  )

function isDue(document: SourceDocument, language: string): boolean {
  return document.kind === 'page' ? isMeantFor(document, language) : dueKinds.has(document.kind)
}

/** Whether a file should exist in a language. A page may name its languages. */
export function isMeantFor({ data }: SourceDocument, language: string): boolean {
  const only = isRecord(data) ? data['languages'] : undefined
  return !Array.isArray(only) || only.includes(language)
}

/** Whether the file of an address cannot be read, or is missing in a language that should have it. */
export function isIncomplete({ documents, languages }: Site, address: string): boolean {
  const versions = documents.filter((document) => document.address === address)
  const [first] = versions
  if (!first) return false
  const isLacking = (code: string) =>
    isMeantFor(first, code) && !versions.some(({ language }) => language === code)
  return (
    versions.some(({ data }) => data === undefined) ||
    (first.language !== undefined && languages.some(({ code }) => isLacking(code)))
  )
}

const dueKinds: ReadonlySet<Kind> = new Set([...requiredKinds, ...translatedKinds])
