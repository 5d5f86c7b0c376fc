import { changedWords, hasOtherWords } from '../../compare/changed-words.ts'
import { hasLedger } from '../../compare/ledger.ts'
import { type TranslationState, translationStates } from '../../compare/translation-state.ts'
import type { Finding } from '../../diagnostics/diagnostic.ts'
import type { TextReference } from '../../diagnostics/message.ts'
import { formatPath } from '../../read/path.ts'
import { isBindingChange } from '../../text/binding.ts'
import { compareWords } from '../../text/meaning/change.ts'
import { changedMeaning } from '../../text/meaning/disagreement.ts'
import { isToTranslate } from '../../text/untranslated.ts'
import type { Word } from '../../text/words.ts'
import { defineGroupRule } from '../rule.ts'

export const rule = defineGroupRule({
  code: 'translation/unconfirmed',
  severity: 'info',
  summary: 'What is new or was changed is confirmed once.',
  why: 'From then on a change of the source alone is noticed.',
  example: {
    before:
      '# nl/pages/about.yaml, written together with en/pages/about.yaml\nlead: Wij bouwen websites.',
    after: '# the same text, after: diptych accept',
  },

  messages: {
    unconfirmed: {
      message: {
        one: '{count} text here is new, and so is its translation.',
        other: '{count} texts here are new, and so are their translations.',
      },
      hint: 'If they say the same in both, run: npm run -s diptych -- accept',
    },
    together: {
      message: 'Both texts changed. {source}: {own}. {translation}: {other}.',
      hint: 'If they say the same, run: npm run -s diptych -- accept',
    },
    merged: {
      message:
        'Two branches changed this text, each in one language. {source}: {own}. {translation}: {other}.',
      hint: 'Read the two together. If they do not say the same, change one of them; if they do, keep them.',
    },
    change: {
      turned: '“{was}” became “{is}”',
      came: '“{is}” was added',
      went: '“{was}” was taken out',
      order: 'only the order of words changed',
      signs: 'only capitals or punctuation changed',
      anew: 'several words changed',
      unknown: 'what it was is not on record',
    },
    labels: {
      now: 'This is the {source} text.',
      was: '{source} was',
      is: '{source} is',
      otherWas: '{translation} was',
      otherIs: '{translation} is',
    },
    alone: {
      message: 'The {translation} text changed; the {source} text did not.',
      hint: 'Change the {source} text too, or if both still say the same, run: npm run -s diptych -- accept',
      now: 'This is the {source} text.',
      was: '{translation} was',
      is: '{translation} is',
      still: '{source} still',
    },
    binding: {
      message:
        'The {translation} text changed, and the {source} text did not; it is about money, rights or terms.',
      hint: 'Change the {source} text too, or keep it if both still say the same.',
    },
  },

  *check(site) {
    for (const pair of translationStates(site)) {
      const { freshness, language, source, translation } = pair
      if (freshness === 'confirmed' || freshness === 'stale') continue
      if (changedMeaning(pair, site)) continue
      const { address } = source.document
      if (!hasLedger(site, { language: language.code, address })) continue

      if (freshness === 'changed-alone')
        yield changedAlone(pair, site.source.code, isBindingChange(pair, site))
      else if (freshness === 'changed-together' || freshness === 'merged')
        yield changedBoth(pair, site.source.code)
      else if (!isToTranslate(pair, site))
        yield {
          messageId: 'unconfirmed',
          data: { count: 1 },
          isCounted: true,
          at: translation.document.place(translation.path),
          path: formatPath(translation.path, translation.document.data),
        }
    }
  },
})

/** A pair that changed in both languages, with what changed in each, one below the other. */
function changedBoth(
  { source, translation, language, confirmation, freshness }: TranslationState,
  original: string,
): Finding<'together' | 'merged'> {
  const { document, path } = translation
  const { was = '', said } = confirmation ?? {}
  const isMerged = freshness === 'merged'
  const own = changedWords(was, source.text)
  // A record that somebody else wrote may lack the old translation.
  const other = said === undefined ? undefined : changedWords(said, translation.text)
  return {
    messageId: isMerged ? 'merged' : 'together',
    ...(isMerged && { severity: 'warning' }),
    data: {
      source: { language: original },
      translation: { language: language.code },
      own: changeIn(was, source.text),
      other: said === undefined ? { text: 'change.unknown' } : changeIn(said, translation.text),
    },
    at: document.place(path),
    path: formatPath(path, document.data),
    related: [{ at: source.document.place(source.path), message: 'labels.now' }],
    changes: [
      { label: 'labels.was', text: own[0] },
      { label: 'labels.is', text: own[1] },
      ...(other ? [{ label: 'labels.otherWas', text: other[0] }] : []),
      { label: 'labels.otherIs', text: other?.[1] ?? translation.text },
    ],
    values: { [original]: source.text, [language.code]: translation.text },
  }
}

/** More changed words than these are not put into a sentence. */
const fewWords = 4

/** What changed between two versions of a text, in few words. */
function changeIn(before: string, after: string): TextReference {
  if (!hasOtherWords(before, after)) return { text: 'change.signs' }
  const [out, into] = compareWords(before, after).words
  const [went, came] = [withoutEach(out, into), withoutEach(into, out)]
  if (went.length === 0 && came.length === 0)
    return { text: out.length > 0 ? 'change.order' : 'change.signs' }
  if (went.length > fewWords || came.length > fewWords) return { text: 'change.anew' }
  const [was, is] = [quoted(before, went), quoted(after, came)]
  if (!was) return { text: 'change.came', data: { is } }
  return is ? { text: 'change.turned', data: { was, is } } : { text: 'change.went', data: { was } }
}

/** Words of a text, with … where others stand between. */
const quoted = (text: string, words: readonly Word[]): string =>
  words
    .map(({ text: word, index }, place) => {
      const before = words[place - 1]
      if (!before) return word
      const between = text.slice(before.index + before.text.length, index)
      return `${/[\p{L}\d]/u.test(between) ? ' … ' : ' '}${word}`
    })
    .join('')

/** Words without those that stand among others as often: these only moved. */
function withoutEach(words: readonly Word[], others: readonly Word[]): readonly Word[] {
  const left = new Map<string, number>()
  for (const { lower } of others) left.set(lower, (left.get(lower) ?? 0) + 1)
  return words.filter(({ lower }) => {
    const count = left.get(lower) ?? 0
    left.set(lower, count - 1)
    return count <= 0
  })
}

/** A translation that changed while its source did not, with what changed in it. */
function changedAlone(
  { source, translation, language, confirmation }: TranslationState,
  original: string,
  isBinding: boolean,
): Finding<'alone' | 'binding'> {
  const { document, path } = translation
  const [was, is] = changedWords(confirmation?.said ?? '', translation.text)
  return {
    messageId: isBinding ? 'binding' : 'alone',
    ...(isBinding && { severity: 'warning' }),
    data: { source: { language: original }, translation: { language: language.code } },
    at: document.place(path),
    path: formatPath(path, document.data),
    related: [{ at: source.document.place(source.path), message: 'alone.now' }],
    // As above.
    ...(confirmation?.said !== undefined && {
      changes: [
        { label: 'alone.was', text: was },
        { label: 'alone.is', text: is },
        { label: 'alone.still', text: source.text },
      ],
    }),
    values: { [original]: source.text, [language.code]: translation.text },
  }
}
