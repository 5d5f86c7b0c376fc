import { type Pair, pairsOf } from './pairs.ts'
import type { Site } from './site.ts'
import { type Text, textsOf } from './values.ts'

/** Whether visitors read a text, and each language has its own words for it. */
const isProse = ({ schema }: Text) => schema['x-i18n'] === 'translate'

const texts = new WeakMap<Site, readonly Text[]>()
const pairs = new WeakMap<Site, readonly Pair[]>()

/** The texts of all languages that visitors read. */
export function translatedTextsOf(site: Site): readonly Text[] {
  const prose = texts.get(site) ?? textsOf(site).filter(isProse)
  texts.set(site, prose)
  return prose
}

/** The same with their translations. */
export function prosePairsOf(site: Site): readonly Pair[] {
  const prose = pairs.get(site) ?? pairsOf(site).filter(({ source }) => isProse(source))
  pairs.set(site, prose)
  return prose
}
