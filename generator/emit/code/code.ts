import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Schemas } from '../../validate/schemas.ts'
import { digestOf, emitValidators, validatorModules } from '../../validate/validators.ts'
import { emitRegistry } from './section-registry.ts'
import { emitTypes } from './types.ts'

/**
 * The modules of `folder` that depend on the schemas only: types, validators and the registry of components. Types and
 * validators are slow to create, so those that are there are reused while the schemas stay the same. Validators are
 * in the folder of the engine alone; a site takes its types from there if they fit.
 */
export async function emitCode(
  schemas: Schemas,
  folder: string,
  ofEngine = folder,
): Promise<ReadonlyMap<string, string>> {
  const heading = `// Generated from schema/ (${digestOf(schemas)}): edit the schemas, then run \`diptych generate\`.\n`
  const keepOr = async (
    names: readonly string[],
    emit: () => Promise<ReadonlyMap<string, string>>,
  ) => {
    for (const from of [folder, ofEngine]) {
      const present = names.map((name): [string, string] => [name, read(join(from, name))])
      if (present.every(([, text]) => text.startsWith(heading))) return present
    }
    return [...(await emit())].map(([name, text]): [string, string] => [name, heading + text])
  }
  const validators = () => keepOr(validatorModules(schemas), () => emitValidators(schemas))

  return new Map([
    ...(await keepOr(['types.ts'], async () => new Map([['types.ts', await emitTypes(schemas)]]))),
    ...(folder === ofEngine ? await validators() : []),
    ['sections.ts', emitRegistry(schemas)],
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
