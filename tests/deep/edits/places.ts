import { linkSite } from '#generator/model/link-site.ts'
import { parseDocuments, type SourceDocument } from '#generator/read/documents.ts'
import type { Path } from '#generator/read/path.ts'
import type { SchemaAt } from '#generator/validate/schemas.ts'
import { children } from '#generator/validate/walk.ts'
import { original, schemas } from './content.ts'

/** A value of a content file, and its schema with references resolved. */
export interface Place {
  readonly path: Path
  readonly value: unknown
  readonly at: SchemaAt
}

const { documents } = parseDocuments({ files: original, folder: '' })

/** The project's content, before any edit. */
export const site = linkSite({ documents, schemas, today: '2026-11-21' })

/** The files that people write. */
export const written = documents.filter(({ kind }) => kind !== 'state' && kind !== 'acknowledged')

/** All values of a file, parents first. */
export function placesIn({ kind, data }: Pick<SourceDocument, 'kind' | 'data'>): readonly Place[] {
  const places: Place[] = []
  const visit = (value: unknown, at: SchemaAt, path: Path) => {
    places.push({ path, value, at: schemas.resolve(at) })
    for (const child of children(schemas, at, value))
      visit(child.value, child.at, [...path, child.step])
  }
  visit(data, schemas.root(`${kind}.schema.json`), [])
  return places
}
