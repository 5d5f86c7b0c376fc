import type { Cache } from '../../cache.ts'
import type { SourceDocument } from '../../read/documents.ts'
import { isRecord } from '../../read/path.ts'
import type { Schemas } from '../../validate/schemas.ts'
import { eachString } from '../../validate/walk.ts'
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
  cache.get(readOutline, document, schemas)

export function readOutline(document: SourceDocument, schemas: Schemas): Outline {
  const { kind, data } = document
  const { path, aliases, register } = kind === 'page' && isRecord(data) ? data : {}
  const written: readonly unknown[] = Array.isArray(aliases) ? aliases : []
  return {
    ...(typeof path === 'string' && { path }),
    aliases: written.filter((alias) => typeof alias === 'string'),
    writtenAliases: written.map(String),
    ...(typeof register === 'string' && { register }),
    names: kind === 'state' ? [] : namesIn(document, schemas),
  }
}

function namesIn({ kind, data }: SourceDocument, schemas: Schemas): readonly string[] {
  const names: string[] = []
  eachString(schemas, schemas.root(`${kind}.schema.json`), data, (text, schema) => {
    if (schema['x-i18n'] === 'name' && factsIn(text).length === 0) names.push(text)
  })
  return names
}
