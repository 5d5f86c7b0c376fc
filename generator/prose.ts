import { type Pair, pairsOf } from './pairs.ts'
import type { Site } from './site.ts'
import { type Text, textsOf } from './values.ts'

/** Whether visitors read a text, and each language has its own words for it. */
const isProse = ({ schema }: Text) => schema['x-i18n'] === 'translate'

/** The texts of all languages that visitors read. */
export const proseOf = (site: Site): readonly Text[] => textsOf(site).filter(isProse)

/** The same with their translations. */
export const prosePairsOf = (site: Site): readonly Pair[] =>
  pairsOf(site).filter(({ source }) => isProse(source))
