import type { Conventions } from '../languages/conventions.ts'
import type { Figure } from './figure.ts'
import { figureOf } from './figure-of.ts'
import { joinRanges } from './join-ranges.ts'
import { readSuffix } from './read-suffix.ts'
import type { Amount } from './unit.ts'

const patterns = new WeakMap<Conventions, RegExp>()

/**
 * The figures that a text may be saying in words: *three weeks*, *half an hour*, and *the year* for
 * one year. Many of these words say nothing of the kind, so they can only vouch for a figure.
 */
export function wordFigures(text: string, conventions: Conventions): readonly Figure[] {
  const { words, units } = conventions
  const pattern = patterns.get(conventions) ?? compile([...words.numbers.keys(), ...units.keys()])
  patterns.set(conventions, pattern)

  const amounts: Amount[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const { index, 0: word } = match
    const value = words.numbers.get(word.toLowerCase())
    // A unit alone is one of it: the year.
    const end = value === undefined ? index : index + word.length
    const suffix = readSuffix(text, end, conventions, false)
    const isOne = (value ?? 1) === 1 && suffix.unit?.type === 'duration'
    if (!(isOne && isRate(text.slice(Math.max(0, index - 12), index))))
      amounts.push({ index, isPrefixed: false, number: value ?? 1, ...suffix })
    pattern.lastIndex = Math.max(suffix.end, index + word.length)
  }
  return joinRanges(amounts, text, conventions).map((amount) => figureOf(amount, text, conventions))
}

/** € 50 a year and twice per year say how often, not how long. */
const rate =
  /(?:\d|\}\}|(?<!\p{L})(?:per|each|every|elke?|iedere?|euro|euros|times|keer))\**\s+$|\/\s?$/iu
const isRate = (before: string) => rate.test(before)

function compile(words: readonly string[]): RegExp {
  const longest = words.filter((word) => word.length > 0).toSorted((a, b) => b.length - a.length)
  const escaped = longest.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`(?<![\\p{L}\\d])(?:${escaped.join('|')})(?!\\p{L})`, 'giu')
}
