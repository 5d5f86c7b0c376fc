import type { RawDiagnostic } from '../../diagnostics/diagnostic.ts'
import type { Schemas } from '../schemas.ts'

/**
 * Reports section types with a schema and no component, or with a component and no schema. File
 * names are relative to the project root.
 */
export function checkComponents(
  { sectionTypes }: Schemas,
  components: readonly string[],
): readonly RawDiagnostic[] {
  const withSchema = new Set(sectionTypes)
  const withComponent = new Set(components)

  return [...withSchema.symmetricDifference(withComponent)].map((type) => {
    const schema = `schema/sections/${type}.schema.json`
    const component = `renderer/client/sections/${type}.tsx`
    const [messageId, file] = withSchema.has(type)
      ? (['noComponent', schema] as const)
      : (['noSchema', component] as const)
    return {
      code: 'schema/missing-component',
      severity: 'error',
      at: { file, line: 1, column: 1 },
      messageId,
      data: { type, schema, component },
    }
  })
}
