import { hash, randomUUID } from 'node:crypto'
import { crc32 } from 'node:zlib'

/** Names and values in the order in which they were sent. Names may repeat. */
export type Pairs = readonly (readonly [name: string, value: string])[]

/**
 * The state of a submission. accepted: a lead. spam: probably spam. incomplete: fields are missing. quarantine: no known form.
 */
export const states = ['accepted', 'spam', 'incomplete', 'quarantine'] as const

export type SubmissionState = (typeof states)[number]

/** A reason for the state of a submission, or for suspicion. */
export type Reason =
  | 'honeypot'
  | 'fast'
  | 'links'
  | 'no_origin'
  | 'cross_site'
  | 'unknown_option'
  | 'encoding'
  | 'missing_form_name'
  | 'unknown_form'
  | 'undecodable'
  | 'probable_repeat'

/** A submission: the raw request, and what was read from it. */
export interface Submission {
  readonly id: string
  /** The sender's idempotency key, which identifies a repeat. */
  readonly key: string | undefined
  readonly state: SubmissionState
  readonly reasons: readonly Reason[]
  readonly form: string | undefined
  readonly language: string | undefined
  /** The body, byte for byte. */
  readonly raw: Uint8Array
  readonly contentType: string
  /** The fields that the form defines. */
  readonly fields: Pairs
  /** All other fields, at most 100. */
  readonly extra: Pairs
  /** Request headers that help to judge the submission. */
  readonly headers: Readonly<Record<string, string>>
  /** Milliseconds since 1970. */
  readonly receivedAt: number
}

/** A lead and the time of its receipt, in milliseconds since 1970. All its lines are in that month. */
interface OfLead {
  readonly id: string
  readonly at: number
}

/** A submission as JSON holds it: its body in base64. */
type Content = Omit<Submission, 'id' | 'receivedAt' | 'raw'> & { readonly raw: string }

/**
 * What is known of a lead: lines that never change.
 * received: the submission, and the channels of its deliveries. accepted: it is a lead although it was received as
 * something else; with content if its sender sent it again. again: one more delivery, on a channel such as `mail 2`.
 * settled: a delivery needs no other attempt. gone: it was erased; this beats every other line, whichever comes first.
 */
export type Line = OfLead &
  (
    | { readonly kind: 'received'; readonly channels: readonly string[]; readonly content: Content }
    | {
        readonly kind: 'accepted'
        readonly channels: readonly string[]
        readonly content?: Omit<Content, 'key' | 'raw' | 'contentType'>
      }
    | { readonly kind: 'again'; readonly channel: string }
    | {
        readonly kind: 'settled'
        readonly channel: string
        readonly state: 'sent' | 'dead'
        readonly attempts: number
        readonly error?: string
      }
    | { readonly kind: 'gone' }
  )

export type Lines = ReadonlyMap<string, Line>

/** Lines of one name say the same. So lines can be merged in any order, and twice. */
export function nameOf(line: Line): string {
  const what = 'channel' in line ? `${line.kind} ${line.channel}` : line.kind
  return `${line.id} ${what}`
}

/** The same key and body are the same lead, on every server and however often they arrive. */
export const idOf = (key: string | undefined, raw: Uint8Array): string =>
  hash('sha256', Buffer.concat([Buffer.from(`${key ?? randomUUID()}\n`), raw]), 'hex').slice(0, 26)

export const monthOf = (at: number): string => new Date(at).toISOString().slice(0, 7)

/** Journal and store take the same text of a line. */
export const encode = once((line: Line) => seal(JSON.stringify(line)))

/** Remembers the result for each object: one lead is asked several times on its way. */
function once<From extends object, To>(make: (from: From) => To): (from: From) => To {
  const made = new WeakMap<From, To>()
  return (from) => {
    const known = made.get(from)
    if (known !== undefined) return known
    const value = make(from)
    made.set(from, value)
    return value
  }
}

/** A hash of a body. */
export const bodyOf = once((raw: Uint8Array) => hash('sha256', raw, 'base64url'))

/** Undefined unless the text is whole. */
export function decode(text: string): Line | undefined {
  const json = `{${text.slice(sealLength)}`
  return text === seal(json) ? JSON.parse(json) : undefined
}

/** Makes the checksum of an object its first property. */
const seal = (json: string) =>
  `{"crc":"${crc32(json).toString(16).padStart(8, '0')}",${json.slice(1)}`
const sealLength = seal('{').length

/** The whole lines among texts, by their names. */
export function linesOf(texts: Iterable<string>): Lines {
  const lines = [...texts].flatMap((text) => decode(text) ?? [])
  return new Map(lines.map((line) => [nameOf(line), line]))
}

export function receivedLine(
  { id, receivedAt: at, raw, ...rest }: Submission,
  channels: readonly string[],
): Line {
  const content = { ...rest, raw: Buffer.from(raw).toString('base64') }
  bodies.set(content, raw)
  return { id, at, kind: 'received', channels, content }
}

const bodies = new WeakMap<Content, Uint8Array>()
const rawOf = (content: Content) => bodies.get(content) ?? Buffer.from(content.raw, 'base64')

/** What a second, unsuspicious arrival says about what was not taken for a lead. */
export const acceptedLine = (
  { id, at }: OfLead,
  { state, reasons, form, language, fields, extra, headers }: Submission,
  channels: readonly string[],
): Line => ({
  id,
  at,
  kind: 'accepted',
  channels,
  content: { state, reasons, form, language, fields, extra, headers },
})

/** The channel that answers visitors. What waits or fails there is nothing that staff have missed. */
export const visitorChannel = 'acknowledgement'

/** A delivery of a lead. Its name is that of its channel, with a number from the second on. */
export interface Delivery {
  readonly name: string
  readonly channel: string
  readonly state: 'pending' | 'sent' | 'dead'
  readonly attempts: number
  /** Our code of the last error. */
  readonly error: string | undefined
}

/** Whether staff were told of a lead. repeat: nobody has to be. */
type Told = 'sent' | 'waiting' | 'failed' | 'nobody' | 'repeat'

export interface StoredLead {
  readonly submission: Submission
  readonly deliveries: readonly Delivery[]
  readonly told: Told
}

/** What the lines of one id say. Undefined if it was erased, or what was received is not among them. */
export function leadOf(lines: Iterable<Line>): StoredLead | undefined {
  const all = [...lines]
  const received = all.find((line) => line.kind === 'received')
  if (!received || all.some(({ kind }) => kind === 'gone')) return undefined

  const accepted = all.find((line) => line.kind === 'accepted')
  const { content, id, at } = received
  const submission: Submission = {
    ...content,
    key: content.key,
    form: content.form,
    language: content.language,
    ...accepted?.content,
    ...(accepted && { state: 'accepted' }),
    id,
    raw: rawOf(content),
    receivedAt: at,
  }
  const again = all.filter((line) => line.kind === 'again').map(({ channel }) => channel)
  const names = new Set([...received.channels, ...(accepted?.channels ?? []), ...again])
  const deliveries = [...names].toSorted().map((name): Delivery => {
    const settled = all.find((line) => line.kind === 'settled' && line.channel === name)
    const { state, attempts, error } =
      settled?.kind === 'settled'
        ? { error: undefined, ...settled }
        : { state: 'pending' as const, attempts: 0, error: undefined }
    return { name, channel: channelOf(name), state, attempts, error }
  })
  return { submission, deliveries, told: toldOf(submission, deliveries) }
}

export const channelOf = (name: string): string => name.split(' ')[0] ?? name

/** The newest delivery on each channel. */
export const newestOf = (deliveries: readonly Delivery[]): readonly Delivery[] => [
  ...new Map(
    deliveries
      .toSorted((a, b) => numberOf(a.name) - numberOf(b.name))
      .map((each) => [each.channel, each]),
  ).values(),
]

/** Which delivery of its channel it is. */
export const numberOf = (name: string): number => Number(name.split(' ')[1] ?? 1)

function toldOf({ reasons }: Submission, deliveries: readonly Delivery[]): Told {
  const staff = newestOf(deliveries).filter(({ channel }) => channel !== visitorChannel)
  if (staff.length === 0) return reasons.includes('probable_repeat') ? 'repeat' : 'nobody'
  if (staff.some(({ state }) => state === 'dead')) return 'failed'
  return staff.every(({ state }) => state === 'sent') ? 'sent' : 'waiting'
}
