import type { Received } from '../store/pair.ts'
import type { Pairs } from '../store/submission.ts'
import type { ReceivedForm } from './read-form.ts'

/**
 * Maximum number and size of the fields that the form does not define, and size of the fields of an
 * incomplete form. The rest is kept in the raw body only, so that junk is not stored twice.
 */
const maxExtra = 100
const maxSize = 8192

/** Headers that help to judge a submission. They identify neither the visitor's address nor the browser. */
const keptHeaders = ['origin', 'referer', 'sec-fetch-site', 'accept-language']

interface Circumstances {
  readonly request: Request
  readonly language: string | undefined
  readonly now: Date
}

type Readable = Exclude<ReceivedForm, { outcome: 'rejected' }>

/** The submission as received, before it is classified. */
export function toSubmission(
  received: Readable,
  { request, language, now }: Circumstances,
): Received {
  const { bytes, contentType, pairs } = received
  const form = received.outcome === 'form' ? received.form : undefined
  const { fields, extra } = splitFields(pairs, new Set(form?.fields.map(({ name }) => name)))

  return {
    key: keyOf(request, pairs),
    state: form ? 'accepted' : 'quarantine',
    reasons: reasonsOf(received),
    form: form?.name,
    language,
    raw: bytes,
    contentType,
    fields,
    extra: boundPairs(extra, maxSize),
    headers: Object.fromEntries(
      keptHeaders.flatMap((name) => {
        const value = request.headers.get(name)
        return value === null ? [] : [[name, value.slice(0, 500)]]
      }),
    ),
    receivedAt: now.getTime(),
  }
}

/** The same for a form with mistakes, whose answers may be of any length. */
export const asIncomplete = (submission: Received): Received => ({
  ...submission,
  state: 'incomplete',
  fields: boundPairs(submission.fields, maxSize),
  // The complete form will use its key.
  key: undefined,
})

function reasonsOf(received: Readable): Received['reasons'] {
  if (received.outcome === 'unattributed') return [received.reason]
  return received.isMalformed ? ['encoding'] : []
}

/** Separates the first value of each known field from all other pairs, including repeated names. */
function splitFields(pairs: Pairs, known: ReadonlySet<string>) {
  const seen = new Set<string>()
  const isField = pairs.map(([name]) => {
    const isFirst = known.has(name) && !seen.has(name)
    seen.add(name)
    return isFirst
  })
  return {
    fields: pairs.filter((_, index) => isField[index]),
    extra: pairs
      .filter(([name], index) => !isField[index] && name !== 'form-name' && name !== keyField)
      .slice(0, maxExtra),
  }
}

const keyField = 'submission-id'

/** The sender's idempotency key. The store recognizes a repeated submission by it. */
function keyOf({ headers }: Request, pairs: Pairs): string | undefined {
  const key = headers.get('idempotency-key') ?? pairs.find(([name]) => name === keyField)?.[1]
  return key !== undefined && /^[\x21-\x7e]{8,200}$/.test(key) ? key : undefined
}

/** The most characters that JSON writes for one. */
const longestEscape = 6

/**
 * Pairs as far as they fit into a number of characters of JSON. A value that does not fit is cut off. The
 * body of the submission has all of it.
 */
function boundPairs(pairs: Pairs, room: number): Pairs {
  let left = room
  return pairs.flatMap(([name, value]): Pairs => {
    const free = left - sizeOf(name)
    if (free < longestEscape) return []
    const kept = sizeOf(value) <= free ? value : value.slice(0, Math.floor(free / longestEscape))
    left = free - sizeOf(kept)
    return [[name, kept]]
  })
}

/** The length of a text in JSON, with its quotes and a comma. */
const sizeOf = (text: string) => JSON.stringify(text).length + 1
