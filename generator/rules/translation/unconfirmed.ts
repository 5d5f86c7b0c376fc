import { changedWords } from '../../compare/changed-words.ts'
import { hasRecord } from '../../compare/recorded.ts'
import { type TranslationState, translationStates } from '../../compare/translation-state.ts'
import type { Finding } from '../../diagnostics/diagnostic.ts'
import { formatPath } from '../../read/path.ts'
import { isToTranslate } from '../../text/foreign/untranslated.ts'
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
        one: '{count} text here is new, or changed together with its source.',
        other: '{count} texts here are new, or changed together with their source.',
      },
      hint: 'If they say the same in both, run: npm run -s diptych -- accept',
    },
    alone: {
      message: 'The {translation} text changed; the {source} text did not.',
      hint: 'Change the {source} text too, or if both still say the same, run: npm run -s diptych -- accept',
      now: 'This is the {source} text.',
      was: '{translation} was',
      is: '{translation} is',
      still: '{source} still',
    },
  },

  *check(site, cache) {
    const byFile = Map.groupBy(
      translationStates(site, cache).filter(({ language, source }) =>
        hasRecord(site, { language: language.code, address: source.document.address }),
      ),
      ({ translation }) => translation.document,
    )

    for (const [document, pairs] of byFile) {
      const open = pairs.filter(
        (pair) =>
          (pair.freshness === 'new' || pair.freshness === 'changed-together') &&
          !isToTranslate(pair, site, cache),
      )
      const [first] = open
      if (first) {
        yield {
          messageId: 'unconfirmed',
          data: { count: open.length },
          at: document.place(first.translation.path),
        }
      }
      for (const pair of pairs)
        if (pair.freshness === 'changed-alone') yield changedAlone(pair, site.source.code)
    }
  },
})

/** A translation that changed while its source did not, with what changed in it. */
function changedAlone(
  { source, translation, language, confirmation }: TranslationState,
  original: string,
): Finding<'alone'> {
  const { document, path } = translation
  const [was, is] = changedWords(confirmation?.said ?? '', translation.text)
  return {
    messageId: 'alone',
    data: { source: { language: original }, translation: { language: language.code } },
    at: document.place(path),
    path: formatPath(path, document.data),
    related: [{ at: source.document.place(source.path), message: 'alone.now' }],
    // Records of older versions do not have the old translation.
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
