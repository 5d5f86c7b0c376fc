import type { SourceDocument } from './documents.ts'
import type { Path } from './path.ts'
import type { SchemaNode, Schemas } from './schemas.ts'
import type { Site } from './site.ts'
import { type Visit, visits } from './walk.ts'

/** One text of the content, with all that a rule may want to know of it. */
export interface Text {
  readonly document: SourceDocument
  readonly text: string
  readonly path: Path
  readonly schema: SchemaNode
}

/** A value of a document, with all that a rule may want to know of it. */
export interface Value extends Visit {
  readonly document: SourceDocument
}

const collected = new WeakMap<SourceDocument, readonly Value[]>()

/** Every value of every readable document; walked once, since most rules look at them all. */
export function valuesOf({ documents, schemas }: Site): readonly Value[] {
  return documents.flatMap((document) => {
    const values = collected.get(document) ?? collect(document, schemas)
    collected.set(document, values)
    return values
  })
}

/** Every string of every readable document. */
export function textsOf(site: Site): readonly Text[] {
  return valuesOf(site).flatMap(({ document, value, path, schema }) =>
    typeof value === 'string' ? [{ document, text: value, path, schema }] : [],
  )
}

function collect(document: SourceDocument, schemas: Schemas): readonly Value[] {
  const at = schemas.root(`${document.kind}.schema.json`)
  return Array.from(visits(schemas, at, document.data), (visit) => ({ document, ...visit }))
}
