import type { RawDiagnostic } from '../../diagnostics/diagnostic.ts'
import type { Schemas } from '../schemas.ts'

/** The section types that have a component, by where it is. */
export interface SectionComponents {
  /** Those of Diptych. */
  readonly engine: readonly string[]
  /** Those of the site. */
  readonly own: readonly string[]
  /** The name of the folder with those of the site. */
  readonly folder: string
}

/**
 * Reports section types with a schema and no component, or with a component and no schema, and what is wrong with
 * those of the site. File names are relative to the project root.
 */
export function checkComponents(
  { sectionTypes, mediaTypes, ownTypes, faults }: Schemas,
  { engine, own, folder }: SectionComponents,
): readonly RawDiagnostic[] {
  const withSchema = new Set([...sectionTypes, ...mediaTypes])
  // A type whose schema has a fault has one, all the same.
  const withFault = new Set(faults.map(({ type }) => type))
  const isOwn = (type: string) =>
    ownTypes.has(type) || !(engine.includes(type) || withSchema.has(type))
  const withComponent = new Set([...engine, ...own.filter((type) => !withFault.has(type))])

  const broken = faults.map(({ at, messageId, type, data }) => ({
    ...{ code: 'schema/broken-section', severity: 'error' as const, at, messageId },
    data: { type, ...data },
  }))
  const halves = [...withSchema.symmetricDifference(withComponent)].map((type) => {
    const schema = isOwn(type)
      ? `${folder}/${type}/schema.json`
      : `schema/sections/${type}.schema.json`
    const component = isOwn(type)
      ? `${folder}/${type}/section.tsx`
      : `renderer/client/sections/${type}.tsx`
    const [messageId, file] = withSchema.has(type)
      ? (['noComponent', schema] as const)
      : (['noSchema', component] as const)
    return {
      code: 'schema/missing-component',
      severity: 'error' as const,
      at: { file, line: 1, column: 1 },
      messageId,
      data: { type, schema, component },
    }
  })
  return [...broken, ...halves]
}
