import { alternatives } from './alternatives.ts'

/** What a number counts. A week is 604,800 seconds, so that 14 days and 2 weeks are equal. */
export interface Unit {
  readonly kind: UnitKind
  /** The dimension of a measure or a duration, the currency of money. */
  readonly name: string
  /** How many of the smallest of its dimension it is. */
  readonly size: number
  /** Whether it may be a clock time as well: *9 uur*. */
  readonly isClock?: true
}

export type UnitKind =
  | 'money'
  | 'percent'
  | 'times'
  | 'ordinal'
  | 'duration'
  /** A clock time. Its name is `am` or `pm` if the text says so. */
  | 'time'
  /** A length, area, weight or data size. */
  | 'measure'
  /** A number that is multiplied: *million*. */
  | 'scale'

const of = (
  kind: UnitKind,
  name: string,
  sizes: Readonly<Record<string, number>>,
): readonly (readonly [string, Unit])[] =>
  Object.entries(sizes).map(([unit, size]) => [unit, { kind, name, size }] as const)

const alone = (kind: UnitKind, ...names: readonly string[]) =>
  names.flatMap((name) => of(kind, name, { [name]: 1 }))

/** The units by the names that vocabularies, facts and `Intl` give them, and the signs that all languages have. */
const units: ReadonlyMap<string, Unit> = new Map([
  ...of('duration', 'seconds', {
    ...{ millisecond: 0.001, second: 1, minute: 60, 'quarter-hour': 900, hour: 3600 },
    ...{ day: 86_400, week: 604_800, fortnight: 1_209_600 },
  }),
  // Months, days and working days differ.
  ...of('duration', 'workdays', { workday: 1 }),
  ...of('duration', 'months', {
    ...{ month: 1, quarter: 3, 'half-year': 6, year: 12, decade: 120, century: 1200 },
  }),
  ...of('measure', 'length', { mm: 1, cm: 10, m: 1e3, km: 1e6 }),
  ...of('measure', 'mass', { mg: 1, g: 1e3, kg: 1e6, ton: 1e9 }),
  ...of('measure', 'volume', { ml: 1, cl: 10, dl: 100, l: 1e3 }),
  ...alone('measure', 'm²', 'km²', 'm³', 'mile', 'kb', 'mb', 'gb', 'tb', 'px', 'kwh'),
  ...alone('measure', 'mbps', 'gbps', 'mbit'),
  ...alone('money', 'EUR', 'USD', 'GBP'),
  ...alone('time', 'am', 'pm'),
  ...of('scale', '', { 12: 12, 100: 100, 1000: 1e3, 1000000: 1e6, 1000000000: 1e9 }),
  ...of('time', '', { clock: 1 }),
  ...of('percent', '', { percent: 1 }),
  ...of('times', '', { times: 1 }),
  ...of('ordinal', '', { ordinal: 1 }),
])

export const unitNamed = (name: string): Unit | undefined => units.get(name)

/** The signs of units, and those of another name. */
const signs: Readonly<Record<string, string>> = {
  ...{ '%': 'percent', '€': 'EUR', $: 'USD', '£': 'GBP', '×': 'times', x: 'times' },
  ...{ 'a.m.': 'am', 'p.m.': 'pm', m2: 'm²', k: '1000', K: '1000' },
}

const symbols = [...units].flatMap(([name, { kind }]) =>
  ['measure', 'money', 'time'].includes(kind) && name.length < 5 ? [[name, name] as const] : [],
)

/** The currency of a sign or a code. */
export const currencyOf = (sign: string): string => signs[sign] ?? sign

/** Finds the unit that begins at a place of a text, with the space before it. Apostrophes are plain. */
export type UnitFinder = (
  text: string,
  index: number,
) => { readonly unit: Unit; readonly end: number } | undefined

/** Finds units by their signs, and by phrases in lower case with the name of their unit. */
export function unitFinder(
  phrases: Iterable<readonly [phrase: string, unit: string]>,
  currency: string,
): UnitFinder {
  const cent: Unit = { kind: 'money', name: currency, size: 0.01 }
  const known = new Map<string, Unit>()
  for (const [phrase, name] of [...Object.entries(signs), ...symbols, ...phrases]) {
    const unit = name === 'cent' ? cent : units.get(name)
    const before = known.get(phrase)
    // The same word may be a length of time and an hour of the day.
    const both = name === 'clock' && before ? { ...before, isClock: true as const } : undefined
    if (unit) known.set(phrase, both ?? unit)
  }
  const all = [...known.keys()]
  const isGlued = (phrase: string) =>
    phrase.toLowerCase() === 'k' || known.get(phrase)?.kind === 'ordinal'
  const glued = alternatives(all.filter(isGlued))
  const apart = alternatives(all.filter((phrase) => !isGlued(phrase)))
  const pattern = new RegExp(
    `(?:(${glued})|[\\s\\u00A0\\u202F-]?(${apart})(?!(?<=[€$£])\\s?\\d))(?![\\p{L}\\d])`,
    'iuy',
  )
  return (text, index) => {
    pattern.lastIndex = index
    const [found = '', near, far = ''] = pattern.exec(text) ?? []
    const written = near ?? far
    // One capital is something else: 5G.
    const unit = known.get(written) ?? (written.length > 1 && known.get(written.toLowerCase()))
    return unit ? { unit, end: index + found.length } : undefined
  }
}
