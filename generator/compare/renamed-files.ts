import type { Site } from '../model/site.ts'
import type { SourceDocument } from '../read/documents.ts'
import type { Kind } from '../read/file-kind.ts'
import { isRecord } from '../read/path.ts'
import { isMeantFor } from './due-documents.ts'

/** Two files that are one in two languages, under two names. */
export interface RenamedFile {
  readonly source: SourceDocument
  readonly translation: SourceDocument
}

/**
 * The files of a kind that a language has under another name than the source language. They share
 * at least half of their ids.
 */
export function renamedFiles(site: Site, kind: Kind, language: string): readonly RenamedFile[] {
  const sources = strays(site, kind, { of: site.source.code, lackedBy: language })
  const translations = strays(site, kind, { of: language, lackedBy: site.source.code })
  if (sources.length === 0 || translations.length === 0) return []

  const all = sources.flatMap((source) =>
    translations.map((translation) => ({
      source,
      translation,
      shared: share(idsIn(source.data), idsIn(translation.data)),
    })),
  )
  const found: RenamedFile[] = []
  for (const { source, translation, shared } of all.toSorted((a, b) => b.shared - a.shared)) {
    const isTaken = found.some(
      (other) => other.source === source || other.translation === translation,
    )
    if (shared >= 0.5 && !isTaken) found.push({ source, translation })
  }
  return found
}

/** The files of one language that another one lacks and should have. */
export const strays = (
  site: Site,
  kind: Kind,
  { of, lackedBy }: { readonly of: string; readonly lackedBy: string },
): readonly SourceDocument[] =>
  site
    .all(kind, of)
    .filter(
      (document) => !site.find(kind, document.name, lackedBy) && isMeantFor(document, lackedBy),
    )

/** The part of all ids that both have. */
const share = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  a.size === 0 ? 0 : a.intersection(b).size / a.union(b).size

/** The ids anywhere inside a value. */
function idsIn(value: unknown): ReadonlySet<string> {
  const ids = new Set<string>()
  const collect = (inner: unknown) => {
    if (Array.isArray(inner)) for (const item of inner) collect(item)
    if (!isRecord(inner)) return
    if (typeof inner['id'] === 'string') ids.add(inner['id'])
    for (const item of Object.values(inner)) collect(item)
  }
  collect(value)
  return ids
}
