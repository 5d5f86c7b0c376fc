import { alternatives } from '../../languages/alternatives.ts'
import { type LanguageFormat, languageFormat } from '../../languages/language-format.ts'
import { currencyOf, type Unit, unitNamed } from '../../languages/units.ts'
import { memoize } from '../../memoize.ts'
import { type Fact, type Facts, readToken } from '../../model/facts/facts.ts'
import { formatFact } from '../../model/facts/format-fact.ts'
import type { Site } from '../../model/site.ts'
import { type Figure, keysOf, round, timeKey } from './figure.ts'
import { readNumber } from './read-number.ts'

/** The number format and facts for texts in one language. */
export interface FigureContext {
  readonly format: LanguageFormat
  readonly facts: Facts
}

/** The context for texts in a language of the site. Default: the source language. */
export function figureContext(site: Site, code: string = site.source.code): FigureContext {
  const { locale } = site.languages.find((each) => each.code === code) ?? site.source
  return createContext(site.facts, languageFormat(locale, site.settings.currency))
}

/** Memoized by the facts: figures that were read before are memoized by this object. */
export const createContext = memoize(
  (facts: Facts, format: LanguageFormat): FigureContext => ({ format, facts }),
)

const fractions: Readonly<Record<string, number>> = {
  ...{ '½': 0.5, '¼': 0.25, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3 },
}
const vulgar = Object.keys(fractions).join('')

/** Matches every text that can have a figure. */
const promising = new RegExp(String.raw`[\d${vulgar}]|\{\{`)

/** The figures of a text in text order, including filled-in facts. */
export const figuresIn = (text: string, context: FigureContext): readonly Figure[] =>
  promising.test(text) ? readFigures(context, text) : []

/** A number in a text with the notation and unit around it. */
interface Amount {
  readonly index: number
  readonly end: number
  /** The digits with their separators. For a number in words, its value. */
  readonly number: string | number
  readonly scale: number
  readonly unit?: Unit | undefined
  /** The letters right after it that are no unit: 3D. */
  readonly isName?: boolean
  /** Whether the currency stands before the number. */
  readonly isPrefixed?: boolean
  /** What it says together with the one beside it: the share of *3 in 10*. */
  readonly more?: readonly string[]
  /** The offsets of the range that the number is an end of. */
  readonly span?: readonly [start: number, end: number]
  readonly mayBeLeftOut?: boolean
}

const readFigures = memoize((context: FigureContext, text: string): readonly Figure[] => {
  const { format } = context
  const figures: Figure[] = []
  const amounts: Amount[] = []
  const plain = text.replaceAll('’', "'")
  const scanner = compileScanner(format)
  scanner.lastIndex = 0

  for (let match = scanner.exec(text); match; match = scanner.exec(text)) {
    const { number, colon, fact } = match.groups ?? {}
    if (fact !== undefined) figures.push(...filledIn(match, fact, context))
    else if (number === undefined && colon === undefined) figures.push(...readMatch(match, format))
    else {
      const amount = amountOf(match, plain, format)
      amounts.push(amount)
      scanner.lastIndex = amount.end
    }
  }
  for (const amount of withNeighbours(amounts, plain, format))
    figures.push(figureOf(amount, plain, format, text))
  return figures.toSorted((a, b) => a.index - b.index)
})

/** The figures of a filled-in fact. A range has two. A text fact is parsed like other text. */
function filledIn(
  { index, 0: { length } }: RegExpExecArray,
  inside: string,
  context: FigureContext,
): readonly Figure[] {
  const { name, form } = readToken(inside)
  const fact = context.facts.get(name)
  if (!fact) return []
  const place = { index, length, fact: name }
  if (fact.text !== undefined)
    return figuresIn(fact.text, context).map((figure) => ({ ...figure, ...place }))
  const { locale, currency } = context.format
  const base = {
    ...place,
    text: formatFact(fact, { locale, currency, form }).replaceAll('\u00A0', ' '),
    ...((form !== '' || fact.lowest !== undefined) && { mayBeLeftOut: true }),
  }
  return valuesOf(fact, currency).map((value) => ({ ...base, ...value }))
}

type Value = Pick<Figure, 'kind' | 'keys' | 'amount' | 'expected' | 'isDoubtful'>

function valuesOf(
  { money, percent, number, range, moneyRange, date, unit: name = '' }: Fact,
  currency: string,
): readonly Value[] {
  const each = (amounts: readonly (number | undefined)[], unit: Unit | undefined) =>
    amounts.flatMap((amount): readonly Value[] =>
      amount === undefined
        ? []
        : [{ kind: unit?.kind ?? 'number', keys: keysOf(amount, unit), amount }],
    )
  const [year = 0, month = 0, day = 0] = date?.split('-').map(Number) ?? []
  return [
    ...each([money, ...(moneyRange ?? [])], { kind: 'money', name: currency, size: 1 }),
    ...each([percent], unitNamed('percent')),
    ...each([number, ...(range ?? [])], unitNamed(name)),
    ...datesOf({ day, month, year }),
  ]
}

function amountOf(
  { index, 0: written, groups = {} }: RegExpExecArray,
  text: string,
  format: LanguageFormat,
): Amount {
  const { number = '', colon, currency } = groups
  const start = index + written.length
  const suffix = suffixAt(text, start, format)
  if (colon !== undefined) {
    const unit = suffix.unit?.kind === 'time' ? suffix.unit : unitNamed('clock')
    return { index, number: colon, ...suffix, unit }
  }
  const fraction = fractions[number.at(-1) ?? '']
  const value = fraction === undefined ? number : Number(number.slice(0, -1)) + fraction
  if (currency === undefined) return { index, number: value, ...suffix }

  // A unit after a price is not the unit of the price: € 69 an hour. But €5m is five million.
  const isMillion = suffix.unit?.size === 1e3 && /m$/i.test(text.slice(start, suffix.end))
  const isOwn = suffix.unit === undefined || suffix.unit.kind === 'money' || isMillion
  return {
    ...{ index, number: value, isPrefixed: true },
    scale: isMillion ? 1e6 : suffix.scale,
    end: isOwn || suffix.scale !== 1 ? suffix.end : start,
    unit: unitNamed(currencyOf(currency)),
  }
}

const ending = /,(?:-|–|—){1,2}(?!\d)|\.-(?!\d)/y
const glued = /\p{L}+/uy

/** The scale and unit after a number that ends at `start`. */
function suffixAt(
  text: string,
  start: number,
  { unitAt, currency }: LanguageFormat,
): Pick<Amount, 'unit' | 'scale' | 'end' | 'isName'> {
  const rest = at(ending, text, start)
  if (rest) return { ...{ scale: 1, unit: unitNamed(currency) }, end: start + rest[0].length }
  const first = unitAt(text, start)
  const scale = first?.unit.kind === 'scale' ? first.unit.size : 1
  const end = scale === 1 ? start : (first?.end ?? start)
  const found = scale === 1 ? first : unitAt(text, end)
  if (found) return { ...found, scale }
  const letters = at(glued, text, start)?.[0]
  return letters !== undefined && scale === 1
    ? { scale, end: start + letters.length, isName: true }
    : { scale, end }
}

function at(pattern: RegExp, text: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index
  return pattern.exec(text)
}

/** Top-level domains, to tell a domain from a full stop without a space. */
const topDomains = 'nl|com|org|net|eu|be|de|fr|uk|io|dev|app|ai|me|info|agency|studio|example|test'

/** A telephone number with country code, or with area code and leading 0, as a regular expression. */
export const phoneNumber = [
  String.raw`(?<![\p{L}\d.,-])(?:\+|00)[1-9][\d\s\u00A0().-]{7,}\d`,
  String.raw`\(?(?<![\p{L}\d.,-])0[1-9]\d{0,2}\)?[-\s\u00A0]{1,3}\d(?:[-\s\u00A0]?\d){4,8}(?!\d)`,
  String.raw`(?<![\p{L}\d.,-])0[1-9]\d{8}(?!\d)`,
].join('|')

/** Patterns with digits that are not figures: tokens, addresses, telephone numbers. */
const passedOver = [
  String.raw`\{[^{}]*\}`,
  String.raw`\[\[[^[\]]*\]\]`,
  String.raw`\]\([^()\s]*\)`,
  String.raw`(?:https?:\/\/|www\.|mailto:|tel:)[^\s<>()[\]]+`,
  String.raw`(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+`,
  String.raw`(?<![a-z\d-]|[a-z\d-]\.)(?:[a-z\d-]+\.)+(?:${topDomains})(?![\p{L}\d])(?:\/[^\s<>()[\]]*)?`,
  phoneNumber,
].join('|')

/** A pattern for all candidates. Its named groups tell the kind of a match. */
const compileScanner = memoize(({ months, foreignMonths }: LanguageFormat): RegExp => {
  const names = alternatives([...months.keys(), ...foreignMonths.keys()])
  const month = `(?<month>${names})(?!\\p{L})\\.?`
  const year = String.raw`(?<year>\d{4})(?!\d)`
  const mayHaveYear = String.raw`(?:,?\s+${year})?`
  const day = String.raw`(?<day>\d{1,2})`
  const start = String.raw`(?<![\p{L}\d])`
  const space = String.raw`[\s\u00A0]`

  return new RegExp(
    [
      String.raw`\{\{\s*(?<fact>[^{}]*?)\s*\}\}`,
      `(?<idiom>${start}(?:24/7|50/50|1:1|1[-\\s](?:on|to|op)[-\\s]1)(?![\\d/]))`,
      `(?<decade>${start}(?:\\d\\d)?\\d0['’]?(?:s|er)(?!\\p{L}))`,
      String.raw`${start}(?<year>\d{4})-(?<second>[01]\d)-(?<first>[0-3]\d)(?!\d)`,
      String.raw`${start}(?<first>\d{1,2})(?<mark>[-/.])(?<second>\d{1,2})\k<mark>${year}`,
      `(?<skip>${passedOver})`,
      `${start}${day}(?:st|nd|rd|th|e|de|ste|\\.)?${space}+(?:of\\s+)?${month}${mayHaveYear}`,
      `${start}${month}${space}+${day}(?:st|nd|rd|th)?(?!\\d|[.:]\\d|\\s?%)${mayHaveYear}`,
      `${start}${month}${space}+${year}`,
      String.raw`(?<colon>${start}\d{1,2}:[0-5]\d(?![\d:]))`,
      String.raw`(?<name>${start}(?!EUR\d|USD\d|GBP\d)\p{L}+\d[\p{L}\d]*)`,
      String.raw`(?:(?<currency>€|\$|£|${start}(?:EUR|USD|GBP))${space}?)?(?<![\p{L}\d])(?<number>\d{1,3}(?:[ \u00A0\u202F]\d{3})+(?!\d)|\d*[${vulgar}]|\d+(?:[.,]\d+)*)`,
    ].join('|'),
    'gu',
  )
})

/** The figures of a match that is no amount: a date, decade, idiom or name. */
function readMatch(
  { index, 0: text, groups = {} }: RegExpExecArray,
  format: LanguageFormat,
): readonly Figure[] {
  const { skip, idiom, decade, name } = groups
  const place = { text, index, length: text.length }
  const lower = text.toLowerCase()

  if (skip !== undefined) return []
  if (name !== undefined) return [{ ...place, kind: 'name', keys: [`name:${lower}`] }]
  if (idiom !== undefined) {
    // It says 24 hours and 7 days too.
    const always = [keysOf(24, unitNamed('hour')), keysOf(7, unitNamed('day'))].flat()
    const keys = [`idiom:${lower}`, ...(lower === '24/7' ? always : [])]
    return [{ ...place, kind: 'idiom', keys, mayBeLeftOut: true }]
  }
  if (decade === undefined)
    return readDate(text, groups, format).map((part) => ({ ...place, ...part }))
  const [digits = ''] = /\d+/.exec(text) ?? []
  const amount = Number(digits.slice(-2))
  return [
    { ...place, kind: 'decade', keys: [`decade:${amount}`, ...keysOf(Number(digits))], amount },
  ]
}

/** Reads a date with the name of a month, in the order of the language, or as `2025-06-01`. */
function readDate(
  text: string,
  {
    month: name = '',
    day: named,
    first,
    second,
    mark,
    year,
  }: NonNullable<RegExpExecArray['groups']>,
  { months, foreignMonths, monthFirst }: LanguageFormat,
): readonly Value[] {
  if (first === undefined) {
    const month = months.get(name) ?? foreignMonths.get(name) ?? 0
    const [own] = [...months].find(([, value]) => value === month) ?? []
    const isForeign = !months.has(name) && own !== undefined
    return datesOf(
      { day: Number(named ?? 0), month, year: Number(year ?? 0) },
      isForeign ? { expected: text.replace(name, own) } : {},
    )
  }
  const [one, other] = [Number(first), Number(second)]
  const isMonthFirst = other > 12 || (mark === '/' && monthFirst && one <= 12)
  const [day, month] = isMonthFirst ? [other, one] : [one, other]
  const isDoubtful = mark === '/' && one <= 12 && other <= 12 && one !== other
  return datesOf({ day, month, year: Number(year) }, { isDoubtful })
}

/**
 * A date is its parts, so that those of a range need no month: *3 tot 9 maart*, *March 3–9*. Zero stands for what it
 * leaves out. What is wrong with its notation is told once.
 */
const datesOf = (
  parts: Readonly<Record<'month' | 'day' | 'year', number>>,
  notation: Pick<Figure, 'expected' | 'isDoubtful'> = {},
): readonly Value[] =>
  (['month', 'day', 'year'] as const).flatMap((part): readonly Value[] => {
    const amount = parts[part]
    if (amount === 0) return []
    return part === 'month'
      ? [{ kind: 'date', keys: [`month:${amount}`], ...notation }]
      : [{ kind: 'date', keys: [`${part}:${amount}`, `number:${amount}`], amount }]
  })

const dash = /^[\s\u00A0]*[-–—][\s\u00A0]*$/

/** How far apart neighbours may be. */
const near = 24

/**
 * Numbers with what they say together with the one beside them: *2–3 weeks* have one unit, *3 in 10* is a share, *1 hour
 * 30 minutes* is one duration.
 */
function withNeighbours(
  amounts: readonly Amount[],
  text: string,
  format: LanguageFormat,
): readonly Amount[] {
  const { range, share, sum } = compileBetween(format)
  const all = [...amounts]
  for (let place = all.length - 2; place >= 0; place -= 1) {
    const [first, second] = [all[place], all[place + 1]]
    if (!first || !second || second.index - first.end > near) continue
    const between = text.slice(first.end, second.index)
    const put = (one: Partial<Amount>, other: Partial<Amount>) => {
      all[place] = { ...first, ...one }
      all[place + 1] = { ...second, ...other }
    }
    if (isPartOf(second.unit, first.unit) && sum.test(between)) {
      const { unit } = first
      const size = (unit?.size ?? 1) / (second.unit?.size ?? 1)
      const more = keysOf(amountIn(first, format) + amountIn(second, format) / size, unit)
      put({ more }, { more })
    } else if (!first.unit && share.test(between)) {
      const [part, whole] = [amountIn(first, format), amountIn(second, format)]
      // A translation may leave out of how many a score is.
      const mayBeLeftOut = /[.,]/.test(String(first.number)) && [5, 10, 100].includes(whole)
      const more = whole > 1 && part <= whole ? keysOf(part / whole) : []
      put({ more }, { more, mayBeLeftOut })
    } else if (dash.test(between) || range.test(between)) {
      const span = [first.index, (second.span ?? [0, second.end])[1]] as const
      const isOpen = first.isPrefixed && !second.unit && !second.isName
      const unit = first.unit ?? (second.isPrefixed ? undefined : second.unit)
      const scale = first.scale === 1 ? second.scale : first.scale
      const isShared = first.unit ? isOpen : unit !== undefined && !first.isName
      if (isShared) put({ unit, scale, span }, { span, ...(isOpen && { unit }) })
    }
  }
  return all
}

const isPartOf = (small: Unit | undefined, large: Unit | undefined) =>
  small?.kind === 'duration' && small.name === large?.name && small.size < large.size

const amountIn = ({ number, scale }: Amount, format: LanguageFormat): number =>
  (typeof number === 'number' ? number : (readNumber(number, format).values[0] ?? 0)) * scale

const compileBetween = memoize(({ words: { between, partOf, and } }: LanguageFormat) => {
  const alone = (pattern: string) => new RegExp(`^[\\s\\u00A0]*(?:${pattern})[\\s\\u00A0]*$`, 'iu')
  return {
    range: alone(between),
    share: alone(`(?:\\p{L}+[\\s\\u00A0])?(?:${partOf}|/)`),
    sum: alone(`(?:,?\\s?${and}|,)?`),
  }
})

/** Converts an amount to a figure with its keys. */
function figureOf(amount: Amount, text: string, format: LanguageFormat, original = text): Figure {
  const { index, end, unit, number, scale, span, more = [], isName, mayBeLeftOut } = amount
  const written = original.slice(index, end)
  const base = {
    ...{ text: span ? original.slice(...span) : written, index, length: end - index },
    ...(mayBeLeftOut && { mayBeLeftOut }),
  }
  if (isName) return { ...base, kind: 'name', keys: [`name:${written.toLowerCase()}`] }

  const time = timeOf(amount, text, format)
  if (time?.isSure) return { ...base, ...time.figure }

  const { values, expected } =
    typeof number === 'number'
      ? { values: [number] }
      : readNumber(number, format, unit?.kind === 'money')
  if (values.length === 0) return { ...base, kind: 'version', keys: [`version:${number}`] }

  // Coordinates have many decimals, written alike in all languages: 52.3812.
  const isFine =
    !unit && (time || /^\d+\.\d{4,}$/.test(String(number)) || isVersion(text, index, format))
  return {
    ...base,
    kind: unit?.kind ?? 'number',
    keys: [
      ...values.flatMap((value) => keysOf(value * scale, unit)),
      ...(time?.figure.keys ?? []),
      ...more,
    ],
    amount: round((values[0] ?? 0) * scale * (unit?.kind === 'money' ? unit.size : 1)),
    ...(!isFine && {
      expected: expected === undefined ? expected : written.replace(String(number), expected),
      isDoubtful: values.length > 1,
    }),
  }
}

const noon = 12 * 60

/** Reads an amount as a time: 9.30, and 9 with a clock or a half of the day. `isSure` if it is nothing else. */
function timeOf({ index, end, number, unit, scale }: Amount, text: string, format: LanguageFormat) {
  const mayBe = scale === 1 && (!unit || unit.kind === 'time' || unit.isClock)
  const [, hours, written] = /^(\d{1,2})(?:[.:]([0-5]\d))?$/.exec(String(number)) ?? []
  if (!mayBe || hours === undefined || Number(hours) > 24) return undefined
  const half =
    unit?.name === 'am' || unit?.name === 'pm' ? unit.name : halfAround(text, index, end, format)
  if (written === undefined && half === undefined && !unit) return undefined

  const minutes = Number(hours) * 60 + Number(written ?? 0)
  const isEarly =
    half === 'am' || (half === undefined && (minutes >= noon || format.words.halfDays))
  const keys =
    half === 'pm'
      ? [(minutes % noon) + noon]
      : isEarly
        ? [half === 'am' ? minutes % noon : minutes]
        : [minutes, minutes + noon]
  return {
    isSure:
      unit?.kind === 'time' || half !== undefined || (unit !== undefined && written !== undefined),
    figure: {
      kind: 'time' as const,
      keys: keys.map(timeKey),
      amount: written === undefined || written === '00' ? Number(hours) : undefined,
      isDoubtful: /^[ap]m$/.test(unit?.name ?? '') && !format.words.halfDays,
    },
  }
}

/** The half of the day that words right before or right after a time say: *’s avonds 8 uur*. */
function halfAround(text: string, index: number, end: number, format: LanguageFormat) {
  const around = `${text.slice(Math.max(0, index - near), index)}|${text.slice(end, end + near)}`
  return (['am', 'pm'] as const).find((half) => compileHalves(format)[half].test(around))
}

const compileHalves = memoize(({ words: { halves } }: LanguageFormat) => {
  const half = (words: string) =>
    new RegExp(`(?<!\\p{L})(?:${words})\\s+\\||\\|\\s+(?:${words})(?!\\p{L})`, 'iu')
  return { am: half(halves.am), pm: half(halves.pm) }
})

const wordBefore = /(?:^|(.))\s*(?<![\p{L}\d])(\p{L}[\p{L}\d.]*)[\s\u00A0-]+$/u

/** Whether a name or the word for a version or a section precedes the number: 2.2 in WCAG 2.2. */
function isVersion(text: string, index: number, { words }: LanguageFormat): boolean {
  const start = text.slice(Math.max(0, index - 40), index)
  const [, before, word = ''] = wordBefore.exec(start) ?? []
  const last = start.toLowerCase().split(/\s/).slice(-4)
  if (last.some((each) => words.numbered.has(each)) || /\p{L}.*\p{Lu}/u.test(word)) return true
  return /^\p{Lu}/u.test(word) && before !== undefined && !/[.!?:\n•]/.test(before)
}

/** How many words a number may have: *nine hundred and ninety nine*. */
const longest = 5

const plainOf = (phrase: string) => phrase.replaceAll(/[\s\u00A0-]+/g, ' ')

/** What the words of a text may say. Many are not figures: they can only satisfy one of the other language. */
export const saidIn = memoize((text: string, format: LanguageFormat): readonly Figure[] => {
  const { clockTimes, andHalf } = format.words
  const { compound, clockTime, sayings } = compileWords(format)
  const numbers = format.words.numbers()
  // Lower-casing the text once is much faster than case-insensitive patterns.
  const lower = text.toLowerCase().replaceAll('’', "'")
  const found = [...lower.matchAll(/\p{L}+/gu)]
  const ends = found.map(({ index, 0: { length } }) => index + length)
  const amounts: Amount[] = []
  const times: Figure[] = []
  let next = 0
  for (const [place, { index, 0: word }] of found.entries()) {
    if (index < next) continue
    const phrases = ends.slice(place, place + longest).map((end) => lower.slice(index, end))
    const whole = phrases.findLast((phrase) => numbers.has(plainOf(phrase)))
    const written = whole ?? compound.exec(word)?.[1] ?? ''
    const number = numbers.get(plainOf(written))
    if (number === undefined) continue
    const suffix = suffixAt(lower, index + written.length, format)
    const hasHalf = andHalf !== '' && lower.startsWith(` ${andHalf}`, suffix.end)
    const before = lower.slice(Math.max(0, index - near), index)
    const amount = {
      ...{ ...suffix, index, number: hasHalf ? number + 0.5 : number, isName: false },
      end: hasHalf ? suffix.end + andHalf.length + 1 : suffix.end,
    }
    next = amount.end
    // A year after a price is no duration: €50 a year, two euros a year.
    const isAfterPrice = /[\d}]\**\s$/.test(before) || amounts.at(-1)?.end === index - 1
    if (number !== 1 || suffix.unit?.kind !== 'duration' || !isAfterPrice) amounts.push(amount)
    const [phrase = ''] = clockTime.exec(before) ?? []
    const minutes = clockTimes[phrase.trimEnd()]
    if (minutes && Number.isInteger(number) && number <= 24)
      times.push(
        timeFigure(
          { ...amount, index: index - phrase.length },
          minutes.map((each) => number * 60 + each),
          { text, format },
        ),
      )
  }
  return [
    ...withNeighbours(amounts, lower, format).map((each) => figureOf(each, lower, format, text)),
    ...times,
    ...sayings.flatMap(([phrase, figures]) => {
      const { index, 0: { length } = '' } = phrase.exec(lower) ?? {}
      return index === undefined
        ? []
        : figures.map(({ kind, keys }) => ({
            ...{ keys, index, length, text: text.slice(index, index + length) },
            kind: kind === 'time' ? kind : ('number' as const),
          }))
    }),
  ]
})

/** A time of day as people say it: *half past seven*, *halb acht*. */
function timeFigure(
  { index, end }: Amount,
  times: readonly number[],
  { text, format }: { readonly text: string; readonly format: LanguageFormat },
): Figure {
  const half = halfAround(text, index, end, format)
  const keys = times.flatMap((minutes) => [
    ...(half === 'pm' ? [] : [minutes]),
    ...(half === 'am' || minutes > noon ? [] : [minutes + noon]),
  ])
  const place = { text: text.slice(index, end), index, length: end - index }
  return { ...place, kind: 'time', keys: keys.map(timeKey) }
}

const compileWords = memoize((format: LanguageFormat) => {
  const { compounds, clockTimes, sayings } = format.words
  const context = createContext(new Map(), format)
  return {
    /** What is one word with a number: vierwekenplan, vijfsterrenhotel. */
    compound: new RegExp(`^(\\p{L}+?)(?:${alternatives(compounds)})`, 'u'),
    clockTime: new RegExp(`(?<!\\p{L})(?:${alternatives(Object.keys(clockTimes))})\\s$`, 'u'),
    sayings: Object.entries(sayings).flatMap(([phrases, digits]) =>
      phrases.split(', ').map((phrase) => {
        const pattern = new RegExp(`(?<!\\p{L})${RegExp.escape(phrase)}(?!\\p{L})`, 'u')
        return [pattern, figuresIn(digits, context)] as const
      }),
    ),
  }
})
