import { readAction } from '../keep/own-action.ts'
import { readQuiz } from '../request/read-quiz.ts'
import type { FinishedQuiz } from '../state.ts'

/** Prefix of a quiz in the hash of a link. */
const key = '#quiz='

/** Limits of a link: characters of the hash, bytes of the quiz, characters of the company's name. */
const longest = { hash: 20_000, bytes: 200_000, company: 2000 }

export const holdsQuiz = (hash: string) => hash.startsWith(key)

/** Encodes a quiz in a hash: deflate, then base64url. */
export const hashOf = async (finished: FinishedQuiz): Promise<string> =>
  key + (await pack(JSON.stringify(finished)))

/**
 * Decodes a quiz from a hash; undefined if there is no valid quiz. Anyone can create such a link, so
 * all of it is validated: the quiz's own link must lead into the site, and the one that a business has
 * set must be such that its host can be shown.
 */
export async function quizIn(hash: string, site: string): Promise<FinishedQuiz | undefined> {
  if (!holdsQuiz(hash) || hash.length > longest.hash) return undefined
  try {
    return readFinished(JSON.parse(await unpack(hash.slice(key.length), longest.bytes)), site)
  } catch {
    return undefined
  }
}

function readFinished(value: unknown, site: string): FinishedQuiz | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { company, quiz: held, action: set }: Partial<Record<keyof FinishedQuiz, unknown>> = value
  const quiz = readQuiz(held)
  const action = readAction(set)

  if (!quiz || !leadsInto(site, quiz.final_cta.link)) return undefined
  if (typeof company !== 'string' || company.length > longest.company) return undefined
  if (set !== undefined && !action) return undefined
  return { company, quiz, ...(action && { action }) }
}

const leadsInto = (site: string, link: string) =>
  URL.canParse(link, site) && new URL(link, site).origin === new URL(site).origin

/** Packs a text for an address: deflate, then base64url. */
async function pack(plain: string): Promise<string> {
  const stream = new Blob([plain]).stream()
  const compressed = stream.pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(compressed).arrayBuffer())
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/**
 * Unpacks a text. Rejects if it is damaged, or is more than `most` bytes: from elsewhere, few characters can hold very
 * many.
 */
async function unpack(packed: string, most: number): Promise<string> {
  const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  const reader = stream.getReader()
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  for (let size = 0; ; ) {
    const { value, done } = await reader.read()
    if (done) return text + decoder.decode()
    size += value.length
    if (size > most) throw new RangeError('The text holds too much.')
    text += decoder.decode(value, { stream: true })
  }
}
