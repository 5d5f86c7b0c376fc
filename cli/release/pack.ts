import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join } from 'node:path'
import { execPath } from 'node:process'
import { parseSync } from 'vite'
import { emitCode, readFolder, readSchemas } from '#generator/index.ts'

/** What runs in Node. It becomes JavaScript: Node strips no types inside `node_modules`. */
const ofNode = ['generator', 'api', 'cli', 'renderer/site'] as const

/** What is published as it is. Vite compiles the client together with the site. */
const asWritten = [
  ...['schema', 'renderer/client', 'tsconfig.json', 'LICENSE', 'README.md', 'CHANGELOG.md'],
] as const

/**
 * Writes the package of Diptych into an empty folder, one file for one file, so that a stack trace names the lines of
 * the sources.
 */
export async function pack(engine: string, to: string): Promise<void> {
  // Of the schemas of Diptych alone: the section types of this site are not part of the package.
  const schemas = readSchemas(readFolder(join(engine, 'schema'), '.schema.json'))
  const code = await emitCode(schemas, { folder: join(engine, '.generated') })
  for (const path of asWritten) cpSync(join(engine, path), join(to, path), { recursive: true })
  for (const layer of ofNode) {
    for (const path of filesIn(engine, layer)) {
      const target = join(to, path)
      mkdirSync(dirname(target), { recursive: true })
      if (!/\.[tj]s$/.test(path)) cpSync(join(engine, path), target)
      else {
        const text = readFileSync(join(engine, path), 'utf8')
        writeFileSync(target.replace(/\.ts$/, '.js'), asJavaScript(path, text))
      }
    }
  }
  for (const [name, text] of code) {
    if (name === '.gitignore') continue
    mkdirSync(dirname(join(to, '.generated', name)), { recursive: true })
    writeFileSync(join(to, '.generated', name), text)
  }
  declare(engine, to)
  const manifest = JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8'))
  writeFileSync(join(to, 'package.json'), `${JSON.stringify(packaged(manifest), null, 2)}\n`)
}

/** What the section types of a site may import. */
const kit = 'renderer/client/kit.ts'

/** Where its declarations are. */
const types = 'types'

/** Writes the declarations of what the section types of a site may import. */
function declare(engine: string, to: string): void {
  const compiler = join(engine, 'node_modules/typescript/bin/tsc')
  const place = join(engine, '.cache/declarations.json')
  const settings = {
    extends: '../tsconfig.json',
    compilerOptions: {
      // The whole project is checked elsewhere.
      ...{ noCheck: true, noEmit: false, declaration: true, emitDeclarationOnly: true },
      ...{ rootDir: '..', outDir: join(to, types) },
    },
    include: [],
    files: [`../${kit}`],
  }
  mkdirSync(dirname(place), { recursive: true })
  writeFileSync(place, JSON.stringify(settings))
  execFileSync(execPath, [compiler, '-p', place], { cwd: engine, stdio: 'inherit' })
}

const filesIn = (engine: string, layer: string): readonly string[] =>
  readdirSync(join(engine, layer), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(engine.length + 1))

/** A module without its types, which imports the JavaScript of the others. */
function asJavaScript(path: string, source: string): string {
  const code = path.endsWith('.ts') ? stripTypeScriptTypes(source) : source
  const { staticImports, staticExports, dynamicImports } = parseSync(path, code).module
  const requests = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest),
    ...staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest)),
    ...dynamicImports.map(({ moduleRequest }) => moduleRequest),
  ]
  const places = new Set(requests.map((request) => request?.end ?? 0))
  const pieces = [...places]
    .toSorted((a, b) => a - b)
    .map((end, index, ends) => {
      const piece = code.slice(ends[index - 1] ?? 0, end)
      return piece.replace(ourModule, '$1.js$2')
    })
  return [...pieces, code.slice(Math.max(0, ...places))].join('').replaceAll(/[ \t]+$/gm, '')
}

/** The end of the name of one of our modules, in its quotation marks. */
const ourModule = /((?:\.{1,2}|#(?:generator|api|cli|renderer\/site))\/[^'"]*)\.ts(['"])$/

interface PackageManifest {
  readonly dependencies: Readonly<Record<string, string>>
  readonly imports: Readonly<Record<string, string>>
  readonly [field: string]: unknown
}

function packaged({ dependencies, imports, ...rest }: PackageManifest) {
  const { name, version, description, license, type, bin } = rest
  return {
    ...{ name, version, description, license, type, bin, imports },
    engines: { node: '>=24' },
    exports: {
      './kit': { types: `./${types}/${kit.replace(/\.ts$/, '.d.ts')}`, default: `./${kit}` },
      './kit/*.css': './renderer/client/plans/*.css',
      './package.json': './package.json',
    },
    dependencies,
  }
}

if (import.meta.main) {
  const engine = join(import.meta.dirname, '../..')
  const to = join(engine, '.package')
  rmSync(to, { recursive: true, force: true })
  await pack(engine, to)
}
