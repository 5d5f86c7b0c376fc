import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Log, Validate } from '#api/index.ts'
import type { Environment, MetricsRegistry, ServerSettings } from '#api/serving.ts'
import { loadApiValidator } from '../content/api-validators.ts'
import type { CliContext } from '../context.ts'
import type { LoopDelay } from './gauges.ts'
import { quizService } from './quiz-service.ts'

interface OpenApiInput {
  /** The folder of the built site. */
  readonly folder: string
  readonly environment: Environment
  readonly validateHeaders: Validate
  readonly settings: ServerSettings
  readonly delay: LoopDelay
  readonly log: Log
  readonly metrics: MetricsRegistry
}

/** Event loop delay above which quizzes are answered with 503, in milliseconds. */
const overloadDelay = 500

/** Opens the store, the delivery of submissions, and the API. */
export async function openApi(context: CliContext, input: OpenApiInput) {
  const { folder, validateHeaders, environment, settings, delay, log, metrics } = input
  const { cwd, now, clock } = context
  const {
    addressOf,
    createApi,
    createApiListener,
    createIds,
    createPlainPages,
    createPseudonymize,
    createReject,
    createSitePages,
    createUpstream,
    openLeads,
    readForms,
    readServedHeaders,
  } = await import('#api/index.ts')
  const { createTransport } = await import('nodemailer')
  const rules = readForms(folder, await loadApiValidator(context, 'data/form-rules'))
  const leads = await openLeads({
    environment,
    rules,
    cwd,
    fetch,
    createTransport,
    now,
    random: Math.random,
    log,
    metrics,
  })
  const pages = createSitePages({
    rules,
    find: await siteDocuments(folder, validateHeaders),
    otherwise: createPlainPages(rules),
  })
  const { all, policies } = readServedHeaders(folder, validateHeaders)
  const api = createApi({
    rules,
    writer: leads.writer,
    pages,
    reject: createReject(rules, pages),
    rates: settings.rates,
    maxAtOnce: settings.maxAtOnce,
    isOverloaded: () => delay.slowest() > overloadDelay,
    commonHeaders: all,
    sitePaths: Object.keys(policies).map(addressOf),
    pseudonymize: createPseudonymize({
      now,
      random: (length) => crypto.getRandomValues(new Uint8Array(length)),
    }),
    now,
    clock,
    newId: createIds(now, (bytes) => crypto.getRandomValues(bytes)),
    log,
    metrics,
    quiz: await quizService(context, { folder, environment, log, metrics }),
  })
  const listener = createApiListener(api, {
    isTrusted: settings.isTrusted,
    peerAddress: ({ socket }) => socket.remoteAddress,
  })
  return { ...leads, listener, upstream: createUpstream(api) }
}

/** The documents of a built site by path, with their response headers. */
async function siteDocuments(folder: string, validateHeaders: Validate) {
  const { addressOf, readServedHeaders } = await import('#api/index.ts')
  const { documents, policies } = readServedHeaders(folder, validateHeaders)
  const files = new Map(Object.keys(policies).map((file) => [addressOf(file), file]))

  return (path: string) => {
    const file = files.get(path)
    if (file === undefined || !existsSync(join(folder, file))) return undefined
    return {
      html: readFileSync(join(folder, file), 'utf8'),
      headers: { ...documents, 'content-security-policy': policies[file] ?? '' },
    }
  }
}
