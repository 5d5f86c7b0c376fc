import type { FormRule } from '#site/types.ts'
import type { Pairs, Reason, SubmissionState } from '../store/submission.ts'

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

  if (score >= enough) return { state: 'spam', reasons }
  return { state: reasons.includes('cross_site') ? 'held' : 'accepted', reasons }
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
