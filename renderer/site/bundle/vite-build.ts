import { join, resolve } from 'node:path'
import type { build, InlineConfig, Rolldown } from 'vite'
import { brandStyles } from '../brand/brand-style.ts'
import type { Project } from '../page-input.ts'
import { chunksOf, dropSections, importSections, ownPreload } from './chunks.ts'
import { assetFolder } from './hashed-file.ts'
import { sectionErrorIn, siteModules, siteResolve } from './site-modules.ts'
import { type SectionTypes, sources, styleSheets } from './sources.ts'

/** Browsers that support `light-dark()`. For older ones the style sheets would be twice as large. */
const cssTarget = ['chrome123', 'firefox120', 'safari17.5', 'ios17.5']

/** Vite takes long to load, and few builds bundle anything. */
const viteBuild = async (project: Project, config: InlineConfig) =>
  (await import('vite')).build(config).catch((error: unknown) => {
    throw sectionErrorIn(error, project) ?? error
  })

/** A sheet of a section names no layer: what stands in none, outside the folders of every page, is in that of sections. */
export const styleOptions = {
  postcss: {
    plugins: [
      {
        postcssPlugin: 'diptych:layer',
        Once(sheet, { AtRule }) {
          const loose = sheet.nodes.filter(
            (node) =>
              !commonSheet.test(node.source?.input.file ?? '') &&
              !(node.type === 'atrule' && node.name === 'layer'),
          )
          if (loose.length === 0) return
          const layer = new AtRule({ name: 'layer', params: 'sections' })
          sheet.append(layer.append(loose))
        },
      },
    ],
  },
} satisfies InlineConfig['css']

const commonSheet = /[\\/]client[\\/](styles|ui|chrome)[\\/]/

/** What every build of Vite has in common. */
export const viteDefaults = (project: Project): InlineConfig => ({
  root: project.engine,
  configFile: false,
  // What fails is thrown.
  logLevel: 'silent',
  publicDir: false,
  resolve: siteResolve(project.engine),
  plugins: [siteModules(project)],
  css: styleOptions,
  // Whatever NODE_ENV says: visitors get what is made for production.
  define: { 'process.env.NODE_ENV': '"production"' },
  oxc: { jsx: { development: false } },
})

export async function buildClient(project: Project, types: SectionTypes) {
  const { engine } = project
  const result = await viteBuild(project, {
    ...viteDefaults(project),
    plugins: [
      siteModules(project),
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
  const result = await viteBuild(project, {
    ...viteDefaults(project),
    plugins: [siteModules(project), dropSections(types)],
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
async function buildScript(project: Project, source: string): Promise<string> {
  const result = await viteBuild(project, {
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

function outputsOf(result: Awaited<ReturnType<typeof build>>): Rolldown.RolldownOutput['output'] {
  const [output] = Array.isArray(result) ? result : [result]
  if (!output || !('output' in output)) throw new Error('Vite returned no output.')
  return output.output
}
