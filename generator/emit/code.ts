import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Schemas } from '../schemas.ts'
import { emitRegistry } from './registry.ts'
import { emitTypes } from './types.ts'

/**
 * The modules that follow from the schemas alone, whatever the content: types and registry. Printing
 * types is slow, so those in `folder` are kept when they were printed from the same schemas.
 */
export async function emitCode(
  schemas: Schemas,
  folder: string,
): Promise<ReadonlyMap<string, string>> {
  const heading = `// Generated from schema/ (${digest(schemas)}): edit the schemas there, then run \`diptych generate\`.`
  const present = read(join(folder, 'types.ts'))
  const types = present?.startsWith(heading) ? present : `${heading}\n${await emitTypes(schemas)}`

  return new Map([
    ['types.ts', types],
    ['sections.ts', emitRegistry(schemas)],
    ['.gitignore', '*\n'],
  ])
}

const digest = ({ files }: Schemas) =>
  createHash('sha256')
    .update(JSON.stringify([...files]))
    .digest('hex')
    .slice(0, 12)

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
