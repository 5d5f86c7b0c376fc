import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import type { Schemas, Site } from '#generator/index.ts'
import { CliError } from '../cli-error.ts'
import type { CliContext } from '../context.ts'
import { readOwnSections } from './section-components.ts'

export const releaseOption = [
  '--release',
  'refuse a site with stand-ins, see stand-ins.yaml',
  false,
] as const
export const outOption = (context: CliContext) =>
  ['--out <folder>', 'the folder for the built site', inSite(context, '.dist')] as const

/** A command for an operator to copy, for the same content folder. */
export const toRun = (context: CliContext, command: string): string =>
  `npm run -s diptych -- ${command}${context.content === inSite(context, 'content') ? '' : ` --content ${context.content}`}`

/** A folder of the site, as it is named where the command runs. */
export const inSite = ({ cwd, site }: Pick<CliContext, 'cwd' | 'site'>, folder: string): string =>
  relative(cwd, join(site, folder)).replaceAll('\\', '/')

/** The nearest folder, from here upwards, that holds the content of a site; else this one. */
export function siteAround(cwd: string): string {
  for (let folder = cwd; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'content/site.yaml'))) return folder
    if (dirname(folder) === folder) return cwd
  }
}

/** Reads the schemas. As long as their files stay, it gives the same object. */
export async function readProjectSchemas(context: CliContext): Promise<Schemas> {
  const { parseSchemas, readFolder } = await import('#generator/index.ts')
  const files = readFolder(join(context.engine, 'schema'), '.schema.json')
  const own = await readOwnSections(context)
  return parseSchemas(JSON.stringify({ files: [...files], own }))
}

/** The path of the content folder. */
export const contentFolder = ({ cwd, content }: Pick<CliContext, 'cwd' | 'content'>): string =>
  resolve(cwd, content)

interface ReadSite {
  /** The files of the content folder: path inside the folder to text. */
  readonly files: ReadonlyMap<string, string>
  readonly site: Site
}

/** Reads a site without checking it, with its drafts where they count as live. A folder that is not there is an empty site. */
export async function readSite(
  context: CliContext,
  { withDrafts = false }: { readonly withDrafts?: boolean } = {},
): Promise<ReadSite> {
  const { linkSite, parseDocuments, readContent } = await import('#generator/index.ts')
  const folder = contentFolder(context)
  const files = existsSync(folder) ? readContent(folder) : new Map<string, string>()
  const name = relative(context.cwd, folder).replaceAll('\\', '/')
  const { documents } = parseDocuments({ files, folder: name })
  const schemas = await readProjectSchemas(context)
  const today = context.now().toISOString().slice(0, 10)
  return { files, site: linkSite({ documents, schemas, today, withDrafts }) }
}

/** Refuses a content folder that is not there. */
export function requireContent(context: CliContext): void {
  const folder = contentFolder(context)
  if (existsSync(folder) && statSync(folder).isDirectory()) return
  throw new CliError(
    `There is no content folder "${context.content}".`,
    'Run this where the content folder is, or name it with --content.',
  )
}

/** Makes a folder that git ignores, whatever else the site ignores. Throws if it cannot be written. */
export function makeIgnored(folder: string): void {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, '.gitignore')
  if (!existsSync(file)) writeFileSync(file, '*\n')
}

/** Where builds of a site keep what they can make again. Not in `node_modules`, which `npm ci` empties. */
export function cacheFolder({ site }: CliContext): string {
  const folder = join(site, '.cache')
  try {
    makeIgnored(folder)
  } catch {
    // A folder that cannot be written costs time, no more.
  }
  return folder
}

/** Where what is generated for a site goes. */
export const generatedFolder = ({ site }: Pick<CliContext, 'site'>) => join(site, '.generated')

/** Where the validators of the engine's schemas are, and types for a site that needs no others. */
export const engineGeneratedFolder = ({ engine }: Pick<CliContext, 'engine'>) =>
  join(engine, '.generated')
