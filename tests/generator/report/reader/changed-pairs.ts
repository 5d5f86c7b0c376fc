import { digest } from '#generator/compare/translation-state.ts'
import { printVerdicts, type Verdict } from '#generator/read/verdicts.ts'
import { recorded } from '../../recorded-site.ts'
import { type Changes, smallSite } from '../../small-site.ts'

/** A text in English and in Dutch. */
export type Pair = readonly [en: string, nl: string]

/** What no rule sees: somebody else does it. */
export const interns: Pair = ['The interns read the proofs.', 'De klanten lezen de proeven.']

const page = 'pages/home.yaml'

/** The home page with a text in two languages. */
export const withTexts = ([en, nl]: Pair): Changes => ({
  [`en/${page}`]: smallSite[`en/${page}`]?.replace('We bake at night.', JSON.stringify(en)),
  [`nl/${page}`]: smallSite[`nl/${page}`]?.replace('Wij bakken ’s nachts.', JSON.stringify(nl)),
})

/** The same when another pair is on record. */
export const since = (before: Pair, now: Pair): Changes => ({
  ...recorded(withTexts(before)),
  ...withTexts(now),
})

export const night: Pair = ['We bake at night.', 'Wij bakken ’s nachts.']

/** What a model said of a pair. */
export const verdictOf = ([en, nl]: Pair, said: Partial<Verdict> = {}): Verdict => ({
  ...{ source: digest(en), target: digest(nl), by: 'c0ffee', same: false },
  ...said,
})

export const readerFile = '.reader/nl/pages/home.yaml'

/** The same in the file of the home page. */
export const read = (pair: Pair, said?: Partial<Verdict>): Changes => ({
  [readerFile]: printVerdicts([['sections[about].text', verdictOf(pair, said)]]),
})
