import type { RawDiagnostic } from '../diagnostics/diagnostic.ts'
import type { Schemas } from './schemas.ts'

/**
 * Section types that have a schema and no component, or a component and no schema. Files are named from
 * the root of the project.
 */
export function checkComponents(
  { sectionTypes }: Schemas,
  components: readonly string[],
): readonly RawDiagnostic[] {
  const withSchema = new Set(sectionTypes)
  const withComponent = new Set(components)

  return [...withSchema.symmetricDifference(withComponent)].map((type) => {
    const schema = `schema/sections/${type}.schema.json`
    const component = `renderer/app/sections/${type}.tsx`
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
