import type { Mark } from './marks.ts'

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

/** The families that are not soft, those of words and those that are found by their form. */
const families: ReadonlyMap<string, Family> = new Map([
  ...of(
    hard,
    'negation exclusion unless only obligation permission condition order price sentence',
  ),
  ...of(exact, 'value vat rate weekday month'),
  ...of(turning, 'opposite ability unit role moment name'),
])

function of(family: Family, names: string) {
  return names.split(' ').map((name) => [name, family] as const)
}

export const familyOf = (family: string): Family => families.get(family) ?? soft

/** Families that are found by their form, in any language, and not by words of it. */
export const byForm: ReadonlySet<string> = new Set([
  ...['value', 'weekday', 'month', 'name', 'order', 'sentence'],
])

/** Families that say the same in other words. */
const near = [
  'negation exclusion unless only',
  'permission certainty ability',
  'condition moment unless only exclusion',
  'limit value unit',
  'opposite negation',
].map((group) => new Set(group.split(' ')))

export const areNear = (one: string, other: string): boolean =>
  one === other || near.some((each) => each.has(one) && each.has(other))

/** Marks of one version that say together what marks of the other do. */
const equal = [
  ['negation unless', 'only condition'],
  ['negation exclusion', 'only condition'],
  ['negation exclusion', 'only'],
  ['negation condition', 'unless'],
  ['negation unless', 'only moment'],
  ['negation unless', 'only'],
  ['condition', 'negation unless'],
  ['exclusion', 'unless'],
  ['condition', 'moment'],
  ['permission', 'ability'],
] as const

/** What went and came, without what means the same in other words: *not closed* and *open*. */
export function withoutSame(
  went: readonly Mark[],
  came: readonly Mark[],
): readonly [readonly Mark[], readonly Mark[]] {
  const out = new Set<Mark>()
  const findAll = (families: string, marks: readonly Mark[]) =>
    families.split(' ').map((name) => marks.find((each) => each.family === name && !out.has(each)))
  const leaveOut = (marks: readonly (Mark | undefined)[]) => {
    const found = marks.filter((mark) => mark !== undefined)
    if (found.length === marks.length) for (const mark of found) out.add(mark)
  }
  for (const [from, to] of [
    [went, came],
    [came, went],
  ] as const) {
    const turned = from.find(({ contrary }) => to.some(({ kind }) => kind === contrary))
    leaveOut([
      turned,
      to.find(({ kind }) => kind === turned?.contrary),
      ...findAll('negation', from),
    ])
    for (const [left, right] of equal) leaveOut([...findAll(left, from), ...findAll(right, to)])
  }
  return [went.filter((mark) => !out.has(mark)), came.filter((mark) => !out.has(mark))]
}
