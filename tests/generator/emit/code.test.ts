import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { emitCode, readSchemas } from '#generator/index.ts'
import { projectRoot } from '../../support/project-root.ts'
import { schemaTexts } from '../../support/project-schemas.ts'
import { catalogSite } from '../catalog-site.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { emitted } from './read.ts'

const schemas = readSchemas(schemaTexts)
let code: ReadonlyMap<string, string> = new Map()
beforeAll(async () => {
  code = await emitCode(schemas, { folder: '/nowhere' })
})

const compilerOptions = {
  module: 'nodenext',
  target: 'esnext',
  strict: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  allowImportingTsExtensions: true,
  types: [],
}

/** What the compiler says of the emitted types together with a module. */
function compile(module: string): string {
  const folder = temporaryFolder({
    'types.ts': code.get('types.ts'),
    'page.ts': module,
    'package.json': '{ "type": "module" }',
    'tsconfig.json': JSON.stringify({ compilerOptions, include: ['*.ts'] }),
  })
  try {
    const tsc = join(projectRoot, 'node_modules/typescript/bin/tsc')
    return execFileSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8', cwd: folder })
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error)
  }
}

const module = (type: string, data: unknown) =>
  `import type { ${type} } from './types.ts'\nexport default ${JSON.stringify(data)} satisfies ${type}\n`

test.for([
  { type: 'Page', file: 'data/nl/pages/home.json' },
  { type: 'Page', file: 'data/nl/pages/plans/small.json' },
  { type: 'Chrome', file: 'data/en/chrome.json' },
])('$file has the type $type', ({ type, file }) => {
  expect(compile(module(type, emitted(catalogSite).get(file)))).toBe('')
})

test('a section without its key has not', () => {
  const section = { type: 'text', look: 'statement', id: 'a', tile: 'key' }

  expect(
    compile(module("Section<'text'>", section).replace("{ Section<'text'> }", '{ Section }')),
  ).toMatch(/error TS.*text/s)
})

test('types that were printed from the same schemas are kept', async () => {
  const types = `${code.get('types.ts')?.split('\n')[0]}\nexport {}\n`
  const folder = temporaryFolder({ 'types.ts': types })

  expect((await emitCode(schemas, { folder })).get('types.ts')).toBe(types)
})

test('a site takes types from the engine, and leaves the validators there', async () => {
  const engine = temporaryFolder(Object.fromEntries(code))
  const ofSite = await emitCode(schemas, { folder: '/nowhere', ofEngine: engine })

  expect([...ofSite.keys()].toSorted()).toEqual(['.gitignore', 'sections.ts', 'types.ts'])
  expect(ofSite.get('types.ts')).toBe(code.get('types.ts'))
})

test('types that were printed from others are not', async () => {
  const types = '// Generated from the schemas (000000000000): old\nexport {}\n'
  const folder = temporaryFolder({ 'types.ts': types })

  expect((await emitCode(schemas, { folder })).get('types.ts')).toBe(code.get('types.ts'))
})
