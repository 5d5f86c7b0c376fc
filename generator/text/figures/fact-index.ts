import { textPairs } from '../../compare/pairs.ts'
import { memoize } from '../../memoize.ts'
import { type Facts, factsIn } from '../../model/facts/facts.ts'
import type { Site } from '../../model/site.ts'
import type { Text } from '../../model/texts.ts'
import type { Figure } from './figure.ts'

/** Finds the fact that a figure in a text repeats or contradicts. */
interface FactIndex {
  /** The fact with the value of the figure. undefined if the figure may be about something else. */
  ownerOf(figure: Figure, text: Text, group: Site): string | undefined
  /** The fact whose price differs slightly from the figure, in a text that names the fact. */
  contradicted(figure: Figure, text: Text): string | undefined
}

export function indexFacts(site: Site): FactIndex {
  const amounts = amountsOf(site.facts, site.settings.currency)
  const prices = amounts.filter(({ isMoney }) => isMoney)
  const ownersOf = ({ keys }: Figure) => amounts.filter(({ key }) => keys[0] === key)

  return {
    ownerOf: (figure, text, group) => {
      const owners = ownersOf(figure)
      // Percentages divisible by 5 are too common to identify a fact: the text or its twin uses it.
      const isSure = figure.kind !== 'percent' || (figure.amount ?? 0) % 5 !== 0
      if (owners.length === 0 || isSure) return nearestOf(owners, site.facts, text)?.name
      const used = [text.text, ...(factsOfTwins(group).get(keyOf(text)) ?? [])].flatMap(factsIn)
      return owners.find((owner) => used.some(({ name }) => name === owner.name))?.name
    },
    contradicted: (figure, text) => {
      const { kind, amount } = figure
      if (kind !== 'money' || amount === undefined || ownersOf(figure).length > 0) return undefined
      if (isDifference(amount, prices)) return undefined
      return prices.find(
        (price) =>
          (isNearly(price.amount, amount) && mentions(price.name, text)) ||
          (isClose(price.amount, amount) && names(price.name, text.text)),
      )?.name
    },
  }
}

/** Of several facts with one value: that which the text names, else the lowest price, else the first. */
const nearestOf = (owners: readonly Owned[], facts: Facts, text: Text): Owned | undefined =>
  owners.length < 2
    ? owners[0]
    : (owners.find(({ name }) => mentions(name, text)) ??
      owners.find(({ name }) => facts.get(name)?.lowest !== undefined) ??
      owners[0])

interface Owned {
  readonly name: string
  readonly key: string
  readonly amount: number
  readonly isMoney: boolean
}

/** The facts that are prices, percentages or numbers from 100. Smaller numbers are ambiguous. */
const amountsOf = (facts: Facts, currency: string): readonly Owned[] =>
  [...facts].flatMap(([name, { money, percent, number, unit }]): readonly Owned[] => {
    if (money !== undefined)
      return [{ name, key: `money:${currency}:${money}`, amount: money, isMoney: true }]
    if (percent !== undefined)
      return [{ name, key: `percent:${percent}`, amount: percent, isMoney: false }]
    if (number === undefined || number < 100 || unit !== undefined) return []
    return [{ name, key: `number:${number}`, amount: number, isMoney: false }]
  })

/** Whether two numbers differ in one digit or in the order of two adjacent digits. From three digits. */
function isNearly(a: number, b: number): boolean {
  const [left, right] = [String(a), String(b)]
  if (left.length !== right.length || left.length < 3) return false
  const apart = [...left].flatMap((digit, index) => (digit === right[index] ? [] : [index]))
  const [first = 0, second = 0] = apart
  const isSwapped = left[first] === right[second] && left[second] === right[first]
  return apart.length === 1 || (apart.length === 2 && second === first + 1 && isSwapped)
}

/** Whether two numbers differ by at most 10%. */
const isClose = (a: number, b: number) => a >= 100 && Math.abs(a - b) <= a / 10

/** Whether the amount is the difference of two prices, within 1%. */
const isDifference = (amount: number, prices: readonly Owned[]) =>
  prices.some((one) =>
    prices.some((other) => Math.abs(one.amount - other.amount - amount) <= amount / 100),
  )

/** Whether a text, its file name or its path names the last part of the fact: core in `price.core`. */
const mentions = (fact: string, { text, document, path }: Text): boolean =>
  names(fact, [text, document.name, ...path].join(' '))

const names = (fact: string, words: string) =>
  new RegExp(`(?<!\\p{L})${RegExp.escape(fact.split('.').at(-1) ?? '')}(?!\\p{L})`, 'iu').test(
    words,
  )

const keyOf = ({ document, path }: Pick<Text, 'document' | 'path'>) =>
  `${document.file}#${path.join('.')}`

/** The texts with facts that the twins of each text have. */
const factsOfTwins = memoize((group: Site): ReadonlyMap<string, readonly string[]> => {
  const twins = textPairs(group).flatMap(({ source, translation }) => [
    [keyOf(translation), source.text] as const,
    [keyOf(source), translation.text] as const,
  ])
  const withFacts = Map.groupBy(
    twins.filter(([, text]) => text.includes('{{')),
    ([key]) => key,
  )
  return new Map(Array.from(withFacts, ([key, each]) => [key, each.map(([, text]) => text)]))
})
