import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pascal } from '../../validate/own-sections.ts'
import type { Schemas } from '../../validate/schemas.ts'
import {
  emitOwnValidators,
  emitValidators,
  ownValidatorModule,
  validatorModules,
} from '../../validate/validators.ts'
import { emitTypes } from './types.ts'

interface CodeFolders {
  /** Where the modules go. */
  readonly folder: string
  /** The same folder of the engine. */
  readonly ofEngine?: string
  /** The way from `folder` to the section types of the site. */
  readonly ownSections?: string
}

/**
 * The modules of `folder` that depend on the schemas only: types, validators and the registry of components. Types and
 * validators are slow to create, so those that are there are reused while the schemas stay the same. Validators of
 * the engine's schemas are in its folder alone; a site takes its types from there if they fit.
 */
export async function emitCode(
  schemas: Schemas,
  { folder, ofEngine = folder, ownSections = '../sections' }: CodeFolders,
): Promise<ReadonlyMap<string, string>> {
  const keepOr = async (
    names: readonly string[],
    digest: string,
    emit: () => Promise<ReadonlyMap<string, string>>,
  ) => {
    const heading = `// Generated from the schemas (${digest}): edit those, then run \`diptych generate\`.\n`
    for (const from of [folder, ofEngine]) {
      const present = names.map((name): [string, string] => [name, read(join(from, name))])
      if (present.every(([, text]) => text.startsWith(heading))) return present
    }
    return [...(await emit())].map(([name, text]): [string, string] => [name, heading + text])
  }
  const { hash, hashOfEngine } = schemas
  const types = async () => new Map([['types.ts', await emitTypes(schemas)]])
  const validators = () =>
    keepOr(validatorModules(schemas), hashOfEngine, () => emitValidators(schemas))
  const ownValidators = () =>
    keepOr([ownValidatorModule], hash, () => emitOwnValidators(schemas, ofEngine))

  return new Map([
    ...(await keepOr(['types.ts'], hash, types)),
    ...(folder === ofEngine ? await validators() : []),
    ...(schemas.ownTypes.size > 0 ? await ownValidators() : []),
    ['sections.ts', emitRegistry(schemas, ownSections)],
    ['.gitignore', '*\n'],
  ])
}

/** The text of a file. Empty if the file does not exist. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/**
 * The module that loads the component of each section type. The compiler checks its keys. `own`: the way from it
 * to the folder with the section types of the site.
 */
export const emitRegistry = (
  { sectionTypes, mediaTypes, ownTypes }: Schemas,
  own: string,
): string => {
  const fileOf = (type: string) =>
    ownTypes.has(type) ? `${own}/${type}/section.tsx` : `#renderer/client/sections/${type}.tsx`
  return [
    '// Generated from the schemas of the section types: edit those, then run `diptych generate`.',
    "import type { SectionLoaders } from '#renderer/client/site/section.tsx'",
    '',
    'export const sectionLoaders = {',
    ...[...sectionTypes, ...mediaTypes]
      .toSorted()
      .map(
        (type) =>
          `  '${type}': () => import('${fileOf(type)}').then((module) => module.${pascal(type)}),`,
      ),
    '} satisfies SectionLoaders',
    '',
  ].join('\n')
}
