import type { Cache } from '../../cache.ts'
import { textPairs } from '../../compare/pairs.ts'
import { type Facts, factsIn } from '../../model/facts.ts'
import type { Site } from '../../model/site.ts'
import { type Text, textsOf } from '../../model/texts.ts'
import type { Figure } from './figure.ts'

/** What the facts of a site own, and where they are at home. */
export interface FactIndex {
  /** The fact that owns a figure written out in a text; undefined where it may be another's. */
  ownerOf(figure: Figure, text: Text): string | undefined
  /** The fact whose amount a price nearly is, in a text that speaks of it. */
  contradicted(figure: Figure, text: Text): string | undefined
}

/** Opens the ledger of a site. */
export function indexFacts(site: Site, cache: Cache): FactIndex {
  const amounts = amountsOf(site.facts, site.settings.currency)
  const isUsedWith = createUsageCheck(site, cache)

  return {
    ownerOf: (figure, text) => {
      const owners = amounts.filter(({ key }) => figure.keys[0] === key)
      const [first] = owners
      if (!first || isSure(figure)) return first?.name
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

interface Owned {
  readonly name: string
  readonly key: string
  readonly amount: number
  readonly isMoney: boolean
}

/** Prices, percentages and large numbers; small ones mean too many things. */
const amountsOf = (facts: Facts, currency: string): readonly Owned[] =>
  [...facts].flatMap(([name, { money, percent, number, unit }]): readonly Owned[] => {
    if (money !== undefined)
      return [{ name, key: `money:${currency}:${money}`, amount: money, isMoney: true }]
    if (percent !== undefined)
      return [{ name, key: `percent:${percent}`, amount: percent, isMoney: false }]
    if (number === undefined || number < 100 || unit !== undefined) return []
    return [{ name, key: `number:${number}`, amount: number, isMoney: false }]
  })

/** A round percentage can be anybody's: 25% of visitors, 25% at the start. */
const isSure = ({ kind, amount = 0 }: Figure) => kind !== 'percent' || amount % 5 !== 0

/** One digit apart, or two neighbouring ones swapped; only from three digits on. */
function isNearly(a: number, b: number): boolean {
  const [left, right] = [String(a), String(b)]
  if (left.length !== right.length || left.length < 3) return false
  const apart = [...left].flatMap((digit, index) => (digit === right[index] ? [] : [index]))
  const [first = 0, second = 0] = apart
  if (apart.length === 1) return true
  const isSwapped = left[first] === right[second] && left[second] === right[first]
  return apart.length === 2 && second === first + 1 && isSwapped
}

/** At most a tenth apart. */
const isClose = (a: number, b: number) => a >= 100 && Math.abs(a - b) <= a / 10

/** What one price is more than another is neither of them, rounded or not. */
const isDifference = (amount: number, prices: readonly Owned[]) =>
  prices.some((one) =>
    prices.some((other) => Math.abs(one.amount - other.amount - amount) <= amount / 100),
  )

/** Whether a text, or what it stands in, names what the fact is of: core in `price.core`. */
function mentions(fact: string, { text, document, path }: Text): boolean {
  return names(fact, [text, document.name, ...path].join(' '))
}

const names = (fact: string, words: string) =>
  new RegExp(`(?<![\\p{L}])${RegExp.escape(fact.split('.').at(-1) ?? '')}(?![\\p{L}])`, 'iu').test(
    words,
  )

/** Tells whether a text speaks of what a fact is used for: in its twin, or in the same words elsewhere. */
function createUsageCheck(site: Site, cache: Cache): (fact: string, text: Text) => boolean {
  let known: ReturnType<typeof collectUsage> | undefined
  return (fact, text) => {
    known ??= collectUsage(site, cache)
    if (known.byCounterpart.get(keyOf(text))?.has(fact)) return true
    const words = known.words.get(`${text.document.language} ${fact}`)
    const shared = contentWords(text.text).filter((word) => words?.has(word))
    return new Set(shared).size >= 2
  }
}

const keyOf = ({ document, path }: Pick<Text, 'document' | 'path'>) =>
  `${document.file}#${path.join('.')}`

function collectUsage(site: Site, cache: Cache) {
  const byCounterpart = new Map<string, ReadonlySet<string>>()
  for (const { source, translation } of textPairs(site, cache)) {
    if (source.text.includes('{{')) byCounterpart.set(keyOf(translation), namesIn(source.text))
    if (translation.text.includes('{{')) byCounterpart.set(keyOf(source), namesIn(translation.text))
  }

  const words = new Map<string, Set<string>>()
  for (const { text, document } of textsOf(site, cache)) {
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
