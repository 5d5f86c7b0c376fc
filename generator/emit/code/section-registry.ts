import type { Schemas } from '../../validate/schemas.ts'

/** The module that imports the component of each section type. The compiler checks its keys. */
export function emitRegistry({ sectionTypes }: Schemas): string {
  const entries = sectionTypes.toSorted().map((type) => {
    const name = pascal(type)
    return `  '${type}': () => import('#renderer/client/sections/${type}.tsx').then((module) => module.${name}),`
  })

  return [
    '// Generated from schema/sections/: edit the schemas there, then run `diptych generate`.',
    "import type { SectionLoaders } from '#renderer/client/site/section.tsx'",
    '',
    'export const sectionLoaders = {',
    ...entries,
    '} satisfies SectionLoaders',
    '',
  ].join('\n')
}

/** The component name of a section type: `PlanExplorer` for `plan-explorer`. */
export const pascal = (type: string) =>
  type.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
