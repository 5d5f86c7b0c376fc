import { existsSync } from 'node:fs'
import { relative } from 'node:path'
import type { Site } from '#generator/index.ts'
import type { CliContext } from '../context.ts'
import { contentFolder, readProjectSchemas } from './project.ts'

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
