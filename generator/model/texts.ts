import type { SourceDocument } from '../read/documents.ts'
import type { Path } from '../read/path.ts'
import type { SchemaNode, Schemas } from '../validate/schemas.ts'
import { type Visit, visits } from '../validate/walk.ts'
import type { Site } from './site.ts'

/** A text that visitors read, and the language it should be in. */
interface TranslatableText extends Text {
  readonly language: string
}

const proseOfSite = new WeakMap<Site, readonly TranslatableText[]>()

/** Every text that is written for visitors, in every language. */
export function translatableTexts(site: Site): readonly TranslatableText[] {
  const texts = proseOfSite.get(site) ?? collect(site)
  proseOfSite.set(site, texts)
  return texts
}

const collect = (site: Site): readonly TranslatableText[] =>
  textsOf(site).flatMap((text) => {
    const { language } = text.document
    const { document, path, schema } = text
    return language !== undefined && isTranslatable(text)
      ? [{ document, text: text.text, path, schema, language }]
      : []
  })

/** Whether a text is words of the site, to be written anew in each language. */
export const isTranslatable = ({ schema }: Pick<Text, 'schema'>) => schema['x-i18n'] === 'translate'

/** One text of the content, with all that a rule may want to know of it. */
export interface Text {
  readonly document: SourceDocument
  readonly text: string
  readonly path: Path
  readonly schema: SchemaNode
}

const collected = new WeakMap<SourceDocument, readonly Visit[]>()
const valuesOfSite = new WeakMap<Site, readonly Visit[]>()
const textsOfSite = new WeakMap<Site, readonly Text[]>()

/**
 * Every value of every readable document; walked once, since most rules look at them all. What is on
 * record of translations is no content: it holds texts that were.
 */
export function valuesOf(site: Site): readonly Visit[] {
  const { documents, schemas } = site
  const values =
    valuesOfSite.get(site) ??
    documents.flatMap((document) => (document.kind === 'state' ? [] : valuesIn(document, schemas)))
  valuesOfSite.set(site, values)
  return values
}

/** Every value of a document; walked once. */
export function valuesIn(document: SourceDocument, schemas: Schemas): readonly Visit[] {
  const values = collected.get(document) ?? visits(schemas, document)
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
