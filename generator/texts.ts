import type { SourceDocument } from './documents.ts'
import type { Path } from './path.ts'
import type { SchemaNode } from './schemas.ts'
import type { Site } from './site.ts'
import { visits } from './walk.ts'

/** One text of the content, with all that a rule may want to know of it. */
export interface Text {
  readonly document: SourceDocument
  readonly text: string
  readonly path: Path
  readonly schema: SchemaNode
}

const collected = new WeakMap<Site, readonly Text[]>()

/** Every string of every readable document; collected once, since most rules read them all. */
export function textsOf(site: Site): readonly Text[] {
  const texts = collected.get(site) ?? [...collect(site)]
  collected.set(site, texts)
  return texts
}

function* collect(site: Site): Generator<Text> {
  for (const document of site.documents) {
    const at = site.schemas.root(`${document.kind}.schema.json`)
    for (const { value, path, schema } of visits(site.schemas, at, document.data)) {
      if (typeof value === 'string') yield { document, text: value, path, schema }
    }
  }
}
