import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { serverFolder } from '../build/built-site.ts'
import { loadApiValidator } from '../content/api-validators.ts'
import type { CliContext } from '../context.ts'

/** What the build in a folder says about the site that it was deployed as. */
export interface KnownSite {
  readonly origin: string
  /** New addresses by old ones. */
  readonly redirects: Readonly<Record<string, string>>
}

/** Undefined if there is no build. */
export async function knownSite(context: CliContext, out: string): Promise<KnownSite | undefined> {
  const folder = resolve(context.cwd, out)
  if (!existsSync(join(folder, serverFolder, 'headers.json'))) return undefined

  const { readBuild, readForms, readServedHeaders } = await import('#api/index.ts')
  const build = readBuild(folder, (path) => path.startsWith(serverFolder))
  const [headers, forms] = await Promise.all([
    loadApiValidator(context, 'data/served-headers'),
    loadApiValidator(context, 'data/form-rules'),
  ])
  return {
    origin: readForms(build, forms).origin,
    redirects: readServedHeaders(build, headers).redirects,
  }
}
