import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Schemas } from '../validate/schemas.ts'
import { digestOf, emitValidators } from '../validate/validators.ts'
import { emitRegistry } from './section-registry.ts'
import { emitTypes } from './types.ts'

/**
 * The modules that follow from the schemas alone, whatever the content: types, validators and the
 * registry of components. The first two are slow to make, so those in `folder` are kept while they
 * are of the same schemas.
 */
export async function emitCode(
  schemas: Schemas,
  folder: string,
): Promise<ReadonlyMap<string, string>> {
  const heading = `// Generated from schema/ (${digestOf(schemas)}): edit the schemas, then run \`diptych generate\`.\n`
  const keepOr = async (file: string, emit: (schemas: Schemas) => Promise<string>) => {
    const present = read(join(folder, file))
    return present?.startsWith(heading) ? present : `${heading}${await emit(schemas)}`
  }

  return new Map([
    ['types.ts', await keepOr('types.ts', emitTypes)],
    ['validators.js', await keepOr('validators.js', emitValidators)],
    ['sections.ts', emitRegistry(schemas)],
    ['.gitignore', '*\n'],
  ])
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
