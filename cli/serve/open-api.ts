import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Environment, Log, Metrics } from '#api/index.ts'
import { loadApiValidator } from '../content/api-validators.ts'
import type { CliContext } from '../context.ts'
import { quizService } from './quiz-service.ts'

interface OpenApiInput {
  /** The folder of the built site. */
  readonly folder: string
  readonly environment: Environment
  readonly log: Log
  readonly metrics: Metrics
}

/** Opens what keeps and delivers submissions, and the API on it. */
export async function openApi(
  context: CliContext,
  { folder, environment, log, metrics }: OpenApiInput,
) {
  const { cwd, now } = context
  const {
    createApi,
    createIds,
    createPlainPages,
    createRefuse,
    createSitePages,
    openLeads,
    readForms,
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
    find: await siteDocuments(context, folder),
    otherwise: createPlainPages(rules),
  })
  const refuse = createRefuse(rules, pages)
  const api = createApi({
    rules,
    keeper: leads.keeper,
    pages,
    refuse,
    now,
    newId: createIds(now, (bytes) => crypto.getRandomValues(bytes)),
    log,
    metrics,
    quiz: await quizService(context, { folder, environment, log, metrics }),
  })
  return { ...leads, fetch: api.fetch, refuse }
}

/** The documents of a built site by their addresses, with the headers the site serves them with. */
async function siteDocuments(context: CliContext, folder: string) {
  const { addressOf, readServedHeaders } = await import('#api/index.ts')
  const { documents, policies } = readServedHeaders(
    folder,
    await loadApiValidator(context, 'data/served-headers'),
  )
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
