import { pascal } from '../../validate/own-sections.ts'
import type { Schemas } from '../../validate/schemas.ts'

/**
 * The module that imports the component of each section type. The compiler checks its keys. `own`: the way from it
 * to the folder with the section types of the site.
 */
export function emitRegistry({ sectionTypes, mediaTypes, ownTypes }: Schemas, own: string): string {
  const entries = [...sectionTypes, ...mediaTypes].toSorted().map((type) => {
    const path = ownTypes.has(type)
      ? `${own}/${type}/section.tsx`
      : `#renderer/client/sections/${type}.tsx`
    return `  '${type}': () => import('${path}').then((module) => module.${pascal(type)}),`
  })

  return [
    '// Generated from the schemas of the section types: edit those, then run `diptych generate`.',
    "import type { SectionLoaders } from '#renderer/client/site/section.tsx'",
    '',
    'export const sectionLoaders = {',
    ...entries,
    '} satisfies SectionLoaders',
    '',
  ].join('\n')
}
