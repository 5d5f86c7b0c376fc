import { textPairs } from '../../compare/pairs.ts'
import { type Facts, factsIn } from '../../model/facts/facts.ts'
import type { Site } from '../../model/site.ts'
import { type Text, textsOf } from '../../model/texts.ts'
import type { Figure } from './figure.ts'

/** Finds the fact that a figure in a text repeats or contradicts. */
export interface FactIndex {
  /** Whether a figure, wherever it stands, can repeat or contradict a fact. */
  mayBeFact(figure: Figure): boolean
  /** The fact with the value of the figure. undefined if the figure may be about something else. */
  ownerOf(figure: Figure, text: Text): string | undefined
  /** The fact whose price differs slightly from the figure, in a text that names the fact. */
  contradicted(figure: Figure, text: Text): string | undefined
}

export function indexFacts(site: Site): FactIndex {
  const amounts = amountsOf(site.facts, site.settings.currency)
  const isUsedWith = createUsageCheck(site)

  const ownersOf = (figure: Figure) => amounts.filter(({ key }) => figure.keys[0] === key)

  return {
    mayBeFact: (figure) => {
      const { kind, amount } = figure
      if (ownersOf(figure).length > 0) return true
      return (
        kind === 'money' &&
        amount !== undefined &&
        amounts.some((owned) => isNearly(owned.amount, amount) || isClose(owned.amount, amount))
      )
    },
    ownerOf: (figure, text) => {
      const owners = ownersOf(figure)
      const [first] = owners
      if (!first || isSure(figure)) return nearestOf(owners, site.facts, text)?.name
      return owners.find(({ name }) => isUsedWith(name, text))?.name
    },
    contradicted: (figure, text) => {
      if (figure.kind !== 'money' || figure.amount === undefined) return undefined
      const { amount } = figure
      if (amounts.some(({ key }) => key === figure.keys[0])) return undefined
      const prices = amounts.filter(({ isMoney }) => isMoney)
      if (isDifference(amount, prices)) return undefined
      return prices.find(
        (owned) =>
          (isNearly(owned.amount, amount) && mentions(owned.name, text)) ||
          (isClose(owned.amount, amount) && names(owned.name, text.text)),
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

/** Percentages divisible by 5 are too common to identify a fact. */
const isSure = ({ kind, amount = 0 }: Figure) => kind !== 'percent' || amount % 5 !== 0

/**
 * Whether two numbers differ in one digit or in the order of two adjacent digits. From three
 * digits.
 */
function isNearly(a: number, b: number): boolean {
  const [left, right] = [String(a), String(b)]
  if (left.length !== right.length || left.length < 3) return false
  const apart = [...left].flatMap((digit, index) => (digit === right[index] ? [] : [index]))
  const [first = 0, second = 0] = apart
  if (apart.length === 1) return true
  const isSwapped = left[first] === right[second] && left[second] === right[first]
  return apart.length === 2 && second === first + 1 && isSwapped
}

/** Whether two numbers differ by at most 10%. */
const isClose = (a: number, b: number) => a >= 100 && Math.abs(a - b) <= a / 10

/** Whether the amount is the difference of two prices, within 1%. */
const isDifference = (amount: number, prices: readonly Owned[]) =>
  prices.some((one) =>
    prices.some((other) => Math.abs(one.amount - other.amount - amount) <= amount / 100),
  )

/**
 * Whether a text, its file name or its path names the last part of the fact: core in `price.core`.
 */
function mentions(fact: string, { text, document, path }: Text): boolean {
  return names(fact, [text, document.name, ...path].join(' '))
}

const names = (fact: string, words: string) =>
  new RegExp(`(?<![\\p{L}])${RegExp.escape(fact.split('.').at(-1) ?? '')}(?![\\p{L}])`, 'iu').test(
    words,
  )

/**
 * Returns a function that tells whether a text is about a fact: its translation uses the fact, or a
 * text that uses the fact shares two words with it.
 */
function createUsageCheck(site: Site): (fact: string, text: Text) => boolean {
  let known: ReturnType<typeof collectUsage> | undefined
  return (fact, text) => {
    known ??= collectUsage(site)
    if (known.byCounterpart.get(keyOf(text))?.has(fact)) return true
    const words = known.words.get(`${text.document.language} ${fact}`)
    const shared = contentWords(text.text).filter((word) => words?.has(word))
    return new Set(shared).size >= 2
  }
}

const keyOf = ({ document, path }: Pick<Text, 'document' | 'path'>) =>
  `${document.file}#${path.join('.')}`

function collectUsage(site: Site) {
  const byCounterpart = new Map<string, ReadonlySet<string>>()
  for (const { source, translation } of textPairs(site)) {
    if (source.text.includes('{{')) byCounterpart.set(keyOf(translation), namesIn(source.text))
    if (translation.text.includes('{{')) byCounterpart.set(keyOf(source), namesIn(translation.text))
  }

  const words = new Map<string, Set<string>>()
  for (const { text, document } of textsOf(site)) {
    for (const name of text.includes('{{') ? namesIn(text) : []) {
      const key = `${document.language} ${name}`
      const known = words.get(key) ?? new Set<string>()
      for (const word of contentWords(text)) known.add(word)
      words.set(key, known)
    }
  }
  return { byCounterpart, words }
}

const namesIn = (text: string): ReadonlySet<string> =>
  new Set(factsIn(text).map(({ name }) => name))

const contentWords = (text: string): readonly string[] =>
  text
    .replaceAll(/\{\{[^}]*\}\}/g, ' ')
    .toLowerCase()
    .match(/\p{L}{5,}/gu) ?? []
