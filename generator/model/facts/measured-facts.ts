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

const kilobytes = (number: number): Fact => ({ number, unit: 'kilobyte' })
const plain = (number: number): Fact => ({ number })
const percent = (number: number): Fact => ({ percent: Math.round(number) })

/** As a visitor reads bytes: kilobytes with one decimal. */
const rounded = (bytes: number) => Math.round(bytes / 100) / 10

/** The document and the fonts: the figures that are told of both add up to it. */
const loadOf = ({ bytes, fontBytes }: PageWeight) =>
  Math.round(10 * (rounded(bytes) + rounded(fontBytes))) / 10

/** What is counted of a page, and the fact that tells it. */
interface Count {
  readonly name: string
  of(page: PageWeight): number
  told(count: number): Fact
}

const counts: readonly Count[] = [
  { name: 'bytes', of: ({ bytes }) => rounded(bytes), told: kilobytes },
  { name: 'fonts', of: ({ fontBytes }) => rounded(fontBytes), told: kilobytes },
  { name: 'load', of: loadOf, told: kilobytes },
  {
    name: 'documentShare',
    of: (page) => (100 * rounded(page.bytes)) / loadOf(page),
    told: percent,
  },
  { name: 'code', of: ({ codeBytes }) => rounded(codeBytes), told: kilobytes },
  { name: 'requests', of: ({ requests }) => requests, told: plain },
  { name: 'foreign', of: ({ foreign }) => foreign, told: plain },
]

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
  ...subjects.flatMap((subject) => counts.map(({ name }) => nameOf(subject, name))),
  ...seen.map((name) => nameOf('home', name)),
  `${group}run.date`,
]

/** The facts of the pages of one language. Pages that were not weighed give none. */
export function countedFacts(weights: readonly PageWeight[]): Facts {
  const home = weights.filter(({ isHome }) => isHome)
  return new Map(
    counts.flatMap((count) => [
      ...factOf('home', count, home),
      ...factOf('highest', count, weights),
    ]),
  )
}

function factOf(
  subject: (typeof subjects)[number],
  { name, of, told }: Count,
  weights: readonly PageWeight[],
): [string, Fact][] {
  return weights.length === 0 ? [] : [[nameOf(subject, name), told(Math.max(...weights.map(of)))]]
}
