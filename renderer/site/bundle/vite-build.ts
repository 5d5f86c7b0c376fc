import { join, relative } from 'node:path'
import type { build, InlineConfig, Plugin, Rolldown } from 'vite'
import type { Folders } from '../page-input.ts'
import { chunksOf, dropSections, importSections, ownPreload } from './chunks.ts'
import { fontFallbacks } from './font-fallbacks.ts'
import { assetFolder } from './hashed-file.ts'
import { generated, type SectionTypes, sources, styleSheets } from './sources.ts'

/** Browsers that support `light-dark()`. For older ones the style sheets would be twice as large. */
const cssTarget = ['chrome123', 'firefox120', 'safari17.5', 'ios17.5']

/** Vite takes long to load, and few builds bundle anything. */
const viteBuild: typeof build = async (config) => (await import('vite')).build(config)

/** What every build of Vite has in common. */
export const viteDefaults = (folders: Folders): InlineConfig => ({
  root: folders.engine,
  configFile: false,
  // What fails is thrown.
  logLevel: 'silent',
  publicDir: false,
  plugins: [siteModules(folders), scriptTexts(folders)],
  // Whatever NODE_ENV says: visitors get what is made for production.
  define: { 'process.env.NODE_ENV': '"production"' },
  oxc: { jsx: { development: false } },
})

export async function buildClient(folders: Folders, types: SectionTypes) {
  const { engine } = folders
  const result = await viteBuild({
    ...viteDefaults(folders),
    plugins: [
      siteModules(folders),
      scriptTexts(folders),
      importSections(folders, types),
      ownPreload(engine),
      fontFallbacks(folders),
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
        output: { codeSplitting: { groups: chunksOf(engine, types) } },
        input: [sources.client, ...styleSheets(folders, types)].map((path) => join(engine, path)),
      },
    },
  })
  return outputsOf(result)
}

/** The text of the boot script, which every document inlines. */
export const buildBoot = (folders: Folders): Promise<string> => buildScript(folders, sources.boot)

/** The text of one module that renders on the server, with all that it imports, React for production included. */
export async function buildServer(
  folders: Folders,
  source: string,
  types: SectionTypes,
): Promise<string> {
  const result = await viteBuild({
    ...viteDefaults(folders),
    plugins: [siteModules(folders), scriptTexts(folders), dropSections(types)],
    ssr: { noExternal: true, resolve: { conditions: ['production', 'module', 'node'] } },
    build: {
      write: false,
      ssr: true,
      minify: true,
      target: 'esnext',
      rolldownOptions: { input: join(folders.engine, source), output: { codeSplitting: false } },
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
export async function buildScript(folders: Folders, source: string): Promise<string> {
  const result = await viteBuild({
    ...viteDefaults(folders),
    build: {
      write: false,
      target: 'baseline-widely-available',
      rolldownOptions: { input: join(folders.engine, source), output: { format: 'iife' } },
    },
  })
  const [script] = outputsOf(result)
  return script && 'code' in script ? script.code.trim() : ''
}

/** Finds the generated modules of the site. */
export const siteModules = ({ engine, site }: Folders): Plugin => ({
  name: 'diptych:site-modules',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^#(?:site|renderer)\// },
    // The modules of a site are in no package that says where the engine is.
    handler: (id) =>
      id.startsWith('#site/')
        ? join(site, generated, id.slice('#site/'.length))
        : join(engine, id.slice('#'.length)),
  },
})

const scriptQuery = '?script'

/** Imports of a module with `?script`: its text, with all that it imports, as one script. */
export const scriptTexts = (folders: Folders): Plugin => ({
  name: 'diptych:script-text',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith(scriptQuery)) return undefined
    const text = await buildScript(
      folders,
      relative(folders.engine, id.slice(0, -scriptQuery.length)),
    )
    return `export default ${JSON.stringify(text)}`
  },
})

function outputsOf(result: Awaited<ReturnType<typeof build>>): Rolldown.RolldownOutput['output'] {
  const [output] = Array.isArray(result) ? result : [result]
  if (!output || !('output' in output)) throw new Error('Vite returned no output.')
  return output.output
}
