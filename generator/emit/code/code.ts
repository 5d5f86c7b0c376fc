import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Schemas } from '../../validate/schemas.ts'
import { digestOf, emitValidators, validatorModules } from '../../validate/validators.ts'
import { emitRegistry } from './section-registry.ts'
import { emitTypes } from './types.ts'

interface Folders {
  /** Where the modules are written. */
  readonly folder: string
  /** The folder of Diptych, in which its packages are found. */
  readonly engine: string
}

/**
 * The modules that depend on the schemas only: types, validators and the registry of components. Types and validators
 * are slow to create, so those that are there are reused while the schemas stay the same. A site with the schemas of
 * the engine has no validators of its own.
 */
export async function emitCode(
  schemas: Schemas,
  { folder, engine }: Folders,
): Promise<ReadonlyMap<string, string>> {
  const prebuilt = join(engine, '.generated')
  const heading = `// Generated from schema/ (${digestOf(schemas)}): edit the schemas, then run \`diptych generate\`.\n`
  const kept = (names: readonly string[], from: string) => {
    const present = names.map((name): [string, string] => [name, read(join(from, name))])
    return present.every(([, text]) => text.startsWith(heading)) ? present : undefined
  }
  const headed = (modules: ReadonlyMap<string, string>) =>
    Array.from(modules, ([name, text]): [string, string] => [name, heading + text])
  const typesIn = (from: string) => kept(['types.ts'], from)
  const validatorsIn = (from: string) => kept(validatorModules(schemas), from)
  const compiled = async () => headed(await emitValidators(schemas, { folder, engine }))
  const isPrebuilt = folder !== prebuilt && validatorsIn(prebuilt) !== undefined

  return new Map([
    ...(typesIn(folder) ??
      typesIn(prebuilt) ??
      headed(new Map([['types.ts', await emitTypes(schemas)]]))),
    ...(isPrebuilt ? [] : (validatorsIn(folder) ?? (await compiled()))),
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
