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
const valuesOfSite = new WeakMap<Site, readonly Value[]>()
const textsOfSite = new WeakMap<Site, readonly Text[]>()

/**
 * Every value of every readable document; walked once, since most rules look at them all. What is on
 * record of translations is no content: it holds texts that were.
 */
export function valuesOf(site: Site): readonly Value[] {
  const { documents, schemas } = site
  const values =
    valuesOfSite.get(site) ??
    documents.flatMap((document) => (document.kind === 'state' ? [] : valuesIn(document, schemas)))
  valuesOfSite.set(site, values)
  return values
}

function valuesIn(document: SourceDocument, schemas: Schemas): readonly Value[] {
  const values = collected.get(document) ?? collect(document, schemas)
  collected.set(document, values)
  return values
}

/** Every string of every readable document. */
export function textsOf(site: Site): readonly Text[] {
  const texts =
    textsOfSite.get(site) ??
    valuesOf(site).flatMap(({ document, value, path, schema }) =>
      typeof value === 'string' ? [{ document, text: value, path, schema }] : [],
    )
  textsOfSite.set(site, texts)
  return texts
}

function collect(document: SourceDocument, schemas: Schemas): readonly Value[] {
  const at = schemas.root(`${document.kind}.schema.json`)
  return visits(schemas, at, document.data).map(({ value, schema, path }) => ({
    document,
    value,
    schema,
    path,
  }))
}
