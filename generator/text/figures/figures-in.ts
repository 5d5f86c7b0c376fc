import { type LanguageFormat, languageFormat } from '../../languages/language-format.ts'
import { memoize } from '../../memoize.ts'
import { type Fact, type Facts, readToken } from '../../model/facts/facts.ts'
import { formatFact } from '../../model/facts/format-fact.ts'
import type { Site } from '../../model/site.ts'
import { joinRanges, readSuffix } from './amount.ts'
import { readDate, withMonths } from './dates.ts'
import { type Amount, currencyOfSign, durationKey, type Figure, isTimeUnit } from './figure.ts'
import { figureOf } from './figure-of.ts'

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

const readFigures = memoize((context: FigureContext, text: string): readonly Figure[] => {
  const { format } = context
  const figures: Figure[] = []
  const amounts: Amount[] = []
  const scanner = compileScanner(format)
  scanner.lastIndex = 0

  for (let match = scanner.exec(text); match; match = scanner.exec(text)) {
    const { number, colon, fact } = match.groups ?? {}
    if (fact !== undefined) figures.push(...filledIn(match, fact, context))
    else if (number === undefined && colon === undefined) figures.push(...readMatch(match, format))
    else {
      const amount = amountOf(match, text, format)
      amounts.push(amount)
      scanner.lastIndex = amount.end
    }
  }
  const joined = joinRanges(markMaximum(amounts, text, format), text, format)
  for (const amount of joined) figures.push(figureOf(amount, text, format))
  return withMonths(
    figures.toSorted((a, b) => a.index - b.index),
    text,
    format,
  )
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

type Value = Pick<Figure, 'kind' | 'keys' | 'amount'>

function valuesOf(
  { money, percent, number, range, moneyRange, date, unit }: Fact,
  currency: string,
): readonly Value[] {
  const inMoney = (amount: number): Value => ({
    ...{ kind: 'money', keys: [`money:${currency}:${amount}`], amount },
  })
  const counted = (amount: number): Value => ({
    kind: unit === undefined ? 'number' : 'duration',
    keys: [isTimeUnit(unit) ? durationKey(amount, unit) : `number:${amount}`],
    amount,
  })
  if (money !== undefined) return [inMoney(money)]
  if (percent !== undefined)
    return [{ kind: 'percent', keys: [`percent:${percent}`], amount: percent }]
  if (range) return range.map(counted)
  if (moneyRange) return moneyRange.map(inMoney)
  if (number !== undefined) return [counted(number)]
  if (date === undefined) return []
  return [{ kind: 'date', keys: [`date:${date.split('-').map(Number).join('-')}`] }]
}

function amountOf(
  { index, 0: written, groups = {} }: RegExpExecArray,
  text: string,
  format: LanguageFormat,
): Amount {
  const { number = '', colon, currency } = groups
  const start = index + written.length
  const suffix = readSuffix(text, start, format, currency !== undefined)
  if (colon !== undefined) {
    const unit = suffix.unit?.type === 'time' ? suffix.unit : { type: 'time' as const }
    return { index, number: colon.replace(/[^\d]+/, ':'), ...suffix, unit }
  }
  const fraction = fractions[number.at(-1) ?? '']
  const value = fraction === undefined ? number : Number(number.slice(0, -1)) + fraction
  if (currency === undefined) return { index, number: value, ...suffix }

  // A unit after a price is not the unit of the price: € 69 an hour.
  const isOwn = suffix.unit === undefined || suffix.unit.type === 'money'
  return {
    ...{ index, number: value, isPrefixed: true, ending: suffix.ending },
    scale: currency === 'k€' ? 1e3 : suffix.scale,
    end: isOwn || suffix.scale !== 1 || suffix.ending !== '' ? suffix.end : start,
    unit: { type: 'money', currency: currencyOfSign(currency) },
  }
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
const compileScanner = memoize((format: LanguageFormat): RegExp => {
  const { months, foreignMonths, words } = format
  const names = [...months.keys(), ...foreignMonths.keys()].toSorted((a, b) => b.length - a.length)
  const month = String.raw`(?:${names.join('|')})(?!\p{L})\.?`
  const nth = `(?:${[...words.ordinals, String.raw`\.`].join('|')})?`
  const year = String.raw`(?:,?\s+(?:\d{4})(?!\d))?`
  const start = String.raw`(?<![\p{L}\d])`
  const hourSign = words.clock.includes('h') ? String.raw`[\s\u00A0]?h[\s\u00A0]?` : '(?!)'
  const between = words.between.map((word) => RegExp.escape(word)).join('|') || '(?!)'

  return new RegExp(
    [
      String.raw`\{\{\s*(?<fact>[^{}]*?)\s*\}\}`,
      `(?<idiom>${start}(?:${words.idioms})(?![\\d/]))`,
      `(?<decade>(?<![\\p{L}\\d])(?:${words.decade}))`,
      `(?<iso>${start}\\d{4}-[01]\\d-[0-3]\\d(?!\\d))`,
      `(?<years>${start}(?:19|20)\\d{2}[-/–]\\d{2}(?![-/–\\d]))`,
      `(?<digits>${start}\\d{1,2}(?<mark>[-/.])\\d{1,2}\\k<mark>\\d{4}(?!\\d))`,
      `(?<skip>${passedOver})`,
      String.raw`(?<dayFirst>${start}\d{1,2}${nth}[\s\u00A0]+(?:of\s+)?${month}${year})`,
      String.raw`(?<monthFirst>${start}${month}[\s\u00A0]+\d{1,2}(?:(?<span>\s?(?:[-–—]|${between})\s?\d{1,2},\s+\d{4}(?!\d))|(?:st|nd|rd|th)?(?!\d|[.:]\d|\s?%)${year}))`,
      String.raw`(?<monthYear>${start}${month}[\s\u00A0]+\d{4}(?!\d))`,
      String.raw`(?<colon>${start}\d{1,2}(?::|${hourSign})[0-5]\d(?![\d:]))`,
      String.raw`(?<release>${start}v\d+(?:\.\d+)*)`,
      String.raw`(?<quarter>${start}Q[1-4](?![\p{L}\d]))`,
      String.raw`(?<name>${start}(?!EUR\d|USD\d|GBP\d)\p{L}+\d[\p{L}\d]*)`,
      String.raw`(?:(?<currency>(?:${start}k)?€|\$|£|${start}(?:EUR|USD|GBP))[\s\u00A0]?)?(?<![\p{L}\d])(?<number>\d{1,3}(?:[ \u00A0\u202F]\d{3})+(?!\d)|\d*[${vulgar}]|\d+(?:[.,]\d+)*)`,
    ].join('|'),
    'gu',
  )
})

/** The figures of a match that is no amount: a date, decade, idiom or name. */
function readMatch(
  { index, 0: text, groups = {} }: RegExpExecArray,
  format: LanguageFormat,
): readonly Figure[] {
  const { skip, idiom, decade, years, quarter, iso, digits, release } = groups
  const { dayFirst, monthFirst, monthYear, span } = groups
  const place = { text, index, length: text.length }
  const lower = text.toLowerCase()

  if (skip !== undefined) return []
  if (iso ?? digits ?? span ?? dayFirst ?? monthFirst ?? monthYear)
    return readDate(text, format).map((date) => ({ ...place, ...date }))
  if (idiom !== undefined) {
    // 24/7 also has the keys of 24 hours and 7 days.
    const always = lower === '24/7' ? [durationKey(24, 'hour'), durationKey(7, 'day')] : []
    return [{ ...place, kind: 'idiom', keys: [`idiom:${lower}`, ...always] }]
  }
  if (decade !== undefined) {
    const amount = Number(/\d0/.exec(text.slice(-5))?.[0])
    const [year] = text.match(/\d{4}/) ?? []
    // The 1600s are the 17th century.
    const century = Number(year) % 100 === 0 ? [durationKey(Number(year) / 100 + 1, 'century')] : []
    const keys = year === undefined ? [] : [`number:${year}`, ...century]
    return [{ ...place, kind: 'decade', keys: [`decade:${amount}`, ...keys], amount }]
  }
  if (years !== undefined) {
    const [first, last] = [Number(text.slice(0, 4)), Number(text.slice(-2))]
    const second = (first + 1) % 100 === last ? first + 1 : last
    return [first, second].map((amount) => ({
      ...{ ...place, kind: 'number', keys: [`number:${amount}`], amount },
    }))
  }
  if (quarter !== undefined) {
    const amount = Number(text.slice(1))
    return [{ ...place, kind: 'ordinal', keys: [`ordinal:${amount}`], amount }]
  }
  if (release === undefined) return [{ ...place, kind: 'name', keys: [`name:${lower}`] }]
  return [
    { ...place, kind: 'version', keys: [`number:${Number(text.slice(1))}`, `version:${text}`] },
  ]
}

const highest: ReadonlySet<string> = new Set(['5', '10', '100'])

/**
 * Marks the maximum of a score, which Dutch may leave out: *een 9,1*. A score has decimals or an
 * article. "9 out of 10 clients" has neither: it is a proportion and needs the 10.
 */
const markMaximum = (
  amounts: readonly Amount[],
  text: string,
  { words }: LanguageFormat,
): readonly Amount[] =>
  amounts.map((amount, index) => {
    const score = amounts[index - 1]
    if (!score || score.unit || !highest.has(String(amount.number))) return amount
    if (!words.outOf.includes(text.slice(score.end, amount.index).trim().toLowerCase()))
      return amount
    const [, article = ''] = /(\p{L}+)\s+$/u.exec(text.slice(0, score.index).slice(-24)) ?? []
    const isScore =
      /[.,]/.test(String(score.number)) || words.article.includes(article.toLowerCase())
    return isScore ? { ...amount, isHighest: true } : amount
  })
