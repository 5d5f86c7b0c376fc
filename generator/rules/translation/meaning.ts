import { changedPart, changedWords } from '../../compare/changed-words.ts'
import { type TranslationState, translationStates } from '../../compare/translation-state.ts'
import type { Finding, Severity } from '../../diagnostics/diagnostic.ts'
import type { TextReference } from '../../diagnostics/message.ts'
import type { Site } from '../../model/site.ts'
import { formatPath } from '../../read/path.ts'
import { isBinding } from '../../text/binding.ts'
import { type ChangedMeaning, changedMeaning } from '../../text/meaning/disagreement.ts'
import { defineGroupRule } from '../rule.ts'

export const rule = defineGroupRule({
  code: 'translation/meaning',
  severity: 'warning',
  summary: 'What a text promises, allows or demands changes in every language, or in none.',
  why: 'A month’s notice that must be given in one language and may be given in the other is two contracts.',
  example: {
    before:
      '# en, as it was confirmed\nterms: You must give a month’s notice.\n# nl, changed today\nterms: Je mag een maand van tevoren opzeggen.',
    after: '# nl\nterms: Je moet een maand van tevoren opzeggen.',
  },

  messages: {
    turned: { message: '{side} changed “{was}” to “{is}”; {rest}.' },
    came: { message: '{side} now also says “{is}”; {rest}.' },
    went: { message: '“{was}” is gone from the {side}; {rest}.' },
    swapped: { message: '“{was}” and “{is}” changed places in the {side}; {rest}.' },
    other: {
      unchanged: '{other} did not change',
      still: '{other} still says “{said}”',
      too: '{other} changed too, and does not say it',
      stillToo: '{other} changed too, and still says “{said}”',
    },
    labels: {
      hint: 'Change the {other} too, or put the {side} back.',
      here: 'This is the {other} text.',
      was: '{side} was',
      is: '{side} is',
      otherWas: '{other} was',
      otherIs: '{other} is',
      says: '{other} says',
    },
  },

  *check(site) {
    for (const pair of translationStates(site)) {
      const meaning = changedMeaning(pair, site)
      if (meaning) yield findingOf(pair, meaning, site)
    }
  },
})

function findingOf(
  pair: TranslationState,
  meaning: ChangedMeaning,
  site: Site,
): Finding<'turned' | 'came' | 'went' | 'swapped'> {
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
    messageId:
      meaning.family === 'order' ? 'swapped' : was === '' ? 'came' : is === '' ? 'went' : 'turned',
    severity,
    data: {
      ...{ was, is, rest: restOf(meaning) },
      side: { language: codes[isSource ? 0 : 1] },
      other: { language: codes[isSource ? 1 : 0] },
    },
    at: translation.document.place(translation.path),
    path: formatPath(translation.path, translation.document.data),
    hint: 'labels.hint',
    related: [{ at: source.document.place(source.path), message: 'labels.here' }],
    changes: [
      { label: 'labels.was', text: before },
      { label: 'labels.is', text: after },
      ...(isBoth ? [{ label: 'labels.otherWas', text: otherWords[0] }] : []),
      isBoth
        ? { label: 'labels.otherIs', text: otherWords[1] }
        : { label: 'labels.says', text: other.text },
    ],
    values: { [codes[0]]: source.text, [codes[1]]: translation.text },
  }
}

/** More words than these are told by their mark alone. */
const fewWords = 4

/**
 * What a text said and says now, as written. Of a mark that only came or went, the words in whose place it stands: a
 * duty that became a permission is both.
 */
function wordsOf(
  { family, was, is }: ChangedMeaning,
  before: string,
  after: string,
): { readonly was: string; readonly is: string } {
  const marked = { was: was?.text ?? '', is: is?.text ?? '' }
  if (family === 'order' || family === 'sentence' || (was && is)) return marked
  const [gone, come] = changedPart(before, after)
  const isShort = [gone, come].every((words) => words.split(' ').length <= fewWords)
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
