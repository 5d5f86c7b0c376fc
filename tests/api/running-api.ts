import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import {
  type ApiDependencies,
  createApi,
  createPages,
  openLeads,
  readEnvironment,
  type Submission,
} from '#api/index.ts'
import type { LeadLimits } from '#api/leads/leads.ts'
import { receivedLine } from '#api/store/line.ts'
import type { FormRules } from '#site/types.ts'
import { generousLimits } from './generous-limits.ts'
import { rules, temporaryData } from './leads-site.ts'

interface World {
  readonly environment?: Readonly<Record<string, string>>
  readonly rules?: FormRules
  readonly limits?: Partial<LeadLimits>
  /** The folder of its data. Default: a new folder for the test. */
  readonly folder?: string
}

/**
 * Starts the API with its store and delivery in this process, with a clock that the test moves and logs
 * that it reads.
 */
export async function startApi({
  environment = {},
  folder = temporaryData(),
  ...world
}: World = {}) {
  const logged: string[] = []
  let time = Date.parse('2026-06-01T12:00:00Z')
  const now = () => new Date(time)
  const tell =
    (level: string) =>
    (event: string, details: object = {}) => {
      logged.push(JSON.stringify({ level, event, ...details }))
    }
  const log = { info: tell('info'), warn: tell('warn'), error: tell('error') }
  const own = world.rules ?? rules
  const { createTransport } = await import('nodemailer')

  const leads = await openLeads({
    environment: readEnvironment({
      environment: {
        DIPTYCH_DATA: join(folder, 'data'),
        DIPTYCH_JOURNAL: join(folder, 'journal'),
        ...environment,
      },
    }),
    rules: own,
    cwd: folder,
    fetch,
    createTransport,
    now,
    random: () => 0,
    log,
    limits: {
      bytes: 64 * 2 ** 20,
      reserve: 0,
      lettersPerDay: 200,
      ...world.limits,
    },
  })
  let isOpen = true
  const close = async () => {
    if (isOpen) await leads.close()
    isOpen = false
  }
  onTestFinished(close)

  const pages = createPages({ rules: own })
  const dependencies: ApiDependencies = {
    rules: own,
    write: leads.write,
    pages,
    now,
    newId: () => crypto.randomUUID(),
    log,
    ...generousLimits,
  }
  const api = createApi(dependencies)
  return {
    ...leads,
    dependencies,
    close,
    folder,
    file: join(folder, 'data/submissions.db'),
    logged,
    fetch: async (request: Request) => api.fetch(request),
    pass: (milliseconds: number) => {
      time += milliseconds
    },
    /** All stored submissions, oldest first. */
    kept: async () => {
      const found = await leads.pair.ask((store) => store.list({}))
      return found.map(({ submission }) => submission).toReversed()
    },
    /** The deliveries of a lead. */
    deliveriesOf: async (id: string) =>
      (await leads.pair.ask((store) => store.find(id)))?.deliveries ?? [],
    /** Writes a submission as it is. */
    save: (each: Submission, channels: readonly string[] = []) =>
      leads.pair.record([receivedLine(each, channels)]),
    journal: join(folder, 'journal'),
  }
}

export type RunningApi = Awaited<ReturnType<typeof startApi>>

/** A form as a script sends it, unless the headers differ. */
export function post(body: RequestInit['body'], headers: Readonly<Record<string, string>> = {}) {
  const request = {
    method: 'POST',
    body: body ?? null,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'application/json',
      origin: 'http://localhost',
      ...headers,
    },
    // Node requires this for a stream as body.
    duplex: 'half',
  }
  return new Request('http://localhost/', request)
}
