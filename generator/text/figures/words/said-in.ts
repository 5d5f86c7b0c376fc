import type { LanguageFormat } from '../../../languages/language-format.ts'
import type { Figure } from '../figure.ts'
import { joinedValues } from './joined-values.ts'
import { spokenNumbers } from './spoken-numbers.ts'
import { spokenTimes } from './spoken-times.ts'
import { wordFigures } from './word-figures.ts'

interface Said {
  /** The numbers in words, each alone. */
  readonly words: readonly Figure[]
  /** The values that several words or numbers make together. */
  readonly spoken: readonly Figure[]
}

/** All figures that the words of a text may say. */
export function saidIn(text: string, format: LanguageFormat): Said {
  const numbers = spokenNumbers(text, format)
  const mixed = numbers.filter(({ isMixed }) => isMixed)
  // The fraction of such a value is none of its own: half hours in eight and a half hours.
  const rests = new Set(mixed.flatMap(({ index, length }) => indicesAfter(index, length)))
  return {
    words: wordFigures(text, format).filter(({ index }) => !rests.has(index)),
    spoken: [...numbers, ...spokenTimes(text, format), ...joinedValues(text, format)],
  }
}

const indicesAfter = (index: number, length: number) =>
  Array.from({ length: length - 1 }, (_, step) => index + step + 1)

/** The values that each figure is a part of. The figures of a text are in its order. */
export function wholesOf(
  texts: readonly (readonly [figures: readonly Figure[], values: readonly Figure[]])[],
): ReadonlyMap<Figure, readonly Figure[]> {
  const wholes = new Map<Figure, Figure[]>()
  for (const [figures, values] of texts) {
    let first = 0
    for (const value of values.toSorted((a, b) => a.index - b.index)) {
      while ((figures[first]?.index ?? Number.POSITIVE_INFINITY) < value.index) first += 1
      for (let at = first; at < figures.length; at += 1) {
        const figure = figures[at]
        if (!figure || figure.index >= value.index + value.length) break
        if (figure.index + figure.length > value.index + value.length) continue
        const known = wholes.get(figure)
        if (known) known.push(value)
        else wholes.set(figure, [value])
      }
    }
  }
  return wholes
}
