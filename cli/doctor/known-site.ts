import { resolve } from 'node:path'
import { isBuilt } from '../build/built-site.ts'
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
  if (!isBuilt(context, out)) return undefined

  const { openBuild, readForms, readServedHeaders } = await import('#api/index.ts')
  const [manifest, headers, forms] = await Promise.all([
    loadApiValidator(context, 'data/manifest'),
    loadApiValidator(context, 'data/served-headers'),
    loadApiValidator(context, 'data/form-rules'),
  ])
  const build = openBuild(resolve(context.cwd, out), manifest)
  return {
    origin: readForms(build, forms).origin,
    redirects: readServedHeaders(build, headers).redirects,
  }
}
