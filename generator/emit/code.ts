import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Schemas } from '../schemas.ts'
import { digestOf, emitValidators } from '../validators.ts'
import { emitRegistry } from './registry.ts'
import { emitTypes } from './types.ts'

/**
 * The modules that follow from the schemas alone, whatever the content: types, registry and validators.
 * Printing types is slow, so those in `folder` are kept when they were printed from the same schemas.
 */
export async function emitCode(
  schemas: Schemas,
  folder: string,
): Promise<ReadonlyMap<string, string>> {
  const heading = `// Generated from schema/ (${digestOf(schemas)}): edit the schemas there, then run \`diptych generate\`.`
  const present = read(join(folder, 'types.ts'))
  const types = present?.startsWith(heading) ? present : `${heading}\n${await emitTypes(schemas)}`

  return new Map([
    ['types.ts', types],
    ['validators.js', await emitValidators(schemas)],
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
