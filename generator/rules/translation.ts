import { changedPart, changedWords, hasOtherWords } from '../compare/changed-words.ts'
import { documentsByLanguage } from '../compare/due-documents.ts'
import {
  fingerprint,
  hasRecord,
  isOnRecord,
  type TranslationState,
  translationStates,
} from '../compare/translation-record.ts'
import type { Severity } from '../diagnostics/diagnostic.ts'
import type { TextReference } from '../diagnostics/message.ts'
import { contentFile, type Site } from '../model/site.ts'
import { formatPath } from '../read/path.ts'
import { isBinding, isBindingChange } from '../text/binding.ts'
import { type ChangedMeaning, changedMeaning } from '../text/meaning/disagreement.ts'
import { unlikeIn } from '../text/meaning/unlike.ts'
import { isToTranslate } from '../text/untranslated.ts'
import { type FoundInPair, groupRule, pairRuleOf, siteRule } from './rule.ts'

export const meaning = pairRuleOf(
  translationStates,
  'translation/meaning',
  'warning',
  (pair, _site, group) => {
    const meaning = changedMeaning(pair, group)
    return meaning && findingOf(pair, meaning, group)
  },
)

function findingOf(pair: TranslationState, meaning: ChangedMeaning, site: Site): FoundInPair {
  const { source, translation, language, confirmation } = pair
  const { by, isBoth } = meaning
  const isSource = by === 'source'
  const [own, other] = isSource ? [source, translation] : [translation, source]
  const former = { source: confirmation?.was, translation: confirmation?.said }
  const [before, after] = changedWords(former[by] ?? '', own.text)
  const otherWords = changedWords(former[isSource ? 'translation' : 'source'] ?? '', other.text)
  const codes = [site.source.code, language.code] as const
  const severity = severityOf(meaning, isBinding(pair, site))
  const { was, is } = wordsOf(meaning, former[by] ?? '', own.text)
  return {
    messageId: was === '' ? 'came' : is === '' ? 'went' : 'turned',
    severity,
    data: {
      ...{ was, is, rest: restOf(meaning) },
      side: { language: codes[isSource ? 0 : 1] },
      other: { language: codes[isSource ? 1 : 0] },
    },
    hint: 'labels.hint',
    sourceNote: 'labels.here',
    changes: [
      { label: 'labels.was', text: before },
      { label: 'labels.is', text: after },
      ...(isBoth ? [{ label: 'labels.otherWas', text: otherWords[0] }] : []),
      isBoth
        ? { label: 'labels.otherIs', text: otherWords[1] }
        : { label: 'labels.says', text: other.text },
    ],
  }
}

/** More words than these are told by their mark alone. */
const fewChanged = 4

/**
 * What a text said and says now, as written. Of a mark that only came or went, the words in whose place it stands: a
 * duty that became a permission is both.
 */
function wordsOf(
  { was, is }: ChangedMeaning,
  before: string,
  after: string,
): { readonly was: string; readonly is: string } {
  const marked = { was: was?.text ?? '', is: is?.text ?? '' }
  if (was && is) return marked
  const [gone, come] = changedPart(before, after)
  const isShort = [gone, come].every((words) => words.split(' ').length <= fewChanged)
  const hasMark = was ? gone.includes(was.text) : come.includes(marked.is)
  return isShort && hasMark ? { was: gone, is: come } : marked
}

function restOf({ isBoth, said }: ChangedMeaning): TextReference {
  if (!said) return { text: isBoth ? 'other.too' : 'other.unchanged' }
  return { text: isBoth ? 'other.stillToo' : 'other.still', data: { said: said.text } }
}

/**
 * A value is told as the two languages themselves are compared: as an error. So is all that one language of a text
 * that binds says anew while the other stays.
 */
function severityOf({ isHard, isBoth, family }: ChangedMeaning, isBound: boolean): Severity {
  if (isBound ? isHard || !isBoth : isHard && family === 'value') return 'error'
  return isBound || isHard || !isBoth ? 'warning' : 'info'
}

export const moved = groupRule('translation/moved', 'disputable', function* (site) {
  const byFile = Map.groupBy(translationStates(site), ({ translation }) => translation.document)

  for (const [document, pairs] of byFile) {
    const leavers = new Map(
      pairs
        .filter((pair) => hasNewTranslation(pair))
        .map((pair) => [pair.confirmation?.target, pair]),
    )
    if (leavers.size === 0) continue
    for (const pair of pairs) {
      const { source, translation } = pair
      const from = leavers.get(fingerprint(translation.text))
      if (!from || !hasNewTranslation(pair) || !isSourceAsConfirmed(pair)) continue
      const origin = formatPath(from.translation.path, document.data)
      const isSwapped = pair.confirmation?.target === fingerprint(from.translation.text)

      yield {
        at: document.place(translation.path),
        path: formatPath(translation.path, document.data),
        messageId: isSwapped ? 'swapped' : 'moved',
        data: { origin },
        related: [
          { at: source.document.place(source.path), message: 'source' },
          { at: document.place(from.translation.path), message: 'before' },
        ],
        values: { [site.source.code]: source.text, [pair.language.code]: translation.text },
      }
    }
  }
})

const hasNewTranslation = ({ confirmation, translation }: TranslationState) =>
  confirmation !== undefined && confirmation.target !== fingerprint(translation.text)

const isSourceAsConfirmed = ({ confirmation, source }: TranslationState) =>
  confirmation?.source === fingerprint(source.text)

export const noRecord = siteRule('translation/no-record', 'error', function* (site) {
  const settings = site.find('site', 'site')
  const folders = documentsByLanguage(site)
  for (const { code } of site.translations) {
    if (!settings || !folders.has(code) || isOnRecord(site, code)) continue
    yield {
      messageId: 'missing',
      data: { language: { language: code }, file: contentFile(site, `.state/${code}`) },
      at: settings.place(['languages']),
    }
  }
})

export const stale = pairRuleOf(
  translationStates,
  'translation/stale',
  'warning',
  (pair, _site, group) => {
    const { source, translation, confirmation, freshness } = pair
    if (freshness !== 'stale' || !confirmation || changedMeaning(pair, group)) return undefined
    const [was, is] = changedWords(confirmation.was, source.text)
    return {
      messageId: 'changed',
      severity: staleness(confirmation.was, source.text),
      hint: 'labels.hint',
      sourceNote: 'labels.now',
      changes: [
        { label: 'labels.was', text: was },
        { label: 'labels.is', text: is },
        { label: 'labels.still', text: translation.text },
      ],
    }
  },
)

/** A change of case or punctuation only is `info`. */
const staleness = (before: string, after: string): Severity =>
  hasOtherWords(before, after) ? 'warning' : 'info'

export const unconfirmed = pairRuleOf(
  translationStates,
  'translation/unconfirmed',
  'info',
  (pair, _site, group) => {
    const { freshness, language, source } = pair
    if (freshness === 'confirmed' || freshness === 'stale' || changedMeaning(pair, group))
      return undefined
    const { address } = source.document
    if (!hasRecord(group, { language: language.code, address })) return undefined

    if (freshness === 'changed-alone') return changedAlone(pair, isBindingChange(pair, group))
    if (freshness === 'changed-together' || freshness === 'merged') return changedBoth(pair)
    if (isToTranslate(pair, group)) return undefined
    return { messageId: 'unconfirmed', data: { count: 1 }, isCounted: true }
  },
)

/** A pair that changed in both languages, with what changed in each, one below the other. */
function changedBoth(pair: TranslationState): FoundInPair {
  const { source, translation, confirmation, freshness } = pair
  const { was = '', said } = confirmation ?? {}
  const isMerged = freshness === 'merged'
  const own = changedWords(was, source.text)
  // A record that somebody else wrote may lack the old translation.
  const other = said === undefined ? undefined : changedWords(said, translation.text)
  return {
    messageId: isMerged ? 'merged' : 'together',
    ...(isMerged && { severity: 'warning' }),
    sourceNote: 'labels.now',
    changes: [
      { label: 'labels.was', text: own[0] },
      { label: 'labels.is', text: own[1] },
      ...(other ? [{ label: 'labels.otherWas', text: other[0] }] : []),
      { label: 'labels.otherIs', text: other?.[1] ?? translation.text },
    ],
  }
}

/** A translation that changed while its source did not, with what changed in it. */
function changedAlone(pair: TranslationState, isBinding: boolean): FoundInPair {
  const { source, translation, confirmation } = pair
  const [was, is] = changedWords(confirmation?.said ?? '', translation.text)
  return {
    messageId: isBinding ? 'binding' : 'alone',
    ...(isBinding && { severity: 'warning' }),
    sourceNote: 'alone.now',
    // As above.
    ...(confirmation?.said !== undefined && {
      changes: [
        { label: 'alone.was', text: was },
        { label: 'alone.is', text: is },
        { label: 'alone.still', text: source.text },
      ],
    }),
  }
}

export const unlike = pairRuleOf(
  translationStates,
  'translation/unlike',
  'warning',
  (pair, _site, group) => {
    const found = isToTranslate(pair, group) ? undefined : unlikeIn(pair, group)
    if (!found) return undefined
    return {
      messageId: found.source ? (found.translation ? 'other' : 'source') : 'translation',
      data: {
        said: found.source ? [found.source.text] : [],
        turned: found.translation ? [found.translation.text] : [],
      },
      span: found.translation,
      sourceSpan: found.source,
    }
  },
)
