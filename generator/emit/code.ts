import type { Schemas } from '../schemas.ts'
import { emitRegistry } from './registry.ts'
import { emitTypes } from './types.ts'

/** The modules that follow from the schemas alone, whatever the content: types and registry. */
export async function emitCode(schemas: Schemas): Promise<ReadonlyMap<string, string>> {
  return new Map([
    ['types.ts', await emitTypes(schemas)],
    ['sections.ts', emitRegistry(schemas)],
    ['.gitignore', '*\n'],
  ])
}
