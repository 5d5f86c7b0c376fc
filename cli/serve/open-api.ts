import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Log, Metrics } from '#api/index.ts'
import type { CliContext } from '../context.ts'
import { quizService } from './quiz-service.ts'

interface OpenApiInput {
  /** The folder of the built site. */
  readonly folder: string
  /** Where submissions are kept; else the environment says so. */
  readonly data: string | undefined
  readonly log: Log
  readonly metrics: Metrics
}

/** Opens what keeps and delivers submissions, and the API on it. */
export async function openApi(context: CliContext, { folder, data, log, metrics }: OpenApiInput) {
  const { cwd, environment: variables, now } = context
  const {
    createApi,
    createIds,
    createPlainPages,
    createReject,
    createSitePages,
    openLeads,
    readEnvironment,
    readForms,
  } = await import('#api/index.ts')
  const { createTransport } = await import('nodemailer')
  const rules = readForms(folder)
  const environment = readEnvironment({
    environment: { ...variables, ...(data !== undefined && { DIPTYCH_DATA: data }) },
    readFile: (path) => readFileSync(path, 'utf8'),
  })
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
    find: await siteDocuments(folder),
    otherwise: createPlainPages(rules),
  })
  const reject = createReject(rules, pages)
  const api = createApi({
    rules,
    writer: leads.writer,
    pages,
    reject,
    now,
    newId: createIds(now, (bytes) => crypto.getRandomValues(bytes)),
    log,
    metrics,
    quiz: await quizService(context, { folder, environment, log, metrics }),
  })
  return { ...leads, environment, fetch: api.fetch, reject }
}

/** The documents of a built site by their addresses, with the headers the site serves them with. */
async function siteDocuments(folder: string) {
  const { addressOf, readServedHeaders } = await import('#api/index.ts')
  const { documents, policies } = readServedHeaders(folder)
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
