import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { build, InlineConfig, Plugin, Rolldown } from 'vite'
import { brandStyles } from '../brand/brand-style.ts'
import type { Project } from '../page-input.ts'
import { assetFolder } from './hashed-file.ts'
import { siteModules, siteResolve, sourceErrorIn } from './site-modules.ts'
import { sources, styleSheets } from './sources.ts'

/** Browsers that support `light-dark()`. For older ones the style sheets would be twice as large. */
const cssTarget = ['chrome123', 'firefox120', 'safari17.5', 'ios17.5']

/** Vite takes long to load, and few builds bundle anything. */
const viteBuild = async (project: Project, config: InlineConfig) =>
  (await import('vite')).build(config).catch((error: unknown) => {
    throw sourceErrorIn(error, project) ?? error
  })

/**
 * A sheet of a section names no layer: what stands in none, outside the folders of every page, is in that of sections.
 * The names of widths become what the sheet of tokens says.
 */
export const styleOptions = {
  postcss: {
    plugins: [
      {
        postcssPlugin: 'diptych:layer',
        Once(sheet, { AtRule }) {
          sheet.walkAtRules('custom-media', (width) => {
            width.remove()
          })
          sheet.walkAtRules('media', (media) => {
            media.params = media.params.replaceAll(/\((--[\w-]+)\)/g, (_, name: string) => {
              const width = widths.get(name)
              if (width === undefined) throw media.error(`There is no width ${name}.`)
              return width
            })
          })
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

const widths = new Map(
  Array.from(
    readFileSync(new URL('../../client/styles/tokens.css', import.meta.url), 'utf8').matchAll(
      /^@custom-media (--[\w-]+) (.+);$/gm,
    ),
    ([, name = '', width = '']) => [name, width],
  ),
)

const commonSheet = /[\\/]client[\\/](styles|ui|chrome)[\\/]/

/** What every build of Vite has in common. */
const viteDefaults = (project: Project): InlineConfig => ({
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

export async function buildClient(project: Project) {
  const { engine } = project
  const result = await viteBuild(project, {
    ...viteDefaults(project),
    plugins: [siteModules(project), ownPreload(engine), brandStyles(() => project.brand)],
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
        output: { codeSplitting: { groups: chunksOf(engine) } },
        input: [sources.client, ...styleSheets(project)].map((path) => resolve(engine, path)),
      },
    },
  })
  return outputsOf(result)
}

/**
 * Modules that share a chunk, so that a page needs few requests: the libraries; what every page runs; the sections
 * that import nothing of a flow, which a page with one task does without; what forms and quizzes share. What stands in a folder `later` is
 * in none of them, and a flow of its own is a chunk of its own.
 */
function chunksOf(engine: string): Rolldown.CodeSplittingGroup[] {
  const app = join(engine, 'renderer/client/')
  const isIn = (folders: RegExp) => (id: string) =>
    id.startsWith(app) && /\.tsx?$/.test(id) && folders.test(id.slice(app.length))

  const ofFlow = isIn(/^(builder|document|forms|quiz|scheduling.provider)\b/)

  // A chunk takes with it what its modules import, unless that is in a chunk named before it.
  return [
    {
      name: 'libraries',
      test: /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler)[\\/]/,
    },
    {
      name: 'app',
      test: isIn(/^(?!builder|document|forms|plans|quiz|scheduling.provider|sections)/),
    },
    {
      name: (id, graph) => (graph.getModuleInfo(id)?.importedIds.some(ofFlow) ? null : 'sections'),
      test: isIn(/^(plans|sections)\b/),
    },
    {
      name: 'flows',
      test: (id) => ofFlow(id) && !isIn(/\blater\b/)(id),
      minShareCount: 2,
    },
  ]
}

/** Loads modules on demand as the rest of the site loads styles. What Vite adds for it is 0.5 kB more, compressed. */
const ownPreload = (engine: string): Plugin => ({
  name: 'own-preload',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () =>
      `export { preload as __vitePreload } from ${JSON.stringify(join(engine, sources.preload))}`,
  },
})

/** The text of one module that renders on the server, with all that it imports, React for production included. */
export async function buildServer(project: Project): Promise<string> {
  const result = await viteBuild(project, {
    ...viteDefaults(project),
    ssr: { noExternal: true, resolve: { conditions: ['production', 'module', 'node'] } },
    build: {
      write: false,
      ssr: true,
      minify: true,
      target: 'esnext',
      rolldownOptions: {
        input: join(project.engine, sources.server),
        output: { codeSplitting: false },
      },
    },
  })
  const [module] = outputsOf(result)
  return module && 'code' in module ? module.code : ''
}

/** The text of the boot script, which every document inlines. */
export async function buildBoot(project: Project): Promise<string> {
  const result = await viteBuild(project, {
    ...viteDefaults(project),
    build: {
      write: false,
      target: 'baseline-widely-available',
      rolldownOptions: {
        input: join(project.engine, sources.boot),
        output: { format: 'iife' },
      },
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
