import { hasLedger } from '../../compare/ledger.ts'
import type { TranslationState } from '../../compare/translation-state.ts'
import { verdictOn } from '../../compare/verdicts.ts'
import type { Memo } from '../../engine/memo.ts'
import type { Site } from '../../model/site.ts'
import type { Verdict } from '../../read/verdicts.ts'
import { isToTranslate } from '../foreign/untranslated.ts'
import { changedMeaning, unlikeIn } from './pair-meaning.ts'

/** Whether a model may read a pair: nobody has confirmed it as it is, and no rule tells how it differs. */
export const isForReader = (pair: TranslationState, site: Site, memo: Memo): boolean =>
  pair.freshness !== 'confirmed' &&
  hasLedger(site, { language: pair.language.code, address: pair.source.document.address }, memo) &&
  !isToTranslate(pair, site, memo) &&
  !changedMeaning(pair, site, memo) &&
  !unlikeIn(pair, site, memo)

/** How a model says that a pair differs, if that is still to be told. */
export function readDifference(
  pair: TranslationState,
  site: Site,
  memo: Memo,
): Verdict | undefined {
  const verdict = pair.freshness === 'confirmed' ? undefined : verdictOn(pair, site, memo)
  return verdict && !verdict.same && isForReader(pair, site, memo) ? verdict : undefined
}

/** Whether a change of a pair is told with what it means. */
export const isToldOtherwise = (pair: TranslationState, site: Site, memo: Memo): boolean =>
  changedMeaning(pair, site, memo) !== undefined || readDifference(pair, site, memo) !== undefined

/** Where a quotation stands in a text, which may break its lines elsewhere. Undefined where it does not. */
export function findQuotation(
  text: string,
  quotation: string,
): { readonly index: number; readonly length: number } | undefined {
  const words = quotation.trim().split(/\s+/)
  if (words[0] === '') return undefined
  const forms = new Set(['NFC', 'NFD'].map((form) => words.map((word) => word.normalize(form))))
  for (const form of [words, ...forms]) {
    const found = new RegExp(form.map((word) => RegExp.escape(word)).join(String.raw`\s+`)).exec(
      text,
    )
    if (found) return { index: found.index, length: found[0].length }
  }
  return undefined
}
