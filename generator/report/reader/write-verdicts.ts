import { type TranslationState, translationStates } from '../../compare/translation-state.ts'
import { holds, verdictKey, verdictsPath } from '../../compare/verdicts.ts'
import type { Memo } from '../../engine/memo.ts'
import type { Site } from '../../model/site.ts'
import type { SourceDocument } from '../../read/documents.ts'
import { printVerdicts, readVerdicts, type Verdict } from '../../read/verdicts.ts'
import type { LedgerChanges } from '../ledger/ledger-changes.ts'

/**
 * Adds what a model said to what is known, and takes out what does not hold any more: of texts that changed, went or
 * were confirmed. A file with a line that cannot be read stays as it is.
 */
export function writeVerdicts(
  site: Site,
  said: ReadonlyMap<TranslationState, Verdict>,
  memo: Memo,
): LedgerChanges {
  const states = translationStates(site, memo)
  const pairs = Map.groupBy(states, ({ source, language }) =>
    verdictsPath({ language: language.code, address: source.document.address }),
  )
  const known = new Map(
    site
      .all('reader')
      .filter(({ name }) => site.translations.some(({ code }) => name.startsWith(`${code}/`)))
      .map((document) => [`${document.address}.yaml`, document]),
  )
  const changes = [...new Set([...known.keys(), ...pairs.keys()])].flatMap((path) => {
    const before = known.get(path)
    const { verdicts, unreadable } = readVerdicts(before?.text ?? '', memo)
    if (unreadable.length > 0) return []
    const after = (pairs.get(path) ?? []).flatMap((pair) =>
      verdictsAfter(pair, said.get(pair), verdicts.get(verdictKey(pair)) ?? [], memo),
    )
    const text = after.length > 0 ? printVerdicts(after) : undefined
    return isSame(before, text) ? [] : [[path, text] as const]
  })
  return new Map(changes)
}

const isSame = (before: SourceDocument | undefined, after: string | undefined) =>
  before?.text === after

function verdictsAfter(
  pair: TranslationState,
  said: Verdict | undefined,
  known: readonly Verdict[],
  memo: Memo,
): readonly (readonly [path: string, verdict: Verdict])[] {
  const left = pair.freshness === 'confirmed' ? [] : known.filter((each) => holds(each, pair, memo))
  return (said ? [said] : left).map((verdict) => [verdictKey(pair), verdict])
}
