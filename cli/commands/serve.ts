import { Command } from 'commander'
import { outOption } from '../content/project.ts'
import type { DefineCommand } from '../context.ts'
import { endpoint } from '../serve/listen.ts'

interface Options {
  readonly out: string
  readonly port?: string
}

export const serve: DefineCommand = (context) =>
  new Command('serve')
    .description('serve the built site and its API')
    .option(...outOption(context))
    .option('--port <number>', 'where to listen; PORT and HOST in the environment do the same')
    .action(async ({ out, port }: Options) => {
      const place = endpoint(context, port)
      // Loaded here, so that the other commands start without a network stack.
      const { builtSite } = await import('../build/built-site.ts')
      const { serveSite } = await import('../serve/serve-site.ts')
      await serveSite(context, { out: builtSite(context, out), ...place })
    })
