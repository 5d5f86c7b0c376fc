import type { FormRule } from '#site/types.ts'
import type { Pairs, Reason, SubmissionState } from '../store/line.ts'
import type { Received } from '../store/pair.ts'
import type { ReceivedForm } from './form.ts'

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
    extra: bounded(extra),
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
  fields: bounded(submission.fields),
  // The complete form will use its key.
  key: undefined,
})

function reasonsOf(received: Readable): Received['reasons'] {
  if (received.outcome === 'unattributed') return [received.reason]
  const isMalformed = received.pairs.flat().some((text) => text.includes('\uFFFD'))
  return isMalformed ? ['encoding'] : []
}

/** Separates the first value of each known field from all other pairs, including repeated names. */
function splitFields(pairs: Pairs, known: ReadonlySet<string>) {
  const left = new Set(known)
  const fields = pairs.filter(([name]) => left.delete(name))
  const others = pairs.filter((pair) => !fields.includes(pair))
  const extra = others.filter(([name]) => name !== 'form-name' && name !== keyField)
  return { fields, extra: extra.slice(0, maxExtra) }
}

const keyField = 'submission-id'

/** The sender's idempotency key. The store recognizes a repeated submission by it. */
function keyOf({ headers }: Request, pairs: Pairs): string | undefined {
  const key = headers.get('idempotency-key') ?? pairs.find(([name]) => name === keyField)?.[1]
  return key !== undefined && /^[\x21-\x7e]{8,200}$/.test(key) ? key : undefined
}

/** Pairs whose JSON needs little room: all cut off alike where it would need more. The body has all of them. */
function bounded(pairs: Pairs): Pairs {
  if (JSON.stringify(pairs).length <= maxSize) return pairs
  // JSON writes up to six characters for one, in names as in values.
  const each = Math.floor(maxSize / 12 / pairs.length)
  return pairs.map(([name, value]) => [name.slice(0, each), value.slice(0, each)])
}

/** Weights of the spam signs. A submission with a sum of at least `enough` is marked as spam and still stored. */
const weights: Readonly<Partial<Record<Reason, number>>> = {
  honeypot: 100,
  fast: 40,
  links: 40,
  no_origin: 10,
}
const enough = 80

/** Names of two hidden inputs: the honeypot, and the time from opening to sending in milliseconds. */
const honeypotField = 'bot-field'
const elapsedField = 'elapsed'

/** Minimum time to fill in a form, in milliseconds. A shorter time is a sign of spam. */
const shortest = 3000
const maxLinks = 3

interface Input {
  readonly form: FormRule
  readonly pairs: Pairs
  readonly request: Request
  /** The site's own origin. */
  readonly origin: string
}

/** Returns the state of a complete submission, and the reasons for it. */
export function classify({ form, pairs, request, origin }: Input): {
  readonly state: SubmissionState
  readonly reasons: readonly Reason[]
} {
  const reasons = [...signsIn(pairs), ...oddChoices(form, pairs), ...originSigns(request, origin)]
  const score = reasons.reduce((sum, reason) => sum + (weights[reason] ?? 0), 0)
  return { state: score >= enough ? 'spam' : 'accepted', reasons }
}

function* signsIn(pairs: Pairs): Generator<Reason> {
  const values = new Map(pairs)
  if ((values.get(honeypotField) ?? '').trim() !== '') yield 'honeypot'

  const elapsed = Number(values.get(elapsedField) || Number.NaN)
  if (elapsed < shortest) yield 'fast'

  const links = pairs.reduce(
    (sum, [, value]) => sum + (value.match(/https?:\/\//gi)?.length ?? 0),
    0,
  )
  if (links > maxLinks) yield 'links'
}

/** Yields a reason for each choice that no language of the form offers. */
function* oddChoices({ fields, languages }: FormRule, pairs: Pairs): Generator<Reason> {
  const values = new Map(pairs)
  const isOdd = fields.some(({ name }) => {
    const value = values.get(name)
    if (!value) return false
    const offered = Object.values(languages).flatMap((words) => words.fields[name]?.options ?? [])
    return offered.length > 0 && !offered.some((option) => option.value === value)
  })
  if (isOdd) yield 'unknown_option'
}

function* originSigns({ headers, url }: Request, own: string): Generator<Reason> {
  const origin = headers.get('origin')
  const site = headers.get('sec-fetch-site')
  if (origin === null && site === null) yield 'no_origin'
  else if (
    site === 'cross-site' ||
    (!isOwn(site) && origin !== null && isForeign(origin, own, url))
  )
    yield 'cross_site'
}

/**
 * Whether the browser says that its user or a page of this site sent the form. Scripts cannot set the
 * header, and a proxy that rewrites `Host` does not change it.
 */
const isOwn = (site: string | null) => site === 'same-origin' || site === 'none'

/** Browsers send the origin `null` because of privacy settings and from local files. */
const isForeign = (origin: string, own: string, url: string) =>
  origin !== 'null' && origin !== own && URL.parse(origin)?.host !== new URL(url).host
