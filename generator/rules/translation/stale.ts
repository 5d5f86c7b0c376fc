import { changedWords, hasOtherWords } from '../../compare/changed-words.ts'
import { translationStates } from '../../compare/translation-state.ts'
import type { Severity } from '../../diagnostics/diagnostic.ts'
import type { Memo } from '../../engine/memo.ts'
import { formatPath } from '../../read/path.ts'
import { figuresOfTexts, unmatched } from '../../text/figures/compare-figures.ts'
import type { Figure } from '../../text/figures/figure.ts'
import { figureContext } from '../../text/figures/figure-context.ts'
import type { FigureContext } from '../../text/figures/figures-in.ts'
import { defineGroupRule } from '../rule.ts'

export const rule = defineGroupRule({
  code: 'translation/stale',
  severity: 'warning',
  summary: 'When a source text changes, its translation is looked at again.',
  why: 'Visitors of the translation would go on reading the old delivery time, promise or price.',
  example: {
    before:
      '# en, changed today\nanswer: Usually three to four weeks.\n# nl, as it was\nanswer: Meestal twee tot drie weken.',
    after: '# nl\nanswer: Meestal drie tot vier weken.',
  },

  supersedes: { asError: ['facts/mismatch'] },
  messages: {
    replaced: {
      message:
        'The {source} text now says {is} instead of {was}; the {translation} did not change.',
    },
    added: {
      message: 'The {source} text now also says {is}; the {translation} did not change.',
    },
    removed: {
      message: 'The {source} text no longer says {was}; the {translation} did not change.',
    },
    changed: { message: 'The {source} text changed; the {translation} text did not.' },
    labels: {
      hint: 'Change the {translation}, or keep it if nothing has to change.',
      now: 'This is the text now.',
      was: '{source} was',
      is: '{source} is',
      still: '{translation} still',
    },
  },

  *check(site, memo) {
    for (const { source, translation, language, confirmation, freshness } of translationStates(
      site,
      memo,
    )) {
      if (freshness !== 'stale' || !confirmation) continue
      const [was, is] = changedWords(confirmation.was, source.text)
      const figures = changedFigures(
        confirmation.was,
        source.text,
        figureContext(site, site.source.code, memo),
        memo,
      )

      yield {
        messageId: messageIdOf(figures),
        data: {
          ...figures,
          source: { language: site.source.code },
          translation: { language: language.code },
        },
        severity: figures ? 'error' : severityOf(confirmation.was, source.text),
        at: translation.document.place(translation.path),
        path: formatPath(translation.path, translation.document.data),
        hint: 'labels.hint',
        related: [{ at: source.document.place(source.path), message: 'labels.now' }],
        changes: [
          { label: 'labels.was', text: was },
          { label: 'labels.is', text: is },
          { label: 'labels.still', text: translation.text },
        ],
        values: { [site.source.code]: source.text, [language.code]: translation.text },
      }
    }
  },
})

interface Figures {
  readonly was: readonly string[]
  readonly is: readonly string[]
}

/** The figures that were replaced and their replacements. undefined if no figure changed. */
function changedFigures(
  before: string,
  after: string,
  context: FigureContext,
  memo: Memo,
): Figures | undefined {
  const { source, translation } = unmatched(
    figuresOfTexts([before], context, memo),
    figuresOfTexts([after], context, memo),
  )
  const textsOf = (figures: readonly Figure[]) => figures.map(({ text }) => text)
  return source.length + translation.length > 0
    ? { was: textsOf(source), is: textsOf(translation) }
    : undefined
}

function messageIdOf(figures: Figures | undefined) {
  if (!figures) return 'changed'
  if (figures.was.length === 0) return 'added'
  return figures.is.length === 0 ? 'removed' : 'replaced'
}

/** A change of case or punctuation only is `info`. */
const severityOf = (before: string, after: string): Severity =>
  hasOtherWords(before, after) ? 'warning' : 'info'
