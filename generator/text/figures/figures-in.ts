import type { LanguageFormat } from '../../languages/language-format.ts'
import { memoize } from '../../memoize.ts'
import { type Facts, readToken } from '../../model/facts/facts.ts'
import { joinRanges, readSuffix, withTimeOfDay } from './amount.ts'
import { phoneNumber, readVulgarFraction, vulgarFractions } from './characters.ts'
import { currencyOfSign } from './currencies.ts'
import { datesAndIdioms, withMonths } from './dates.ts'
import type { Amount, Figure } from './figure.ts'
import { figureOf } from './figure-of.ts'
import { figuresOfFact } from './figures-of-fact.ts'

/** The number format and facts for texts in one language. */
export interface FigureContext {
  readonly format: LanguageFormat
  readonly facts: Facts
}

/** Matches every text that can have a figure. */
const promising = new RegExp(String.raw`[\d${vulgarFractions}]|\{\{`)

const none: readonly Figure[] = []

/** The figures of a text in text order, including filled-in facts. Memoized per text. */
export const figuresIn = (text: string, context: FigureContext): readonly Figure[] =>
  promising.test(text) ? readFigures(context, text) : none

export const readFigures = memoize((context: FigureContext, text: string): readonly Figure[] => {
  const { format } = context
  const figures: Figure[] = []
  const amounts: Amount[] = []
  const scanner = compileScanner(format)
  scanner.lastIndex = 0

  for (let match = scanner.exec(text); match; match = scanner.exec(text)) {
    const { index, 0: written, groups = {} } = match
    const { currency, number, colon, fact } = groups
    const digits = number ?? colon?.replace(/[^\d]+/, ':')
    if (digits === undefined) {
      const isFact = fact !== undefined
      figures.push(...(isFact ? filledIn(match, fact, context) : datesAndIdioms(match, format)))
      continue
    }
    const amount = withTimeOfDay(
      amountOf({ index, written, digits, currency }, text, format),
      text,
      format,
    )
    const isTime = colon !== undefined && amount.unit?.type !== 'time'
    amounts.push(isTime ? { ...amount, unit: { type: 'time' } } : amount)
    scanner.lastIndex = amount.end
  }

  const scored = markMaximum(amounts, text, format)
  const joined = joinRanges(scored, text, format)
  for (const amount of joined) figures.push(figureOf(amount, text, format))
  return withMonths(
    figures.toSorted((a, b) => a.index - b.index),
    text,
    format,
  )
})

function filledIn({ index, 0: written }: RegExpExecArray, inside: string, context: FigureContext) {
  const { name: fact, form } = readToken(inside)
  const known = context.facts.get(fact)
  const place = { index, length: written.length, fact }
  const readText = (text: string) => figuresIn(text, context)
  return known ? figuresOfFact(known, { place, form }, context.format, readText) : []
}

interface Found {
  readonly index: number
  readonly written: string
  readonly digits: string
  readonly currency: string | undefined
}

function amountOf(
  { index, written, digits, currency }: Found,
  text: string,
  format: LanguageFormat,
): Amount {
  const isPrefixed = currency !== undefined
  const suffix = readSuffix(text, index + written.length, format, isPrefixed)
  const value = readVulgarFraction(digits) ?? digits
  if (!isPrefixed) return { index, number: value, isPrefixed, ...suffix }

  // A unit after a price is not the unit of the price: € 69 an hour.
  const isOwn = suffix.unit === undefined || suffix.unit.type === 'money'
  const shorter = isOwn ? suffix.end : index + written.length
  return {
    index,
    number: value,
    isPrefixed,
    scale: currency === 'k€' ? 1e3 : suffix.scale,
    ending: suffix.ending,
    end: suffix.scale === 1 && suffix.ending === '' ? shorter : suffix.end,
    unit: { type: 'money', currency: currencyOfSign(currency) },
  }
}

/** Top-level domains, to tell a domain from a full stop without a space. */
const topDomains = 'nl|com|org|net|eu|be|de|fr|uk|io|dev|app|ai|me|info|agency|studio|example|test'

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
export const compileScanner = memoize(
  ({ group, months, foreignMonths, words }: LanguageFormat): RegExp => {
    const names = [...months.keys(), ...foreignMonths.keys()].toSorted(
      (a, b) => b.length - a.length,
    )
    const month = String.raw`(?:${names.join('|')})(?!\p{L})\.?`
    const nth = `(?:${[...words.ordinals, String.raw`\.`].join('|')})?`
    const year = String.raw`(?:,?\s+(?:\d{4})(?!\d))?`
    const start = String.raw`(?<![\p{L}\d])`
    // Where thousands are grouped by a no-break space, people type an ordinary one.
    const spaces = /\s/.test(group) ? String.raw`[ \u00A0\u202F]` : String.raw`[\u00A0\u202F]`
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
        String.raw`(?:(?<currency>(?:${start}k)?€|\$|£|${start}(?:EUR|USD|GBP))[\s\u00A0]?)?(?<![\p{L}\d])(?<number>\d{1,3}(?:${spaces}\d{3})+(?!\d)|\d*[${vulgarFractions}]|\d+(?:[.,]\d+)*)`,
      ].join('|'),
      'gu',
    )
  },
)

const highest: ReadonlySet<string> = new Set(['5', '10', '100'])

/**
 * Marks the maximum of a score, which Dutch may leave out: *een 9,1*. A score has decimals or an
 * article. "9 out of 10 clients" has neither: it is a proportion and needs the 10.
 */
function markMaximum(
  amounts: readonly Amount[],
  text: string,
  { words }: LanguageFormat,
): readonly Amount[] {
  return amounts.map((amount, index) => {
    const score = amounts[index - 1]
    if (!score || score.unit || !highest.has(String(amount.number))) return amount
    const between = text.slice(score.end, amount.index).trim().toLowerCase()
    if (!words.outOf.includes(between)) return amount

    const [, article = ''] =
      /(\p{L}+)\s+$/u.exec(text.slice(Math.max(0, score.index - 24), score.index)) ?? []
    const isScore =
      /[.,]/.test(String(score.number)) || words.article.includes(article.toLowerCase())
    return isScore ? { ...amount, isHighest: true } : amount
  })
}
