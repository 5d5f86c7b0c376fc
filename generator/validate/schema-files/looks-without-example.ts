import type { RawDiagnostic } from '../../diagnostics/diagnostic.ts'
import { isRecord } from '../../read/path.ts'
import { mapSource } from '../../read/source-map.ts'
import { sectionSchema } from '../own-sections.ts'
import type { Schemas } from '../schemas.ts'

/**
 * Reports the looks of section types that no example has: what nobody draws, nobody has looked at.
 * An example that names no look, where none has to be named, is one of the first.
 */
export const looksWithoutExample = (schemas: Schemas): readonly RawDiagnostic[] =>
  schemas.sectionTypes.flatMap((type) => {
    const file = sectionSchema(type)
    const looks = looksOf(schemas, type)
    const { examples = [], required = [] } = schemas.root(file).node
    const usual = required.includes('look') ? undefined : looks[0]
    const shown = new Set(
      examples.map((example) => (isRecord(example) ? (example['look'] ?? usual) : undefined)),
    )
    const missing = looks.filter((look) => !shown.has(look))
    if (missing.length === 0) return []

    const source = mapSource(schemas.nameOf(file), schemas.texts.get(file) ?? '')
    return missing.map((look) => ({
      code: 'schema/look-without-example',
      severity: 'error' as const,
      at: source.place(['properties', 'look', 'enum', looks.indexOf(look)]),
      path: 'properties.look.enum',
      messageId: 'missing',
      data: { look: String(look), type },
    }))
  })

/** The looks of a section type, in the order of its schema. Most have one look, without a name. */
export function looksOf(schemas: Schemas, type: string): readonly unknown[] {
  const { file, node } = schemas.root(sectionSchema(type))
  const look = node.properties?.['look']
  return look ? (schemas.resolve({ file, node: look }).node.enum ?? []) : []
}
