import type { Context } from 'hono'
import { readFinished } from '../composed/short-links/read-finished.ts'
import { opens, type ShortLinks } from '../composed/short-links/short-links.ts'
import { jsonResponse, type ProblemCode, problem } from '../errors/problem.ts'
import type { Validate } from '../errors/validate.ts'
import type { LinkPages } from '../forms/pages/link-pages.ts'
import type { ServerSettings } from '../settings/server-settings.ts'
import type { KeptQuiz } from '../store/kept-quiz.ts'
import { errorDetails, type Log } from '../telemetry/log.ts'
import type { Metrics } from '../telemetry/metrics.ts'
import { createRateLimit } from './rate-limit.ts'
import type { ApiEnv, Handler } from './routes.ts'

export interface ShortLinkWorld {
  readonly links: ShortLinks
  readonly pages: LinkPages
  /** Validates against `schema/api/finished-quiz.schema.json`. */
  readonly validate: Validate
}

interface Dependencies extends ShortLinkWorld {
  readonly origin: string
  /** How often a visitor may ask for what is not there, or with a wrong secret. */
  readonly misses: ServerSettings['rates']['misses']
  readonly clock: () => number
  readonly log: Log
  readonly metrics: Metrics
}

type Found = { readonly quiz: KeptQuiz } | { readonly failed: ProblemCode; readonly wait?: number }

/** The handlers of the routes of short links. */
export function shortLinks(dependencies: Dependencies) {
  const { links, pages, validate, origin, log, metrics } = dependencies
  const find = createFind(dependencies)
  const count = (event: string) => metrics.count('diptych_short_links_total', { event })

  const notStored = (error: unknown) => {
    log.error('short-link.not-stored', errorDetails(error))
    return problem('not_stored', { headers: { 'retry-after': '30' } })
  }

  const post: Handler = async (c) => {
    const read = await finishedIn(c, { validate, origin })
    if ('rejected' in read) return problem(read.rejected, read.errors && { errors: read.errors })
    try {
      const language = pages.languageFor(c.req.header('content-language') ?? '')
      const made = await links.keep(read.data, language)
      if (made === 'full') {
        count('refused')
        return problem('not_stored', { headers: { 'retry-after': '3600' } })
      }
      count('made')
      const location = `/q/${made.slug}`
      const body = { ok: true, address: location, secret: made.secret }
      return jsonResponse(body, { status: 201, headers: { location } })
    } catch (error) {
      return notStored(error)
    }
  }

  const play = (quiz: KeptQuiz) => {
    count('played')
    links
      .played(quiz)
      .catch((error: unknown) => log.warn('short-link.play-not-stored', errorDetails(error)))
    return new Response(quiz.quiz, {
      headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
    })
  }

  const change = async (c: Context<ApiEnv>, quiz: KeptQuiz) => {
    const read = await finishedIn(c, { validate, origin })
    if ('rejected' in read) return problem(read.rejected, read.errors && { errors: read.errors })
    await links.change(quiz, read.data)
    count('changed')
    return jsonResponse({ ok: true }, { status: 200, headers: {} })
  }

  const erase = async (quiz: KeptQuiz) => {
    await links.erase(quiz)
    count('erased')
    return jsonResponse({ ok: true }, { status: 200, headers: {} })
  }

  const one: Handler = async (c) => {
    const secret = c.req.method === 'GET' ? undefined : secretIn(c)
    const found = await find(c, secret)
    if ('failed' in found) return problem(found.failed, { headers: waiting(found) })
    if (secret === undefined) return play(found.quiz)
    const work = c.req.method === 'PUT' ? change(c, found.quiz) : erase(found.quiz)
    return work.catch(notStored)
  }

  const page: Handler = async (c) => {
    const found = await find(c)
    return 'failed' in found
      ? pages.missing(c.req.raw, found.failed, waiting(found))
      : pages.shared(found.quiz)
  }

  return { 'short-links': post, 'short-link': one, 'short-link-page': page }
}

/**
 * Finds the quiz of the last part of the path, for a change only with its secret. A visitor whose misses are used up
 * learns nothing, also not of links that exist: a token is taken before the look and given back after a hit.
 */
function createFind({ links, misses, clock, log }: Dependencies) {
  const limit = createRateLimit(misses, clock)

  return async (c: Context<ApiEnv>, secret?: string): Promise<Found> => {
    const address = c.env?.connection?.address ?? ''
    const wait = limit.take(address)
    if (wait > 0) return { failed: 'too_many_requests', wait }
    try {
      const quiz = await links.find(slugIn(c))
      if (quiz === undefined) return { failed: 'unknown_link' }
      if (quiz === 'gone') return { failed: 'removed_link' }
      if (secret !== undefined && !opens(secret, quiz)) return { failed: 'wrong_secret' }
      limit.giveBack(address)
      return { quiz }
    } catch (error) {
      limit.giveBack(address)
      log.error('short-link.not-read', errorDetails(error))
      return { failed: 'not_readable', wait: 30 }
    }
  }
}

const waiting = ({ wait }: { readonly wait?: number }): Readonly<Record<string, string>> =>
  wait === undefined ? {} : { 'retry-after': String(wait) }

const slugIn = ({ req }: Context<ApiEnv>) => req.path.replace(/^\/(?:api\/quizzes|q)\//, '')

const secretIn = ({ req }: Context<ApiEnv>) => req.header('quiz-secret') ?? ''

async function finishedIn({ req }: Context<ApiEnv>, rules: Parameters<typeof readFinished>[1]) {
  const bytes = new Uint8Array(await req.arrayBuffer())
  return readFinished({ bytes, contentType: req.header('content-type') ?? '' }, rules)
}
