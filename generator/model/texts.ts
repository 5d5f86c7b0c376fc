import type { Cache } from '../cache.ts'
import type { SourceDocument } from '../read/documents.ts'
import type { Path } from '../read/path.ts'
import type { SchemaNode, Schemas } from '../validate/schemas.ts'
import { type Visit, visits } from '../validate/walk.ts'
import type { Site } from './site.ts'

/** A text that visitors read, and its expected language. */
export interface TranslatableText extends Text {
  readonly language: string
}

/** All texts for visitors, in all languages. */
export const translatableTexts = (site: Site, cache: Cache): readonly TranslatableText[] =>
  cache.get(collectTranslatable, site, cache)

export const collectTranslatable = (site: Site, cache: Cache): readonly TranslatableText[] =>
  textsOf(site, cache).flatMap((text) => {
    const { language } = text.document
    const { document, path, schema } = text
    return language !== undefined && isTranslatable(text)
      ? [{ document, text: text.text, path, schema, language }]
      : []
  })

/** The texts for visitors, and the names, which languages normally share. */
export const writtenTexts = (site: Site, cache: Cache): readonly Text[] =>
  cache.get(collectWritten, site, cache)

export const collectWritten = (site: Site, cache: Cache): readonly Text[] =>
  textsOf(site, cache).filter(
    (text) =>
      text.document.language !== undefined &&
      (isTranslatable(text) || text.schema['x-i18n'] === 'name'),
  )

/** Whether a text must be translated. */
export const isTranslatable = ({ schema }: Pick<Text, 'schema'>) => schema['x-i18n'] === 'translate'

/** One text of the content, with its document, path and schema. */
export interface Text {
  readonly document: SourceDocument
  readonly text: string
  readonly path: Path
  readonly schema: SchemaNode
}

/** All values of all readable documents, except the translation records. These hold old texts. */
export const valuesOf = (site: Site, cache: Cache): readonly Visit[] =>
  cache.get(collectValues, site, cache)

export const collectValues = ({ documents, schemas }: Site, cache: Cache): readonly Visit[] =>
  documents.flatMap((document) =>
    document.kind === 'state' ? [] : valuesIn(document, schemas, cache),
  )

/** Every value of a document. */
export const valuesIn = (
  document: SourceDocument,
  schemas: Schemas,
  cache: Cache,
): readonly Visit[] => cache.get(visits, schemas, document)

/** Every string of every readable document. */
export const textsOf = (site: Site, cache: Cache): readonly Text[] =>
  cache.get(collectTexts, site, cache)

export const collectTexts = (site: Site, cache: Cache): readonly Text[] =>
  valuesOf(site, cache).flatMap(({ document, value, path, schema }) =>
    typeof value === 'string' ? [{ document, text: value, path, schema }] : [],
  )
