import type { Conventions } from '../../languages/language-format.ts'
import { phoneNumber } from './phone-number.ts'
import { vulgarFractions } from './vulgar-fraction.ts'

/** Domains are told from the end of a sentence by these. */
const topDomains = 'nl|com|org|net|eu|be|de|fr|uk|io|dev|app|ai|me|info|agency|studio|example|test'

/** What holds digits without saying a figure: tokens, addresses, telephone numbers. */
const passedOver = [
  String.raw`\{[^{}]*\}`,
  String.raw`\[\[[^[\]]*\]\]`,
  String.raw`\]\([^()\s]*\)`,
  String.raw`(?:https?:\/\/|www\.|mailto:|tel:)[^\s<>()[\]]+`,
  String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`,
  String.raw`(?:[a-z\d-]+\.)+(?:${topDomains})(?![\p{L}\d])(?:\/[^\s<>()[\]]*)?`,
  phoneNumber,
].join('|')

const scanners = new WeakMap<Conventions, RegExp>()

/** One pattern for all that may be a figure; the groups of a match tell what it is. */
export function scannerOf(conventions: Conventions): RegExp {
  const scanner = scanners.get(conventions) ?? compile(conventions)
  scanners.set(conventions, scanner)
  return scanner
}

function compile({ months, foreignMonths, words }: Conventions): RegExp {
  const names = [...months.keys(), ...foreignMonths.keys()].toSorted((a, b) => b.length - a.length)
  const month = String.raw`(?:${names.join('|')})(?!\p{L})\.?`
  const nth = `(?:${[...words.ordinals, String.raw`\.`].join('|')})?`
  const year = String.raw`(?:,?\s+(?:\d{4})(?!\d))?`
  const start = String.raw`(?<![\p{L}\d])`

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
      String.raw`(?<monthFirst>${start}${month}[\s\u00A0]+\d{1,2}(?:st|nd|rd|th)?(?![\d.:]|\s?%)${year})`,
      String.raw`(?<monthYear>${start}${month}[\s\u00A0]+\d{4}(?!\d))`,
      String.raw`(?<colon>${start}\d{1,2}:[0-5]\d(?![\d:]))`,
      String.raw`(?<release>${start}v\d+(?:\.\d+)*)`,
      String.raw`(?<quarter>${start}Q[1-4](?![\p{L}\d]))`,
      String.raw`(?<name>${start}(?!EUR\d|USD\d|GBP\d)\p{L}+\d[\p{L}\d]*)`,
      String.raw`(?:(?<currency>(?:${start}k)?€|\$|£|${start}(?:EUR|USD|GBP))[\s\u00A0]?)?(?<![\p{L}\d])(?<number>\d{1,3}(?:[\u00A0\u202F]\d{3})+(?!\d)|\d*[${vulgarFractions}]|\d+(?:[.,]\d+)*)`,
    ].join('|'),
    'gu',
  )
}
