import type { Place } from './diagnostic.ts'

/*
 * A subject is what one finding breaks and others need: a declared name (`plan:core`), all names of
 * a kind (`plan`) or of a group (`fact:price`), or something of a place (`text:content/nl/pages/home.yaml#title`)
 * or of a whole file (`language:content/nl/pages/home.yaml`).
 */

/** What there is to say of a place, in the order in which it has to be right. */
const order = [
  /** The file under its name. */
  'file',
  /** What should stand there, told by somebody who knows more than the schema. */
  'wanted',
  /** A value of its kind, with all that is inside it. */
  'value',
  /** Words in the language of the file. */
  'language',
  /** Single words in that language. */
  'words',
  /** Any name. */
  'name',
  /** The text, as it is compared with another one. */
  'text',
  /** The figures that it says. */
  'figure',
  /** What it promises, allows or demands. */
  'meaning',
  /** A text in which nothing is found, so that it can be confirmed. */
  'settled',
] as const

export type PlaceKind = Exclude<(typeof order)[number], 'name'>

export const nameSubject = (kind: string, name: string): string => `${kind}:${name}`

/** The subject of what stands at a path of a file, or of the whole file. */
export const placeSubject = (kind: PlaceKind, file: string, path?: string): string =>
  path ? `${kind}:${file}#${path}` : `${kind}:${file}`

/** The figure that stands at a place. */
export const spotSubject = ({ file, line, column }: Place): string =>
  placeSubject('figure', file, `${line}:${column}`)

interface SubjectPlace {
  readonly kind: PlaceKind
  readonly file: string
  /** Empty for the whole file. */
  readonly path: string
}

/** What the subject of a place is about; undefined for a name. */
export function placeOf(subject: string): SubjectPlace | undefined {
  const [start = ''] = subject.split(':', 1)
  const kind = order.find((each) => each === start)
  if (kind === undefined || kind === 'name') return undefined
  const [file = '', path = ''] = subject.slice(kind.length + 1).split('#')
  return { kind, file, path }
}

/** The subject, and each that it lies inside: `fact:price.core`, `fact:price`, `fact`. */
export function outerSubjects(subject: string): readonly string[] {
  const place = placeOf(subject)
  if (place?.kind === 'settled') return [subject]
  const start = place ? subject.length - place.path.length - 1 : 0
  const ends = Array.from(subject.slice(start).matchAll(/[:#.[]/g), ({ index }) => start + index)
  return [subject, ...ends.toReversed().map((end) => subject.slice(0, end))]
}

/** Where a subject stands in the order of what has to be right. The whole of a file comes before its parts. */
export function rankOf(subject: string): number {
  const place = placeOf(subject)
  if (!place) return order.indexOf('name')
  if (place.path) return order.indexOf(place.kind)
  return place.kind === 'language' ? order.indexOf('language') - 0.5 : 0
}

/** The rank of a finding that breaks nothing. */
export const lastRank = order.length
