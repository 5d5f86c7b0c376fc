import { changedWords } from '../../compare/changed-words.ts'
import { hasLedger } from '../../compare/ledger.ts'
import { type TranslationState, translationStates } from '../../compare/translation-state.ts'
import type { Finding } from '../../diagnostics/diagnostic.ts'
import { textSubjects } from '../../model/text-place.ts'
import { formatPath } from '../../read/path.ts'
import { isBindingChange } from '../../text/binding.ts'
import { isToTranslate } from '../../text/foreign/untranslated.ts'
import { isToldOtherwise } from '../../text/meaning/second-reading.ts'
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
    binding: {
      message:
        'The {translation} text changed, and the {source} text did not; it is about money, rights or terms.',
      hint: 'Change the {source} text too, or keep it if both still say the same.',
    },
  },

  *check(site, memo) {
    for (const pair of translationStates(site, memo)) {
      const { freshness, language, source, translation } = pair
      if (freshness === 'confirmed' || freshness === 'stale') continue
      if (isToldOtherwise(pair, site, memo)) continue
      const { address } = source.document
      if (!hasLedger(site, { language: language.code, address }, memo)) continue

      if (freshness === 'changed-alone')
        yield changedAlone(pair, site.source.code, isBindingChange(pair, site, memo))
      else if (!isToTranslate(pair, site, memo))
        yield {
          messageId: 'unconfirmed',
          data: { count: 1 },
          isCounted: true,
          at: translation.document.place(translation.path),
          path: formatPath(translation.path, translation.document.data),
          needs: (['text', 'settled'] as const).flatMap((kind) =>
            textSubjects(kind, source, translation),
          ),
        }
    }
  },
})

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
    needs: textSubjects('settled', source, translation),
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
