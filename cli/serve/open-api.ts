import { existsSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { resolve } from 'node:path'
import type { Build, Leads, Log, readQuizBanks, ServedHeaders } from '#api/index.ts'
import type { Environment } from '#api/serving.ts'
import { loadApiValidator } from '../content/api-validators.ts'
import type { CliContext } from '../context.ts'

interface OpenApiInput {
  /** The first build to use. */
  readonly build: Build
  readonly environment: Environment
  readonly log: Log
  readonly onUntrustedProxy: (network: string) => void
}

/** Opens the API, and with the first build that has a form the store and the delivery of submissions. */
export async function openApi(context: CliContext, input: OpenApiInput) {
  const { environment, log, onUntrustedProxy } = input
  const { site: cwd, now, clock } = context
  const {
    addressOf,
    createApi,
    createApiListener,
    createPages,
    openLeads,
    readForms,
    readQuizBanks,
    readServedHeaders,
    readSiteFileNow,
  } = await import('#api/index.ts')
  const [validateForms, validateHeaders, validateBanks] = await Promise.all([
    loadApiValidator(context, 'data/form-rules'),
    loadApiValidator(context, 'data/served-headers'),
    loadApiValidator(context, 'data/quiz-banks'),
  ])
  let rules = readForms(input.build, validateForms)
  const openStore = () =>
    openLeads({
      environment,
      // Of the build that is served at the moment.
      rules: new Proxy(rules, { get: (_, name) => Reflect.get(rules, name) }),
      cwd,
      fetch,
      // Loaded with the first mail: an idle server is smaller without it.
      createTransport: (options) => ({
        sendMail: async (message) => {
          const { createTransport } = await import('nodemailer')
          return createTransport(options).sendMail(message)
        },
      }),
      now,
      random: Math.random,
      log,
    })
  /** Whether there may be submissions of an earlier build, which are retained and erased as it said. */
  const isKept = () =>
    environment.databaseUrl !== undefined || existsSync(resolve(cwd, environment.data))
  let leads: Leads | undefined

  /** The API for one build. */
  const prepare = async (build: Build) => {
    const own = readForms(build, validateForms)
    const libraries = readQuizBanks(build, validateBanks)
    if (own.forms.length > 0 || isKept()) leads ??= await openStore()
    const headers = readServedHeaders(build, validateHeaders)
    const find = siteDocuments({ build, headers, addressOf, readSiteFileNow })
    const pages = createPages({ rules: own, find })
    const api = createApi({
      rules: own,
      write: leads?.write,
      pages,
      rates: environment.rates,
      commonHeaders: headers.all,
      now,
      clock,
      newId: () => crypto.randomUUID(),
      log,
      quiz: await quizService(context, { libraries, environment, log }),
    })
    const listener = createApiListener(api, {
      isTrusted: environment.isTrusted,
      onUntrustedProxy,
      commonHeaders: headers.all,
      log,
    })
    return { rules: own, listener }
  }

  let current = await prepare(input.build)
  const listener: RequestListener = (request, response) => current.listener(request, response)
  return {
    /** Undefined as long as no build has needed them. */
    leads: () => leads,
    listener,
    close: async () => leads?.close(),
    /** Reads another build. The function that it returns makes the API use it. */
    prepare: async (build: Build) => {
      const next = await prepare(build)
      return () => {
        current = next
        rules = next.rules
      }
    },
  }
}

interface DocumentsInput
  extends Pick<typeof import('#api/index.ts'), 'addressOf' | 'readSiteFileNow'> {
  readonly build: Build
  readonly headers: ServedHeaders
}

/** The documents of a built site by path, with their response headers: those that can be read. */
function siteDocuments({ build, headers, addressOf, readSiteFileNow }: DocumentsInput) {
  const { documents, policies } = headers
  const byAddress = new Map(Object.keys(policies).map((file) => [addressOf(file), file]))

  return (path: string) => {
    const file = byAddress.get(path)
    if (file === undefined) return undefined
    try {
      const html = readSiteFileNow(build, file).toString('utf8')
      return {
        html,
        headers: { ...documents, 'content-security-policy': policies[file] ?? '' },
      }
    } catch {
      return undefined
    }
  }
}

interface QuizInput {
  /** The banks of the built site. */
  readonly libraries: ReturnType<typeof readQuizBanks>
  readonly environment: Environment
  readonly log: Log
}

/**
 * The dependencies of `POST /api/quiz`: the banks of the built site and, if configured, a language model.
 * Undefined if the site has no tool builder.
 */
async function quizService(context: CliContext, { libraries, environment, log }: QuizInput) {
  if (libraries.length === 0) return undefined

  const { createModelWriter } = await import('#api/index.ts')
  const { model, modelKey } = environment
  return {
    libraries,
    writeByModel: model && createModelWriter({ model, modelKey }, { fetch, log }),
    validateRequest: await loadApiValidator(context, 'api/quiz-request'),
  }
}
