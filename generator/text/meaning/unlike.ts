import { readMeaningWords } from '../../languages/meaning-words.ts'
import type { Figure } from '../figures/figure.ts'
import type { FigureContext } from '../figures/figures-in.ts'
import { maskNonProse, wordsIn } from '../words.ts'
import { keyOf, marksOf } from './change.ts'
import { lostSentence } from './lost-sentence.ts'
import type { Mark } from './marks.ts'
import { lacking, markOfValue, valuesIn } from './values.ts'

/** A text in one language. */
interface Version {
  readonly text: string
  readonly context: FigureContext
}

/** What one language says and the other denies, or says otherwise. */
export interface Unlike {
  readonly source?: Mark
  readonly translation?: Mark
}

/** Families in which each says another thing if neither says what the other does. */
const exact: ReadonlySet<string> = new Set(['weekday', 'month', 'rate', 'vat', 'unit'])

/** Two kinds of which a text that says one does not mean the other. */
const contrary: readonly (readonly [string, string])[] = [
  ['certainty sure', 'certainty hedge'],
  ['certainty sure', 'certainty aim'],
  ['obligation ', 'permission '],
  ['quantity all', 'quantity some'],
  ['quantity all', 'quantity most'],
  ['pair both', 'pair either'],
]

/**
 * Where a text and its translation, which nobody has compared yet, do not say the same. Languages say much in other
 * words, so it needs a word on each side, but for exceptions and what a text denies.
 */
export function unlike(source: Version, translation: Version): Unlike | undefined {
  const [here, there] = [source, translation].map(({ text, context }) => marksOf(text, context))
  if (!here || !there) return undefined
  const isOne = [source, translation].every(
    ({ text }) => !/[,;:.!?–—]\s*\S|\s-\s/.test(text.trim()),
  )
  return (
    unlikeValues(source, translation) ??
    unlikeKinds(here, there, /\d/.test(source.text)) ??
    unlikeSurnames([source.text, here], [translation.text, there]) ??
    (isOne ? contraries(here, there) : undefined) ??
    (isOne && ![source, translation].some((each) => hasDenial(each))
      ? oneSided(here, there)
      : undefined) ??
    unlikeSentences(source, translation)
  )
}

function unlikeSentences(source: Version, translation: Version): Unlike | undefined {
  const lost = lostSentence(source, translation)
  if (lost) return { source: lost }
  const added = lostSentence(translation, source)
  return added && { translation: added }
}

/** Values that are left over on both sides, as many of the same kind. */
function unlikeValues(source: Version, translation: Version): Unlike | undefined {
  const [own, other] = [source, translation].map(({ text, context }) => valuesIn(text, context))
  if (!own || !other) return undefined
  // Two-bedroom flats have three rooms.
  const isAlone =
    (text: string) =>
    ({ index, length }: Figure) =>
      !/[\p{L}-]/u.test(text.charAt(index + length))
  const left = lacking(own, other).filter(isAlone(source.text))
  const right = lacking(other, own).filter(isAlone(translation.text))
  const [first, second] = [left[0], right[0]]
  if (!first || !second || left.length !== right.length) return undefined
  if (left.some(({ kind }, place) => kind !== right[place]?.kind)) return undefined
  // Digits are compared by the rules for figures, which are kept by themselves.
  if (/\d/.test(first.text) && /\d/.test(second.text)) return undefined
  return { source: markOfValue(first), translation: markOfValue(second) }
}

const without = (marks: readonly Mark[], others: readonly Mark[]) => {
  const keys = new Set(others.map(keyOf))
  return marks.filter((mark) => !keys.has(keyOf(mark)))
}

function unlikeKinds(
  here: readonly Mark[],
  there: readonly Mark[],
  hasValues: boolean,
): Unlike | undefined {
  for (const family of exact) {
    const of = (marks: readonly Mark[]) => marks.filter((mark) => mark.family === family)
    const [left, right] = [without(of(here), there), without(of(there), here)]
    const [source, translation] = [left[0], right[0]]
    if (family === 'unit' && !hasValues) continue
    if (source && translation && left.length === right.length) return { source, translation }
  }
  return undefined
}

/** Another name behind the same one: a surname has no translation. Each of the two is the only name of its side alone. */
type Marked = readonly [text: string, marks: readonly Mark[]]

function unlikeSurnames([text, here]: Marked, [translated, there]: Marked): Unlike | undefined {
  const [own, other] = [here, there].map((marks) => marks.filter(({ family }) => family === 'name'))
  if (!own || !other) return undefined
  const [left, right] = [without(own, other), without(other, own)]
  const [source, translation] = [left[0], right[0]]
  if (!source || !translation || left.length > 1 || right.length > 1) return undefined
  const [first, second] = [
    nameBefore(source, own, text),
    nameBefore(translation, other, translated),
  ]
  const isForm =
    source.kind.startsWith(translation.kind) || translation.kind.startsWith(source.kind)
  return first !== undefined && first === second && !isForm ? { source, translation } : undefined
}

/** The name that a name follows, with at most a particle between them. */
const nameBefore = ({ index }: Mark, names: readonly Mark[], text: string) =>
  names.findLast((name) => isParticle.test(text.slice(name.index + name.length, index)))?.kind

const isParticle = /^ (?:\p{Ll}{1,3} ){0,2}$/u

/** One language says a thing, the other its contrary, and neither says both. */
function contraries(here: readonly Mark[], there: readonly Mark[]): Unlike | undefined {
  const [own, other] = [here, there].map(
    (marks) => new Map(marks.map((mark) => [keyOf(mark), mark])),
  )
  const pairs = [
    ...Array.from(
      own ?? [],
      ([key, { contrary: kind }]) => [key, `opposite ${kind}`] as const,
    ).filter(
      // What comes before one thing is what the other comes after.
      ([key]) => !key.startsWith('opposite before-after'),
    ),
    ...contrary,
    ...contrary.map(([one, another]) => [another, one] as const),
  ]
  if ([...here, ...there].some(({ family }) => family === 'negation')) return undefined
  for (const [one, another] of pairs) {
    const [source, translation] = [own?.get(one), other?.get(another)]
    if (source && translation && !own?.has(another) && !other?.has(one))
      return { source, translation }
  }
  return undefined
}

/** Families of which each says what another of them does. */
const denying: ReadonlySet<string> = new Set([
  ...['negation', 'exclusion', 'unless', 'only', 'price', 'vat'],
])

/** Whether a word may deny what it begins with: uncompressed is without compression. */
function hasDenial({ text, context }: Version): boolean {
  const [prefix] = readMeaningWords(context.format.locale).prefixes
  return (
    prefix !== undefined &&
    wordsIn(maskNonProse(text)).some(
      ({ lower }) => lower.startsWith(prefix) && lower.length > prefix.length + minStem,
    )
  )
}

/** A shorter rest is no word: under, onze. */
const minStem = 4

/** An exception or a denial in one clause, where the other language has nothing like it. */
function oneSided(here: readonly Mark[], there: readonly Mark[]): Unlike | undefined {
  const denies = (marks: readonly Mark[], { family: said }: Mark) =>
    marks.some(
      ({ family, kind }) =>
        denying.has(family) ||
        (family === 'opposite' && (said === 'negation' || kind.startsWith('include-exclude'))),
    )
  const binds = (marks: readonly Mark[]) => marks.some(({ family }) => committing.has(family))
  const isSaid = ({ family }: Mark) =>
    ['exclusion', 'unless'].includes(family) ||
    (family === 'negation' && binds([...here, ...there]))
  const [own, other] = [here.find(isSaid), there.find(isSaid)]
  if (own && !denies(there, own)) return { source: own }
  if (other && !denies(here, other)) return { translation: other }
  return undefined
}

/** Where these are said, a denial is no figure of speech. */
const committing: ReadonlySet<string> = new Set([
  ...['obligation', 'permission', 'ability', 'condition', 'certainty'],
  ...['price', 'vat', 'rate', 'weekday'],
])
