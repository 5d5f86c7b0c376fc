import { join, relative, resolve } from 'node:path'
import type { build, InlineConfig, Plugin, Rolldown } from 'vite'
import { brandStyles } from '../brand/brand-style.ts'
import type { Project } from '../page-input.ts'
import { chunksOf, dropSections, importSections, ownPreload } from './chunks.ts'
import { assetFolder } from './hashed-file.ts'
import { generated, type SectionTypes, sources, styleSheets } from './sources.ts'

/** Browsers that support `light-dark()`. For older ones the style sheets would be twice as large. */
const cssTarget = ['chrome123', 'firefox120', 'safari17.5', 'ios17.5']

/** Vite takes long to load, and few builds bundle anything. */
const viteBuild: typeof build = async (config) =>
  (await import('vite')).build(config).catch((error: unknown) => {
    throw importErrorIn(error) ?? error
  })

/** What every build of Vite has in common. */
export const viteDefaults = (project: Project): InlineConfig => ({
  root: project.engine,
  configFile: false,
  // What fails is thrown.
  logLevel: 'silent',
  publicDir: false,
  resolve: { dedupe: sharedPackages },
  plugins: [siteModules(project), scriptTexts(project)],
  // Whatever NODE_ENV says: visitors get what is made for production.
  define: { 'process.env.NODE_ENV': '"production"' },
  oxc: { jsx: { development: false } },
})

export async function buildClient(project: Project, types: SectionTypes) {
  const { engine } = project
  const result = await viteBuild({
    ...viteDefaults(project),
    plugins: [
      siteModules(project),
      scriptTexts(project),
      importSections(project, types),
      ownPreload(engine),
      brandStyles(join(engine, sources.brand), () => project.brand),
    ],
    build: {
      write: false,
      manifest: 'manifest.json',
      assetsDir: assetFolder,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      cssMinify: 'lightningcss',
      target: 'baseline-widely-available',
      cssTarget,
      rolldownOptions: {
        // The boot script calls the exports of the entry; other chunks import more of it.
        preserveEntrySignatures: 'allow-extension',
        output: { codeSplitting: { groups: chunksOf(project, types) } },
        input: [sources.client, ...styleSheets(project, types)].map((path) =>
          resolve(engine, path),
        ),
      },
    },
  })
  return outputsOf(result)
}

/** The text of the boot script, which every document inlines. */
export const buildBoot = (project: Project): Promise<string> => buildScript(project, sources.boot)

/** The text of one module that renders on the server, with all that it imports, React for production included. */
export async function buildServer(
  project: Project,
  source: string,
  types: SectionTypes,
): Promise<string> {
  const result = await viteBuild({
    ...viteDefaults(project),
    plugins: [siteModules(project), scriptTexts(project), dropSections(types)],
    ssr: { noExternal: true, resolve: { conditions: ['production', 'module', 'node'] } },
    build: {
      write: false,
      ssr: true,
      minify: true,
      target: 'esnext',
      rolldownOptions: { input: join(project.engine, source), output: { codeSplitting: false } },
    },
  })
  const [module] = outputsOf(result)
  return module && 'code' in module ? module.code : ''
}

/** The address, for `import()`, of a module that is in no file. */
export function inlineModule(code: string): string {
  // Its own address is no file, which modules of Node are required from.
  const placed = code.replaceAll('import.meta.url', JSON.stringify(import.meta.url))
  return `data:text/javascript;base64,${Buffer.from(placed).toString('base64')}`
}

/** The text of a script that a document inlines. */
export async function buildScript(project: Project, source: string): Promise<string> {
  const result = await viteBuild({
    ...viteDefaults(project),
    build: {
      write: false,
      target: 'baseline-widely-available',
      rolldownOptions: { input: join(project.engine, source), output: { format: 'iife' } },
    },
  })
  const [script] = outputsOf(result)
  return script && 'code' in script ? script.code.trim() : ''
}

/**
 * Finds the generated modules of the site, and what its section types may import: they are in no package that says
 * where the engine is.
 */
export const siteModules = ({ engine, site, sections }: Omit<Project, 'brand'>): Plugin => ({
  name: 'diptych:site-modules',
  enforce: 'pre',
  resolveId(id, importer) {
    if (id.startsWith('#site/')) return join(site, generated, id.slice('#site/'.length))
    if (id.startsWith('#renderer/')) return join(engine, id.slice('#'.length))
    if (id === kit) return join(engine, sources.kit)
    if (!importer?.startsWith(join(sections, '/')) || /^[./\0]/.test(id)) return null
    if (!sharedPackages.includes(id.split('/')[0] ?? ''))
      throw new ImportError(relative(site, importer), id)
    return null
  },
})

/** What Diptych offers the section types of a site. */
const kit = 'diptych/kit'

/** One React, that of the engine, wherever a section type of the site is. */
export const sharedPackages = ['react', 'react-dom', 'react-router-dom']

/** A section type of the site that imports what it may not. It is told as one line, without a stack. */
class ImportError extends Error {
  override readonly name = 'OperatorError'
  readonly hint =
    `It may import ${kit}, react, react-router-dom, and what stands in the folder of the section types.`
  constructor(file: string, id: string) {
    super(`${file} imports "${id}".`)
  }
}

/** The bundler throws one error that holds those of its plugins. */
function importErrorIn(error: unknown): ImportError | undefined {
  const errors: unknown = error instanceof Error && 'errors' in error ? error.errors : undefined
  return Array.isArray(errors) ? errors.find((each) => each instanceof ImportError) : undefined
}

const scriptQuery = '?script'

/** Imports of a module with `?script`: its text, with all that it imports, as one script. */
export const scriptTexts = (project: Project): Plugin => ({
  name: 'diptych:script-text',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith(scriptQuery)) return undefined
    const text = await buildScript(
      project,
      relative(project.engine, id.slice(0, -scriptQuery.length)),
    )
    return `export default ${JSON.stringify(text)}`
  },
})

function outputsOf(result: Awaited<ReturnType<typeof build>>): Rolldown.RolldownOutput['output'] {
  const [output] = Array.isArray(result) ? result : [result]
  if (!output || !('output' in output)) throw new Error('Vite returned no output.')
  return output.output
}
