import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildFiles } from '../build/build-files.ts'
import { builtSite } from '../build/built-site.ts'
import { checkBefore } from '../build/check-before.ts'
import { createStages } from '../build/stages.ts'
import { loadApiValidator } from '../content/api-validators.ts'
import type { CliContext, ExitCode } from '../context.ts'
import { listen } from '../serve/listen.ts'

export interface SiteInput {
  readonly content: string
  /** The folder of a built site. Without one, the site is built with the pseudo-language. */
  readonly out?: string | undefined
  readonly exit: (code: ExitCode) => void
}

/** A built site and the address at which it is served. */
export interface ServedSite {
  readonly folder: string
  readonly url: string
}

/** Serves a site while `use` runs. */
export async function withSite(
  context: CliContext,
  { content, out, exit }: SiteInput,
  use: (site: ServedSite) => Promise<void>,
): Promise<void> {
  if (out !== undefined) {
    await serveWhile(context, builtSite(context, out), use)
    return
  }

  const stages = createStages(context)
  stages.next('Check the content')
  const checked = await checkBefore(context, { content, pseudo: true, exit })
  if (!checked) return
  const folder = mkdtempSync(join(tmpdir(), 'diptych-layout-'))
  try {
    const { createOutputFolder } = await import('#renderer/site/index.ts')
    const output = createOutputFolder({ next: folder, previous: folder, isWhole: true })
    await buildFiles(context, { content: checked, stages, output, isRelease: false })
    stages.done()
    await serveWhile(context, folder, use)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function serveWhile(
  context: CliContext,
  folder: string,
  use: (site: ServedSite) => Promise<void>,
): Promise<void> {
  const validateHeaders = await loadApiValidator(context, 'data/served-headers')
  const { createSiteHandler, readBuild, readSite } = await import('#api/serving.ts')
  const server = createServer(
    createSiteHandler(readSite(readBuild(folder), validateHeaders), (_, response) =>
      response.writeHead(503).end(),
    ),
  )
  const here = { ...context, environment: { HOST: '127.0.0.1' } }
  try {
    await use({ folder, url: await listen(here, server, '0') })
  } finally {
    server.close()
    server.closeAllConnections()
  }
}
