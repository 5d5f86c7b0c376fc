import { memoize } from '../memoize.ts'
import type { SourceDocument } from '../read/documents.ts'
import type { Path } from '../read/path.ts'
import type { SchemaNode } from '../validate/schema-node.ts'
import type { Schemas } from '../validate/schemas.ts'
import { type Visit, visits } from '../validate/walk.ts'
import type { Site } from './site.ts'

/** A text that visitors read, and its expected language. */
export interface TranslatableText extends Text {
  readonly language: string
}

/** All texts for visitors, in all languages. */
export const translatableTexts = memoize((site: Site): readonly TranslatableText[] =>
  textsOf(site).flatMap((text) => {
    const { language } = text.document
    const { document, path, schema } = text
    return language !== undefined && isTranslatable(text)
      ? [{ document, text: text.text, path, schema, language }]
      : []
  }),
)

/** The texts for visitors, and the names, which languages normally share. */
export const writtenTexts = memoize((site: Site): readonly Text[] =>
  textsOf(site).filter(
    (text) =>
      text.document.language !== undefined &&
      (isTranslatable(text) || text.schema['x-i18n'] === 'name'),
  ),
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

/** All values of all readable documents, except the records of texts. These hold old ones. */
export const valuesOf = memoize(({ documents, schemas }: Site): readonly Visit[] =>
  documents.flatMap((document) => (document.kind === 'state' ? [] : valuesIn(document, schemas))),
)

/** Every value of a document. */
export const valuesIn = (document: SourceDocument, schemas: Schemas): readonly Visit[] =>
  visits(schemas, document)

/** Every string of every readable document. */
export const textsOf = memoize((site: Site): readonly Text[] =>
  valuesOf(site).flatMap(({ document, value, path, schema }) =>
    typeof value === 'string' ? [{ document, text: value, path, schema }] : [],
  ),
)
