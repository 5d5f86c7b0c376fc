import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Command } from 'commander'
import { CliError } from '../cli-error.ts'
import type { CliContext } from '../context.ts'
import { listen } from '../listen.ts'
import { outOption } from '../project.ts'
import type { DefineCommand } from './command.ts'

interface Options {
  readonly out: string
  readonly port?: string
}

export const serve: DefineCommand = (context) =>
  new Command('serve')
    .summary('serve the built site')
    .option(...outOption)
    .option('--port <number>', 'where to listen; PORT and HOST in the environment do the same')
    .action(async ({ out, port }: Options) => {
      const folder = resolve(context.cwd, out)
      if (!existsSync(join(folder, 'index.html'))) {
        throw new CliError(`There is no built site in "${out}".`, 'Run "npm run build" first.')
      }

      // Loaded here: the other commands start faster without a network stack.
      const { createServer } = await import('node:http')
      const { getRequestListener } = await import('@hono/node-server')
      const { createSiteHandler, readSite } = await import('#api/index.ts')
      const { fetch, close } = await openApi(context, folder)
      const forward = getRequestListener(fetch)
      const server = createServer(createSiteHandler(readSite(folder), forward))
      const address = await listen(context, server, port)
      context.stdout.write(`The site is at ${address}\n`)

      await new Promise((resolveStopped) =>
        context.stopped.addEventListener('abort', resolveStopped),
      )
      server.close()
      server.closeIdleConnections()
      await close()
    })

/** Opens the store of the data folder, and the API on it. */
async function openApi({ cwd, environment, now }: CliContext, folder: string) {
  const { createApi, createIds, createPlainPages, openLeads, readEnvironment, readForms } =
    await import('#api/index.ts')
  const { createTransport } = await import('nodemailer')
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const rules = readForms(folder)
  const { keeper, close } = await openLeads({
    environment: readEnvironment({ environment, readFile: (path) => readFileSync(path, 'utf8') }),
    rules,
    cwd,
    fetch,
    createTransport,
    now,
    random: Math.random,
    log,
    metrics: { count: () => undefined },
  })
  const { fetch: answer } = createApi({
    rules,
    keeper,
    pages: createPlainPages(rules.contact),
    now,
    newId: createIds(now, (bytes) => crypto.getRandomValues(bytes)),
    log,
  })
  return { fetch: answer, close }
}
