import type { Memo } from '../engine/memo.ts'
import type { Site } from '../model/site.ts'
import { formatPath } from '../read/path.ts'
import { readVerdicts, type Verdict } from '../read/verdicts.ts'
import type { Translated } from './ledger.ts'
import type { TextPair } from './pairs.ts'
import { fingerprint } from './translation-state.ts'

/** The path of what a model said of a document, in the content folder. */
export const verdictsPath = ({ language, address }: Translated) =>
  `.reader/${language}/${address}.yaml`

/** The file with what a model said of a document. */
export const verdictsOf = (site: Site, { language, address }: Translated) =>
  site.find('reader', `${language}/${address}`)

/** What a model said of a pair as it is now. Of several, the first that tells a difference. */
export function verdictOn(pair: TextPair, site: Site, memo: Memo): Verdict | undefined {
  const { source, language } = pair
  const own = verdictsOf(site, { language: language.code, address: source.document.address })
  if (!own) return undefined
  const all = readVerdicts(own.text, memo).verdicts.get(verdictKey(pair)) ?? []
  const held = all.filter((each) => holds(each, pair, memo))
  return held.find(({ same }) => !same) ?? held[0]
}

/** The place of a text in the file of its document. */
export const verdictKey = ({ source: { document, path } }: TextPair) =>
  formatPath(path, document.data)

/** Whether neither text changed since it was read. */
export const holds = (verdict: Verdict, { source, translation }: TextPair, memo: Memo): boolean =>
  verdict.source === fingerprint(source.text, memo) &&
  verdict.target === fingerprint(translation.text, memo)
