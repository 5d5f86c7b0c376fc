import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Command } from 'commander'
import { CliError } from '../cli-error.ts'
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
      const { createSiteHandler, readSite } = await import('#api/index.ts')
      const server = createServer(createSiteHandler(readSite(folder)))
      const address = await listen(context, server, port)
      context.stdout.write(`The site is at ${address}\n`)

      await new Promise((resolveStopped) =>
        context.stopped.addEventListener('abort', resolveStopped),
      )
      server.close()
      server.closeIdleConnections()
    })
