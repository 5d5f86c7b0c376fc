import { readFileSync } from 'node:fs'
import { Command } from 'commander'
import { builtSite } from '../build/built-site.ts'
import { loadApiValidator } from '../content/api-validators.ts'
import { outOption } from '../content/project.ts'
import type { DefineCommand } from '../context.ts'
import { bindAddress, endpoint } from '../serve/listen.ts'

interface Options {
  readonly out: string
  readonly port?: string
  readonly data?: string
}

export const serve: DefineCommand = (context) =>
  new Command('serve')
    .summary('serve the built site and its API')
    .option(...outOption)
    .option('--port <number>', 'where to listen; PORT and HOST in the environment do the same')
    .option('--data <folder>', 'where submissions are kept; DIPTYCH_DATA does the same')
    .action(async ({ out, port, data }: Options) => {
      const place = endpoint(context, port)

      // Loaded here, so that the other commands start without a network stack.
      const {
        createPinoLog,
        isWorker,
        readBuild,
        readServerSettings,
        readSite,
        runWorker,
        workerBuild,
        workerPort,
      } = await import('#api/serving.ts')
      const { logCrash } = await import('../serve/log-crash.ts')
      const read = () => readBuild(builtSite(context, out))
      const settings = readServerSettings({
        environment: context.environment,
        readFile: (path) => readFileSync(path, 'utf8'),
      })
      const validateHeaders = await loadApiValidator(context, 'data/served-headers')
      if (isWorker()) {
        const log = createPinoLog(context.stdout, settings.logLevel)
        context.onCrash((error, origin) => logCrash(log, error, origin))
        // The primary process answers a signal to the whole group.
        context.onReload(() => undefined)
        const identity = context.environment[workerBuild]
        const build = identity ? read() : undefined
        await runWorker({
          first: build?.identity === identity ? build : undefined,
          read: (build) => readSite(build, validateHeaders),
          settings,
          host: bindAddress(place.host),
          port: Number(context.environment[workerPort]),
        })
        return
      }
      const { serveSite } = await import('../serve/serve-site.ts')
      await serveSite(context, {
        read,
        validateHeaders,
        data,
        settings,
        ...place,
      })
    })
