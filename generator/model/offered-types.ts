import type { Kind } from '../read/file-kind.ts'
import { sectionSchema } from '../validate/own-sections.ts'
import { isNeed, kindOfNames, neededFiles } from './names.ts'
import type { Site } from './site.ts'

/** The section types that a page of the site can have, sorted: the site has the files that they draw from. */
export const offeredTypes = (site: Site): readonly string[] =>
  site.schemas.sectionTypes
    .filter((type) => kindsNeededBy(site, type).every((kind) => site.all(kind).length > 0))
    .toSorted()

/** The kinds of files without which no section of a type can be. */
function kindsNeededBy({ schemas }: Site, type: string): readonly Kind[] {
  const { file, node } = schemas.root(sectionSchema(type))
  const named = (node.required ?? []).flatMap((key) => {
    const child = node.properties?.[key]
    const kind = child && schemas.resolve({ file, node: child }).node['x-ref']
    return kind === undefined ? [] : (kindOfNames(kind) ?? [])
  })
  const drawn = (node['x-needs'] ?? [])
    .filter(isNeed)
    .flatMap((need) => neededFiles[need].map(({ kind }): Kind => kind))
  return [...named, ...drawn]
}
