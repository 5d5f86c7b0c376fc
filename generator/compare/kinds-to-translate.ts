import { memoize } from '../memoize.ts'
import { isPerLanguage, type Kind } from '../read/file-kind.ts'
import { sectionSchema } from '../validate/own-sections.ts'
import type { SchemaNode } from '../validate/schema-node.ts'
import type { SchemaAt, Schemas } from '../validate/schemas.ts'

/** The kinds of files that have a text to translate: each language has the same files of them. */
export const kindsToTranslate = memoize(
  (schemas: Schemas): ReadonlySet<Kind> =>
    new Set(
      [...schemas.files.keys()].flatMap((file) => {
        const kind = file.replace(/\.schema\.json$/, '')
        return isPerLanguage(kind) && reachesText(schemas, schemas.root(file), new Set())
          ? [kind]
          : []
      }),
    ),
)

/** Whether a value of a schema may have a text to translate. */
function reachesText(schemas: Schemas, at: SchemaAt, seen: Set<SchemaNode>): boolean {
  const { file, node } = schemas.resolve(at)
  if (seen.has(node)) return false
  seen.add(node)
  if (node['x-i18n'] === 'translate') return true
  // What languages may leave out is nobody's to translate.
  if (node['x-i18n'] === 'per-language') return false
  const inside = [...Object.values(node.properties ?? {}), node.additionalProperties, node.items]
  const sections = node['x-sections'] === true ? schemas.sectionTypes.map(sectionSchema) : []
  return [
    ...inside.flatMap((child) => (typeof child === 'object' ? [{ file, node: child }] : [])),
    ...sections.map((section) => schemas.root(section)),
  ].some((child) => reachesText(schemas, child, seen))
}
