import type { Cache } from '../../cache.ts'
import type { SourceDocument } from '../../read/documents.ts'
import { isRecord } from '../../read/path.ts'
import type { Schemas } from '../../validate/schemas.ts'
import { visits } from '../../validate/walk.ts'
import { factsIn } from '../facts.ts'

/** What other documents need to know of a document. It depends on the document alone. */
export interface Outline {
  /** The path of a page, if it names one. */
  readonly path?: string
  /** The other addresses of a page. */
  readonly aliases: readonly string[]
  /** The same as they are written, with those that are no text. */
  readonly writtenAliases: readonly string[]
  /** The register of a page, if it chooses one. */
  readonly register?: string
  /** The names in it, which languages normally share. */
  readonly names: readonly string[]
}

export const outlineOf = (document: SourceDocument, schemas: Schemas, cache: Cache): Outline =>
  cache.get(readOutline, document, schemas, cache)

export function readOutline(document: SourceDocument, schemas: Schemas, cache: Cache): Outline {
  const { kind, data } = document
  const { path, aliases, register } = kind === 'page' && isRecord(data) ? data : {}
  const written: readonly unknown[] = Array.isArray(aliases) ? aliases : []
  return {
    ...(typeof path === 'string' && { path }),
    aliases: written.filter((alias) => typeof alias === 'string'),
    writtenAliases: written.map(String),
    ...(typeof register === 'string' && { register }),
    names: kind === 'state' ? [] : namesIn(document, schemas, cache),
  }
}

const namesIn = (document: SourceDocument, schemas: Schemas, cache: Cache): readonly string[] =>
  cache
    .get(visits, schemas, document)
    .flatMap(({ value, schema }) =>
      typeof value === 'string' && schema['x-i18n'] === 'name' && factsIn(value).length === 0
        ? [value]
        : [],
    )
