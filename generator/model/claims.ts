import type { SourceDocument } from '../read/documents.ts'
import { formatPath, isRecord, type Path } from '../read/path.ts'
import type { Site } from './site.ts'

/** A figure of a statistics document, with its source and date. */
export interface Claim {
  readonly document: SourceDocument
  readonly path: Path
  /** The path as authors read it. */
  readonly shownPath: string
  readonly value: string
  readonly source: string | undefined
  /** A year, month or day. */
  readonly asOf: string | undefined
}

/** The figures of all statistics in the source language. Translations are compared with them. */
export function claimsOf(site: Site): readonly Claim[] {
  return site.all('statistics', site.source.code).flatMap((document) => {
    const figures = isRecord(document.data) ? document.data['figures'] : undefined
    if (!Array.isArray(figures)) return []
    return figures.flatMap((figure: unknown, index) => {
      if (!isRecord(figure)) return []
      const path = ['figures', index]
      return [
        {
          document,
          path,
          shownPath: formatPath(path, document.data),
          value: textOf(figure['value']) ?? '',
          source: textOf(figure['source']),
          asOf: textOf(figure['asOf']),
        },
      ]
    })
  })
}

const textOf = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined
