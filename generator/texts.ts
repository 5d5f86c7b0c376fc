import type { SourceDocument } from './documents.ts'
import type { Path } from './path.ts'
import type { SchemaNode, Schemas } from './schemas.ts'
import type { Site } from './site.ts'
import { visits } from './walk.ts'

/** One text of the content, with all that a rule may want to know of it. */
export interface Text {
  readonly document: SourceDocument
  readonly text: string
  readonly path: Path
  readonly schema: SchemaNode
}

const collected = new WeakMap<SourceDocument, readonly Text[]>()

/** Every string of every readable document; collected once, since most rules read them all. */
export function textsOf({ documents, schemas }: Site): readonly Text[] {
  return documents.flatMap((document) => {
    const texts = collected.get(document) ?? [...collect(document, schemas)]
    collected.set(document, texts)
    return texts
  })
}

function* collect(document: SourceDocument, schemas: Schemas): Generator<Text> {
  const at = schemas.root(`${document.kind}.schema.json`)
  for (const { value, path, schema } of visits(schemas, at, document.data)) {
    if (typeof value === 'string') yield { document, text: value, path, schema }
  }
}
