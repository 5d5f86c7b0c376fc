import type { FinishedQuiz } from '../state/finished-quiz.ts'
import { readFinished } from './share-link.ts'

/** A short link, and the secret that changes and erases its quiz. */
export interface OwnedLink {
  readonly slug: string
  readonly secret: string
}

/** Why a short link plays nothing. */
export type LinkFault = 'unknown' | 'removed' | 'tooOften' | 'unreachable'

const faults: Readonly<Record<number, LinkFault>> = {
  404: 'unknown',
  410: 'removed',
  429: 'tooOften',
}

const api = '/api/quizzes'

/** The secret in the hash of a secret address. */
export const secretIn = (hash: string): string | undefined => /^#edit=([\w-]+)$/.exec(hash)?.[1]

/** Loads the quiz of a short link. What the server sends is validated as what a long link holds. */
export async function quizAt(slug: string): Promise<FinishedQuiz | LinkFault> {
  try {
    const response = await fetch(`${api}/${encodeURIComponent(slug)}`)
    if (!response.ok) return faults[response.status] ?? 'unreachable'
    return readFinished(await response.json(), window.location.href) ?? 'unreachable'
  } catch {
    return 'unreachable'
  }
}

/** Has a quiz kept. Rejects if it is not. */
export async function keepQuiz(finished: FinishedQuiz, language: string): Promise<OwnedLink> {
  const headers = { 'content-language': language }
  const response = await send(api, { method: 'POST', headers, finished })
  const { address, secret }: { readonly address?: unknown; readonly secret?: unknown } =
    await response.json()
  const [, slug] = /^\/q\/([a-z\d-]+)$/.exec(String(address)) ?? []
  if (slug === undefined || typeof secret !== 'string') throw new Error('The answer has no link.')
  return { slug, secret }
}

/** Replaces the quiz of a link, or erases it. Rejects if that fails. */
export async function changeKept({ slug, secret }: OwnedLink, finished?: FinishedQuiz) {
  const headers = { 'quiz-secret': secret }
  const method = finished ? 'PUT' : 'DELETE'
  await send(`${api}/${slug}`, { method, headers, ...(finished && { finished }) })
}

interface Sent {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly finished?: FinishedQuiz
}

async function send(address: string, { method, headers, finished }: Sent): Promise<Response> {
  const response = await fetch(address, {
    method,
    headers: { ...headers, ...(finished && { 'content-type': 'application/json' }) },
    ...(finished && { body: JSON.stringify(finished) }),
  })
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`)
  return response
}
