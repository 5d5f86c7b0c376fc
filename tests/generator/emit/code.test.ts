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

/** What the compiler says of modules beside the emitted types. */
function compile(modules: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder({
    ...modules,
    'types.ts': code.get('types.ts'),
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

test('what is emitted has its type, and a section without its key has not', () => {
  const files = emitted(catalogSite)
  const module = (type: string, data: unknown) =>
    `import type { Chrome, Page, Section } from './types.ts'\nexport default ${JSON.stringify(data)} satisfies ${type}\n`
  const found = compile({
    'home.ts': module('Page', files.get('data/nl/pages/home.json')),
    'plan.ts': module('Page', files.get('data/nl/pages/plans/small.json')),
    'chrome.ts': module('Chrome', files.get('data/en/chrome.json')),
    'lacking.ts': module("Section<'text'>", { type: 'text', look: 'statement', id: 'a' }),
  })
  expect(found).toMatch(/^lacking\.ts\(.*error TS.*'text' is missing/s)
  expect(found).not.toMatch(/^(home|plan|chrome|types)\.ts/m)
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
