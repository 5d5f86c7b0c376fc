import type { Fact, Facts } from './facts.ts'

/** What a build counts of a page that it wrote. */
export interface PageWeight {
  readonly language: string
  readonly isHome: boolean
  /** Its document with the styles in it, as it is sent. */
  readonly bytes: number
  readonly fontBytes: number
  /** The scripts that are fetched once the page is idle. */
  readonly codeBytes: number
  /** What the site itself sends until the page has loaded, the document included. */
  readonly requests: number
  /** What other sites are asked for. */
  readonly foreign: number
}

/** Which page of a language a figure is about: home, or that with the highest figure. */
const subjects = ['home', 'highest'] as const

const counts = {
  bytes: ({ bytes }: PageWeight) => bytes,
  fonts: ({ fontBytes }: PageWeight) => fontBytes,
  code: ({ codeBytes }: PageWeight) => codeBytes,
  requests: ({ requests }: PageWeight) => requests,
  foreign: ({ foreign }: PageWeight) => foreign,
} as const

type Count = keyof typeof counts

const names: readonly Count[] = ['bytes', 'fonts', 'code', 'requests', 'foreign']

const group = 'measured.'

/** Whether a text fills in a fact that is not known before the site is built. */
export const tellsMeasured = (text: string): boolean => text.includes(`{{${group}`)

/** The facts that every site has beside its own: their values come with the build. */
export const withMeasured = (facts: Facts): Facts =>
  new Map([...facts, ...measuredNames.map((name): [string, Fact] => [name, { isMeasured: true }])])

const nameOf = (subject: (typeof subjects)[number], name: string) => `${group}${subject}.${name}`

/** What `measure` sees in a browser on the home page of a language. */
const seen = ['firstPaint', 'largestPaint', 'shift', 'lighthouse'] as const

const measuredNames = [
  ...subjects.flatMap((subject) => names.map((name) => nameOf(subject, name))),
  ...seen.map((name) => nameOf('home', name)),
  `${group}run.date`,
]

/** The facts of the pages of one language. Pages that were not weighed give none. */
export function countedFacts(weights: readonly PageWeight[]): Facts {
  const home = weights.filter(({ isHome }) => isHome)
  return new Map(
    names.flatMap((name) => [
      ...factOf(nameOf('home', name), name, home),
      ...factOf(nameOf('highest', name), name, weights),
    ]),
  )
}

function factOf(fact: string, name: Count, weights: readonly PageWeight[]): [string, Fact][] {
  if (weights.length === 0) return []
  const count = Math.max(...weights.map(counts[name]))
  const isNumber = name === 'requests' || name === 'foreign'
  return [[fact, isNumber ? { number: count } : inKilobytes(count)]]
}

/** As a visitor reads it: one decimal. */
const inKilobytes = (bytes: number): Fact => ({
  number: Math.round(bytes / 100) / 10,
  unit: 'kilobyte',
})
