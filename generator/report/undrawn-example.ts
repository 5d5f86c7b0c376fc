import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { MessageLanguage } from '../diagnostics/message.ts'
import { readCatalogue } from '../languages/catalogue.ts'
import { mapSource } from '../read/source-map.ts'
import { sectionSchema } from '../validate/own-sections.ts'
import type { Schemas } from '../validate/schemas.ts'
import { localize } from './words/localize.ts'

interface UndrawnExample {
  readonly type: string
  /** Which of its examples it is. */
  readonly index: number
  /** The file of the component, as diagnostics name it. */
  readonly component: string
  /** What it threw, in one line. */
  readonly error: string
}

/** Tells, at its place in the schema, that the component of a section type throws while it draws an example. */
export function undrawnExample(
  { type, index, component, error }: UndrawnExample,
  { schemas, language }: { readonly schemas: Schemas; readonly language: MessageLanguage },
): Diagnostic {
  const file = sectionSchema(type)
  const source = mapSource(schemas.nameOf(file), schemas.texts.get(file) ?? '')
  return localize(
    {
      code: 'schema/broken-section',
      severity: 'error',
      at: source.place(['examples', index]),
      path: `examples[${index}]`,
      messageId: 'drawing',
      data: { type, component, error },
    },
    { catalogue: readCatalogue(language), schemas, documentOf: () => undefined },
  )
}
