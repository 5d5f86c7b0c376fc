import type { Mark } from './marks.ts'

/** Marks of one version that say together what marks of the other do. */
const equal: readonly (readonly [readonly string[], readonly string[]])[] = [
  [
    ['negation', 'unless'],
    ['only', 'condition'],
  ],
  [
    ['negation', 'exclusion'],
    ['only', 'condition'],
  ],
  [['negation', 'exclusion'], ['only']],
  [['negation', 'condition'], ['unless']],
  [
    ['negation', 'unless'],
    ['only', 'moment'],
  ],
  [['negation', 'unless'], ['only']],
  [['condition'], ['negation', 'unless']],
  [['exclusion'], ['unless']],
  [['condition'], ['moment']],
  [['permission'], ['ability']],
]

/** What went and came, without what means the same in other words: *not closed* and *open*. */
export function withoutSame(
  went: readonly Mark[],
  came: readonly Mark[],
): readonly [readonly Mark[], readonly Mark[]] {
  const out = new Set<Mark>()
  for (const [from, to] of [
    [went, came],
    [came, went],
  ] as const) {
    const turned = from.find(({ contrary }) => to.some(({ kind }) => kind === contrary))
    const contrary = to.find(({ kind }) => kind === turned?.contrary)
    const negation = from.find(({ family }) => family === 'negation')
    if (turned && contrary && negation)
      for (const mark of [turned, contrary, negation]) out.add(mark)
    for (const [left, right] of equal) {
      const marks = [...findAll(left, from, out), ...findAll(right, to, out)]
      if (marks.every((mark) => mark !== undefined)) for (const mark of marks) out.add(mark)
    }
  }
  return [went.filter((mark) => !out.has(mark)), came.filter((mark) => !out.has(mark))]
}

const findAll = (families: readonly string[], marks: readonly Mark[], out: ReadonlySet<Mark>) =>
  families.map((family) => marks.find((mark) => mark.family === family && !out.has(mark)))
