/** What a mark of a family tells when it changes. */
interface Family {
  /** Whether one that came or went is another meaning. If not, it may be said in other words. */
  readonly isHard: boolean
  /** Whether one that came or went tells nothing: only one that turned into another does. */
  readonly isTurning?: true
  /** Whether it is told too of a text that was written anew. */
  readonly isExact?: true
}

const hard: Family = { isHard: true }
const soft: Family = { isHard: false }
const turning: Family = { isHard: true, isTurning: true }
const exact: Family = { isHard: true, isExact: true }

/** All families, those of words and those that are found by their form. */
const families = {
  ...{ negation: hard, exclusion: hard, unless: hard, only: hard },
  ...{ obligation: hard, permission: hard, condition: hard, order: hard, price: hard },
  ...{ value: exact, vat: exact, rate: exact, weekday: exact, month: exact },
  sentence: hard,
  ...{ certainty: soft, quantity: soft, pair: soft, limit: soft, daypart: soft },
  ...{
    opposite: turning,
    ability: turning,
    unit: turning,
    role: turning,
    moment: turning,
    name: turning,
  },
} satisfies Readonly<Record<string, Family>>

const isFamily = (name: string): name is keyof typeof families => Object.hasOwn(families, name)

/** Families that are found by their form, in any language, and not by words of it. */
export const byForm: ReadonlySet<string> = new Set([
  ...['value', 'weekday', 'month', 'name', 'order', 'sentence'],
])

export const familyOf = (family: string): Family => (isFamily(family) ? families[family] : soft)

/** Families that say the same in other words. */
const near: readonly ReadonlySet<string>[] = [
  new Set(['negation', 'exclusion', 'unless', 'only']),
  new Set(['permission', 'certainty', 'ability']),
  new Set(['condition', 'moment', 'unless', 'only', 'exclusion']),
  new Set(['limit', 'value', 'unit']),
  new Set(['opposite', 'negation']),
]

/** Families of which one may say what another does, depending on the sentence. */
const far: readonly ReadonlySet<string>[] = [
  ...near,
  new Set(['negation', 'certainty', 'permission', 'ability']),
  new Set(['negation', 'opposite', 'exclusion', 'price', 'vat']),
  new Set(['permission', 'certainty', 'opposite']),
  new Set(['quantity', 'limit', 'certainty', 'value']),
  new Set(['value', 'rate', 'price', 'daypart', 'limit']),
]

const areIn = (groups: readonly ReadonlySet<string>[], one: string, other: string) =>
  one === other || groups.some((each) => each.has(one) && each.has(other))

export const areNear = (one: string, other: string): boolean => areIn(near, one, other)

export const areKin = (one: string, other: string): boolean => areIn(far, one, other)
