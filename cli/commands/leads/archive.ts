import { resolve } from 'node:path'
import type { Archive, Environment, FormRules } from '#api/index.ts'
import { isBuilt } from '../../build/built-site.ts'
import { loadApiValidator } from '../../content/api-validators.ts'
import type { CliContext } from '../../context.ts'

/** Opens the store that the environment names, runs `work` on it, and closes it. */
export async function withArchive<T>(
  context: CliContext,
  use: 'read' | 'write',
  work: (archive: Archive, environment: Environment) => Promise<T>,
): Promise<T> {
  const { openArchive } = await import('#api/index.ts')
  const environment = await settingsOf(context)
  const archive = await openArchive({ environment, cwd: context.site, now: context.now }, use)
  try {
    return await work(archive, environment)
  } finally {
    await archive.close()
  }
}

/** The API's settings, read as the server reads them. */
export async function settingsOf({ environment }: CliContext): Promise<Environment> {
  const { readEnvironment } = await import('#api/index.ts')
  return readEnvironment({ environment })
}

/** The form rules of the built site. Without a built site they are empty, and stderr says so. */
export async function rulesOf(context: CliContext, out: string): Promise<FormRules> {
  if (!isBuilt(context, out)) {
    context.stderr.write(
      `There is no built site in "${out}", so questions, scores and retention periods are not known. Run "npm run build" first.\n`,
    )
    return { origin: '', forms: [], retention: {} }
  }
  const { openBuild, readForms } = await import('#api/index.ts')
  const isManifest = await loadApiValidator(context, 'data/manifest')
  const build = openBuild(resolve(context.cwd, out), isManifest)
  return readForms(build, await loadApiValidator(context, 'data/form-rules'))
}
