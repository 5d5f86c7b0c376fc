import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { once } from '../once.ts'
import { baseOf } from './locale.ts'
import { createSpeller, type NumberRules } from './spell-out.ts'

/** What a language has besides the numbers that rules spell. */
interface MoreNumbers {
  /** Other ways to write what the rules spell: *a hundred* for *one hundred*. */
  readonly variants?: readonly (readonly [spelled: RegExp, written: string])[]
  /** Endings of one word with the numbers from two to a hundred: *driemaal*. */
  readonly endings?: readonly string[]
  readonly others: Readonly<Record<string, number>>
}

/** The words for numbers in a language, in lower case. What `others` says of a word holds. Read at the first use. */
export const numberWords = (language: string, more: MoreNumbers): (() => NumberWords) =>
  once(() => withMore(spelledNumbers(language), more))

function withMore(
  spelled: NumberWords,
  { variants = [], endings = [], others }: MoreNumbers,
): NumberWords {
  const several = [...spelled].filter(([, value]) => value > 1 && value <= 100)
  return new Map([
    ...spelled,
    ...variants.flatMap(([pattern, written]) =>
      Array.from(spelled, ([word, value]) => [word.replace(pattern, written), value] as const),
    ),
    ...several.flatMap(([word, value]) =>
      endings.map((ending) => [`${word}${ending}`, value] as const),
    ),
    ...Object.entries(others),
  ])
}

/** The value of each word for a number. */
export type NumberWords = ReadonlyMap<string, number>

/** Cardinals and ordinals of every gender and case, with hyphens or spaces. */
export function spelledNumbers(language: string): NumberWords {
  const words = new Map<string, number>()
  const add = (spelled: string, value: number) => {
    const word = spelled.toLowerCase()
    for (const apostrophe of word.includes('ʼ') ? ['’', "'", 'ʼ'] : ['']) {
      const written = word.replaceAll('ʼ', apostrophe)
      for (const each of written.includes('-')
        ? [written, written.replaceAll('-', ' ')]
        : [written])
        if (!words.has(each)) words.set(each, value)
    }
  }
  for (const rules of readRules(baseOf(language))) {
    const spell = createSpeller(rules, language)
    const sets = Object.keys(rules).filter((each) => each.startsWith('spellout-'))
    const [ordinals, cardinals] = [true, false].map((isOrdinal) =>
      sets.filter((set) => set.includes('ordinal') === isOrdinal),
    )
    for (const set of cardinals ?? []) {
      // Most sets differ in their word for one, and in nothing above.
      const isNew = [102, 200].some((value) => !words.has(spell(set, value)))
      for (const value of isNew ? [...small, ...large] : small) add(spell(set, value), value)
    }
    for (const set of ordinals ?? []) for (const value of small) add(spell(set, value), value)
  }
  return words
}

const small = Array.from({ length: 101 }, (_, value) => value)

const large: readonly number[] = [
  ...Array.from({ length: 899 }, (_, step) => 101 + step),
  // Twelve hundred, and round thousands.
  ...Array.from({ length: 90 }, (_, step) => 1000 + 100 * step),
  ...Array.from({ length: 90 }, (_, step) => 10_000 + 1000 * step),
]

/** Each region of the language may have rules of its own. None for a language without a file. */
function readRules(language: string): readonly NumberRules[] {
  const file = join(import.meta.dirname, language, 'numbers.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
}
