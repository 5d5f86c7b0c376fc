import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { build, InlineConfig, Manifest, Plugin, Rolldown } from 'vite'
import { chunksOf, importSections, ownPreload } from './chunks.ts'
import { fontFallbacks } from './font-fallbacks.ts'
import { type HashedFile, hashedFile } from './hashed-file.ts'
import { shrinkLibraries } from './shrink-libraries.ts'
import {
  commonStyles,
  componentOf,
  componentTypes,
  isLate,
  pageStyles,
  sectionTypes,
  sources,
  styleOf,
} from './sources.ts'
import { joinStyles } from './styles/join-styles.ts'
import { onlyBlocks, terseStyles, withoutBlocks } from './styles/style-parts.ts'
import { subsetFonts } from './subset-fonts.ts'

/** The bundled sources of the renderer. */
export interface Bundle {
  /** Identifies the build: a hash of the bundled files. */
  readonly id: string
  /** The files to publish, by path. */
  readonly files: ReadonlyMap<string, string | Uint8Array>
  /** Text of the boot script. */
  readonly boot: string
  /** Address of the client's entry. */
  readonly entry: string
  /** The addresses of the modules that a page runs, by the type of a section on it. */
  readonly modules: Readonly<Record<string, readonly string[]>>
  /** The style sheets of section types; not every type has one. */
  readonly sectionStyles: Readonly<Record<string, BundledStyle>>
  /** The style sheet of pages with one task. */
  readonly bareStyle: BundledStyle | undefined
  /** The style sheet of every page. Its file also holds what is needed once a page has loaded. */
  readonly commonStyle: BundledStyle
  readonly fonts: readonly string[]
  /** The sprite with all tiles and icons. */
  readonly sprite: HashedFile
}

export interface BundledStyle {
  readonly name: string
  readonly href: string
  readonly text: string
}

const assetFolder = 'assets'

/**
 * Bundles client, styles and boot script with Vite, in memory. Fonts hold only `characters` and what any
 * site needs; all that their files have without it.
 */
export async function bundle(root: string, characters?: string): Promise<Bundle> {
  const [client, boot] = await Promise.all([
    buildClient(root).catch(async (error: unknown) => {
      await readStyles(root)
      throw error
    }),
    buildBoot(root),
  ])
  const sprite = hashedFile('tiles.svg', readFileSync(join(root, sources.sprite), 'utf8'))
  const whole = new Map(
    client.map((output) => [output.fileName, 'code' in output ? output.code : output.source]),
  )
  const outputs = new Map(characters === undefined ? whole : await subsetFonts(whole, characters))
  const manifest: Manifest = JSON.parse(String(outputs.get('manifest.json')))
  outputs.delete('manifest.json')

  const textOf = (source: string) => String(outputs.get(manifest[source]?.file ?? '') ?? '').trim()
  const inDocument = (texts: readonly string[]) =>
    terseStyles(withoutBlocks(joinStyles(texts), ...lateBlocks))
  const style = (name: string, source: string): BundledStyle | undefined => {
    const file = manifest[source]?.file
    return file === undefined
      ? undefined
      : { name, href: `/${file}`, text: inDocument([textOf(source)]) }
  }
  const late = joinStyles([
    ...commonStyles(root).map(textOf),
    ...pageStyles(root).map((path) => onlyBlocks(textOf(path), ...lateBlocks)),
  ])
  // Documents have the fonts. Another rule for a font would make the browser load it again.
  const common = hashedFile('common.css', terseStyles(withoutBlocks(late, '@font-face')))
  const published = [...outputs].filter(([file]) => !isUnused(file, manifest, root))

  return {
    id: createHash('sha256')
      .update([...outputs.keys()].toSorted().join())
      .digest('hex')
      .slice(0, 12),
    files: new Map([
      ...published,
      ...[sprite, common].map(({ file, text }): [string, string] => [file, text]),
    ]),
    boot,
    entry: `/${manifest[sources.client]?.file ?? ''}`,
    modules: Object.fromEntries(
      componentTypes(root).map((type) => [type, modulesOf(client, root, type)]),
    ),
    sectionStyles: Object.fromEntries(
      sectionTypes(root).flatMap((type) => {
        const found = style(type, styleOf(type))
        return found ? [[type, found]] : []
      }),
    ),
    bareStyle: style('bare', sources.bareStyle),
    commonStyle: {
      name: 'common',
      href: `/${common.file}`,
      text: inDocument(
        commonStyles(root)
          .filter((path) => !isLate(path))
          .map(textOf),
      ),
    },
    fonts: [...outputs.keys()].filter((file) => file.endsWith('.woff2')).map((file) => `/${file}`),
    sprite,
  }
}

/** A style sheet that cannot be read. It is told as one line, without a stack. */
class StyleError extends Error {
  override readonly name = 'OperatorError'
  readonly hint = 'Mend it there, and build again.'
}

/** Refuses a style sheet that cannot be read. The bundler would not say in which file and line. */
export async function readStyles(root: string): Promise<void> {
  const { preprocessCSS, resolveConfig } = await import('vite')
  const config = await resolveConfig(
    { ...shared(root), css: { transformer: 'lightningcss' } },
    'build',
  )
  for (const path of [...commonStyles(root), ...pageStyles(root)]) {
    const file = join(root, path)
    await preprocessCSS(readFileSync(file, 'utf8'), file, config).catch((error: unknown) => {
      if (!isPlaced(error)) throw error
      const { line, column } = error.loc
      const message = error.message.replace(/^\[[\w-]+\] /, '').split('\n', 1)[0]
      throw new StyleError(`${path}:${line}:${column + 1}: ${message}.`)
    })
  }
}

const isPlaced = (
  error: unknown,
): error is Error & { readonly loc: { readonly line: number; readonly column: number } } =>
  error instanceof Error &&
  'loc' in error &&
  typeof error.loc === 'object' &&
  error.loc !== null &&
  'line' in error.loc

/** Addresses of the chunks that a page with a section of this type runs, in which others may stand beside it. */
function modulesOf(client: Awaited<ReturnType<typeof buildClient>>, root: string, type: string) {
  const modules = [sources.client, sources.hydrate, componentOf(type)].map((path) =>
    join(root, path),
  )
  const chunks = client.filter((output) => output.type === 'chunk')
  const found = new Set(
    chunks.filter(({ moduleIds }) => moduleIds.some((id) => modules.includes(id))),
  )
  for (const chunk of found)
    for (const each of chunks) if (chunk.imports.includes(each.fileName)) found.add(each)
  return [...found].map(({ fileName }) => `/${fileName}`)
}

/** Whether a file is part of the common style sheet, which is published as one file. */
function isUnused(file: string, manifest: Manifest, root: string) {
  const common = commonStyles(root).map((source) => manifest[source]?.file)
  return common.includes(file)
}

/**
 * What no document holds, but the style sheet of every page: what applies without scripts, when that sheet comes
 * before the first paint, and what no element matches until React has come.
 */
const lateBlocks = ['@layer late', '@layer print', '@media (scripting:none)']

/** Browsers that support `light-dark()`. For older ones the style sheets would be twice as large. */
const cssTarget = ['chrome123', 'firefox120', 'safari17.5', 'ios17.5']

/** Vite takes long to load, and few builds bundle anything. */
const viteBuild: typeof build = async (config) => (await import('vite')).build(config)

const shared = (root: string): InlineConfig => ({
  root,
  configFile: false,
  // What fails is thrown.
  logLevel: 'silent',
  publicDir: false,
  plugins: [scriptTexts(root)],
  // Whatever NODE_ENV says: visitors get what is made for production.
  define: { 'process.env.NODE_ENV': '"production"' },
  oxc: { jsx: { development: false } },
})

async function buildClient(root: string) {
  const result = await viteBuild({
    ...shared(root),
    plugins: [
      scriptTexts(root),
      importSections(root),
      ownPreload(root),
      ...shrinkLibraries(),
      fontFallbacks(root),
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
        // The boot script calls the exports of the entry.
        preserveEntrySignatures: 'exports-only',
        output: { codeSplitting: { groups: chunksOf(root) } },
        input: [sources.client, ...commonStyles(root), ...pageStyles(root)].map((path) =>
          join(root, path),
        ),
      },
    },
  })
  return outputsOf(result)
}

/** The text of the boot script, which every document inlines. */
export const buildBoot = (root: string): Promise<string> => buildScript(root, sources.boot)

/** The text of one module that renders on the server, with all that it imports, React for production included. */
export async function buildServer(root: string, source: string): Promise<string> {
  const result = await viteBuild({
    ...shared(root),
    ssr: { noExternal: true, resolve: { conditions: ['production', 'module', 'node'] } },
    build: {
      write: false,
      ssr: true,
      minify: true,
      target: 'esnext',
      rolldownOptions: { input: join(root, source), output: { codeSplitting: false } },
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
export async function buildScript(root: string, source: string): Promise<string> {
  const result = await viteBuild({
    ...shared(root),
    build: {
      write: false,
      target: 'baseline-widely-available',
      rolldownOptions: { input: join(root, source), output: { format: 'iife' } },
    },
  })
  const [script] = outputsOf(result)
  return script && 'code' in script ? script.code.trim() : ''
}

const scriptQuery = '?script'

/** Imports of a module with `?script`: its text, with all that it imports, as one script. */
export const scriptTexts = (root: string): Plugin => ({
  name: 'diptych:script-text',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith(scriptQuery)) return undefined
    const text = await buildScript(root, relative(root, id.slice(0, -scriptQuery.length)))
    return `export default ${JSON.stringify(text)}`
  },
})

function outputsOf(result: Awaited<ReturnType<typeof build>>): Rolldown.RolldownOutput['output'] {
  const [output] = Array.isArray(result) ? result : [result]
  if (!output || !('output' in output)) throw new Error('Vite returned no output.')
  return output.output
}
