import { textPairs } from '../../compare/pairs.ts'
import { memoize } from '../../memoize.ts'
import { factsIn } from '../../model/facts/facts.ts'
import type { Site } from '../../model/site.ts'
import type { Text } from '../../model/texts.ts'
import type { Figure } from './figure.ts'
import { figureContext, figuresIn } from './read-figures.ts'

/** Finds the fact that a figure in a text repeats or contradicts. */
interface FactIndex {
  /** The fact with the value of the figure. undefined if the figure may be about something else. */
  ownerOf(figure: Figure, text: Text, group: Site): string | undefined
  /** The fact whose price differs slightly from the figure, in a text that names the fact. */
  contradicted(figure: Figure, text: Text): string | undefined
}

export function indexFacts(site: Site): FactIndex {
  const facts = [...site.facts].flatMap(([name, { text }]) => {
    const figures = text === undefined ? figuresIn(`{{${name}}}`, figureContext(site)) : []
    // Smaller numbers are ambiguous, and so are ranges.
    return figures.length === 1 ? figures.filter(isTelling).map((each) => ({ ...each, name })) : []
  })
  const prices = facts.filter(({ kind }) => kind === 'money')
  const ownersOf = ({ keys: [key] }: Figure) => facts.filter(({ keys }) => keys[0] === key)

  return {
    ownerOf: (figure, text, group) => {
      const owners = ownersOf(figure)
      // Percentages divisible by 5 are too common to identify a fact: the text or its twin uses it.
      const isSure = figure.kind !== 'percent' || (figure.amount ?? 0) % 5 !== 0
      if (owners.length > 0 && !isSure) {
        const used = [text.text, ...(factsOfTwins(group).get(keyOf(text)) ?? [])].flatMap(factsIn)
        return owners.find((owner) => used.some(({ name }) => name === owner.name))?.name
      }
      // Of several facts with one value: that which the text names, else the lowest price, else the first.
      const named = owners.find(({ name }) => mentions(name, text))
      const lowest = owners.find(({ name }) => site.facts.get(name)?.lowest !== undefined)
      return (named ?? lowest ?? owners[0])?.name
    },
    contradicted: (figure, text) => {
      const { kind, amount } = figure
      if (kind !== 'money' || amount === undefined || ownersOf(figure).length > 0) return undefined
      const amounts = prices.map((price) => price.amount ?? 0)
      // The difference of two prices is within 1%.
      const isDifference = amounts.some((one) =>
        amounts.some((other) => Math.abs(one - other - amount) <= amount / 100),
      )
      if (isDifference) return undefined
      return prices.find(
        ({ name, amount: price = 0 }) =>
          (isNearly(price, amount) && mentions(name, text)) ||
          (isClose(price, amount) && names(name, text.text)),
      )?.name
    },
  }
}

const isTelling = ({ kind, amount = 0 }: Figure) =>
  kind === 'money' || kind === 'percent' || (kind === 'number' && amount >= 100)

/** Whether two numbers differ in one digit or in the order of two. From three digits. */
function isNearly(a: number, b: number): boolean {
  const [left, right] = [[...String(a)], [...String(b)]]
  const apart = left.filter((digit, index) => digit !== right[index]).length
  const isSwapped = apart === 2 && left.toSorted().join() === right.toSorted().join()
  return left.length === right.length && left.length > 2 && (apart === 1 || isSwapped)
}

/** Whether two numbers differ by at most 10%. */
const isClose = (a: number, b: number) => a >= 100 && Math.abs(a - b) <= a / 10

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
