import type { Schemas } from '../validate/schemas.ts'

/** The module that loads the component of each section type; its keys are checked by the compiler. */
export function emitRegistry({ sectionTypes }: Schemas): string {
  const entries = sectionTypes.toSorted().map((type) => {
    const name = pascal(type)
    return `  '${type}': () => import('#renderer/app/sections/${type}.tsx').then((module) => module.${name}),`
  })

  return [
    '// Generated from schema/sections/: edit the schemas there, then run `diptych generate`.',
    "import type { SectionLoaders } from '#renderer/app/site/section.tsx'",
    '',
    'export const sectionLoaders = {',
    ...entries,
    '} satisfies SectionLoaders',
    '',
  ].join('\n')
}

/** The name of a section's component: `plan-explorer` is drawn by `PlanExplorer`. */
export const pascal = (type: string) =>
  type.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
