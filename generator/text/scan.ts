import { vulgarFractions } from './figures/characters.ts'

/** What a text may have, each with its bit in the result of `scan`. */
const bits = {
  /** A digit or a fraction such as ½. */
  digit: 1,
  /** One of { and }. */
  brace: 2,
  /** One of ( and ) and [ and ]. */
  bracket: 4,
  /** A character that Markdown, HTML or an entity is written with. A hyphen inside a word is none. */
  markup: 8,
  /** A colon, slash or @, or a full stop with something right after it. */
  address: 16,
  /** Two full stops in a row. */
  dots: 32,
  /** Two capitals in a row. */
  capitals: 64,
  /** A capital after the first character. */
  capitalInside: 128,
  /** White space that may be too much: at an end, twice in a row, before a mark, or not a plain space. */
  space: 256,
  /** Two words in a row that may begin with the same letter. */
  sameInitials: 512,
  /** A line break. */
  line: 1024,
  /** Every text has this. */
  any: 2048,
} as const satisfies Readonly<Record<string, number>>

export type Mark = keyof typeof bits

/** The bits of some marks together. */
export const bitsOf = (marks: readonly Mark[]): number =>
  marks.reduce((all, mark) => all | bits[mark], 0)

/** All control characters of ASCII but the line breaks. */
const controls = String.fromCharCode(...Array(32).keys(), 127).replaceAll(/[\n\r]/g, '')

const signs = [
  ['0123456789', bits.digit],
  ['{}', bits.brace],
  ['()', bits.bracket],
  ['[]', bits.bracket | bits.markup],
  ['*_<>`#\\~|&+=', bits.markup],
  [':/@', bits.address],
  [controls, bits.space],
  ['\n', bits.line],
] as const

/** The bits of each ASCII character that is no letter, by its code. */
const bitsOfSign = Uint16Array.from({ length: 128 }, (_, code) => {
  const sign = String.fromCharCode(code)
  return signs.reduce((all, [some, bit]) => (some.includes(sign) ? all | bit : all), 0)
})

const [space, hyphen, fullStop] = [32, 45, 46]
/** The codes of , ; ? and !, which no space precedes. */
const closing: ReadonlySet<number> = new Set([44, 59, 63, 33])

const isSmall = (code: number) => code >= 97 && code <= 122
const isCapital = (code: number) => code >= 65 && code <= 90
const isBlank = (code: number) => code === space || (code >= 9 && code <= 13)

/** The initial of a word that begins with another letter than a to z: it may equal any other. */
const anyInitial = 1

/**
 * What a text may have, as bits: read once, so that rules skip the texts that cannot concern them. A
 * mark too many costs time, a mark too few would lose findings.
 */
export function scan(text: string): number {
  const { length } = text
  let found: number = bits.any
  let before = space
  /** The initials of this word and of the one before it. 0: there is none. */
  let initial = 0
  let last = 0

  for (let index = 0; index < length; index += 1) {
    const code = text.charCodeAt(index)
    if (isSmall(code) || isCapital(code)) {
      if (isCapital(code)) {
        if (index > 0) found |= bits.capitalInside
        if (isCapital(before) || (before > 127 && mayBeCapital(before))) found |= bits.capitals
      }
      if (initial === 0) {
        initial = code | 32
        if (initial === last || last === anyInitial) found |= bits.sameInitials
      }
    } else if (code > 127) {
      found |= bitsOfOther(text, index, code)
      if (mayBeCapital(code) && mayBeCapital(before)) found |= bits.capitals
      if (isPunctuation(code)) initial = last = 0
      else if (!isLatinLetter(code)) found |= bits.sameInitials
      else if (initial === 0) {
        initial = anyInitial
        if (last !== 0) found |= bits.sameInitials
      }
    } else {
      found |= bitsOfSign[code] ?? 0
      if (isBlank(code)) {
        if (initial !== 0) last = initial
        if (code === space && (before === space || index === length - 1)) found |= bits.space
      } else {
        last = 0
        if (before === space && closing.has(code)) found |= bits.space
        if (code === hyphen && isBlank(before)) found |= bits.markup
        if (code === fullStop) found |= bitsOfFullStop(before, text.charCodeAt(index + 1))
      }
      initial = 0
    }
    before = code
  }
  return found
}

const bitsOfFullStop = (before: number, next: number): number =>
  (before === fullStop ? bits.dots : 0) | (Number.isNaN(next) || isBlank(next) ? 0 : bits.address)

const fraction = new RegExp(`[${vulgarFractions}]`)
/** Half a character that is not shown counts too: a mark too many costs little. */
const oddSpace =
  /[\p{Default_Ignorable_Code_Point}\p{Zs}\p{Zl}\p{Zp}\p{Cc}\p{Co}\uFFF9-\uFFFB\uD82F\uD834\uDB40-\uDBFF]/u

/** The bits of a character that is not ASCII. */
function bitsOfOther(text: string, index: number, code: number): number {
  if (isPunctuation(code)) return 0
  const character = text.charAt(index)
  return (
    (fraction.test(character) ? bits.digit : 0) |
    (oddSpace.test(character) ? bits.space : 0) |
    (index === 0 || !mayBeCapital(code) ? 0 : bits.capitalInside)
  )
}

/** Dashes, quotation marks, bullets and the ellipsis. */
const isPunctuation = (code: number) => code >= 0x2010 && code <= 0x2027

/** Whether a character is a capital, or one that is not known. */
function mayBeCapital(code: number): boolean {
  if (code < 128) return isCapital(code)
  if (isPunctuation(code)) return false
  const character = String.fromCharCode(code)
  return !isLatinLetter(code) || character !== character.toLowerCase()
}

const isLatinLetter = (code: number) =>
  code >= 0xc0 && code <= 0x24f && code !== 0xd7 && code !== 0xf7
