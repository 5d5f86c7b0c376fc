import { translationStates } from '../../compare/translation-state.ts'
import type { Severity } from '../../diagnostics/diagnostic.ts'
import { formatList, type LegacyMessage } from '../../diagnostics/legacy-message.ts'
import { languageName } from '../../languages/language-name.ts'
import { formatPath } from '../../read/path.ts'
import { figuresOfTexts, unmatched } from '../../text/figures/compare-figures.ts'
import type { Figure } from '../../text/figures/figure.ts'
import { figureContext } from '../../text/figures/figure-context.ts'
import type { FigureContext } from '../../text/figures/figures-in.ts'
import { defineLegacyRule } from '../rule.ts'

export const rule = defineLegacyRule({
  code: 'translation/stale',
  severity: 'warning',
  summary: {
    en: 'When a source text changes, its translation is looked at again.',
    nl: 'Als een brontekst verandert, wordt de vertaling opnieuw bekeken.',
  },
  why: {
    en: 'Visitors of the other language would go on reading the old delivery time, promise or price.',
    nl: 'Bezoekers in de andere taal zouden de oude levertijd, belofte of prijs blijven lezen.',
  },
  example: {
    before:
      '# en, changed today\nanswer: Usually three to four weeks.\n# nl, as it was\nanswer: Meestal twee tot drie weken.',
    after: '# nl\nanswer: Meestal drie tot vier weken.',
  },

  *check(site) {
    for (const { source, translation, language, confirmation, freshness } of translationStates(
      site,
    )) {
      if (freshness !== 'stale' || !confirmation) continue
      const original = languageName(site.source.code)
      const other = languageName(language.code)
      const [was, is] = changedWords(confirmation.was, source.text)
      const figures = changedFigures(confirmation.was, source.text, figureContext(site))

      yield {
        severity: figures ? 'error' : severityOf(confirmation.was, source.text),
        at: translation.document.place(translation.path),
        path: formatPath(translation.path, translation.document.data),
        message: messageOf({ original, other, figures }),
        hint: {
          en: `Change the ${other.en}, or keep it if nothing has to change.`,
          nl: `Pas het ${other.nl} aan, of laat het zo als er niets hoeft te veranderen.`,
        },
        related: [
          {
            at: source.document.place(source.path),
            message: { en: 'This is the text now.', nl: 'Dit is de tekst nu.' },
          },
        ],
        changes: [
          { label: suffixed(original, { en: 'was', nl: 'was' }), text: was },
          { label: suffixed(original, { en: 'is', nl: 'is nu' }), text: is },
          { label: suffixed(other, { en: 'still', nl: 'nog' }), text: translation.text },
        ],
        values: { [site.source.code]: source.text, [language.code]: translation.text },
      }
    }
  },
})

const suffixed = (name: LegacyMessage, word: LegacyMessage): LegacyMessage => ({
  en: `${name.en} ${word.en}`,
  nl: `${name.nl} ${word.nl}`,
})

interface Figures {
  readonly was: LegacyMessage | undefined
  readonly is: LegacyMessage | undefined
}

/** The figures that a text no longer says, and those that it says instead; undefined where they stayed. */
function changedFigures(before: string, after: string, reader: FigureContext): Figures | undefined {
  const { source, translation } = unmatched(
    figuresOfTexts([before], reader),
    figuresOfTexts([after], reader),
  )
  const list = (figures: readonly Figure[]) =>
    figures.length > 0 ? formatList(figures.map(({ text }) => text)) : undefined
  return source.length + translation.length > 0
    ? { was: list(source), is: list(translation) }
    : undefined
}

interface Change {
  readonly original: LegacyMessage
  readonly other: LegacyMessage
  readonly figures: Figures | undefined
}

function messageOf({ original, other, figures }: Change): LegacyMessage {
  const { was, is } = figures ?? {}
  if (was && is)
    return {
      en: `The ${original.en} text now says ${is.en} instead of ${was.en}; the ${other.en} did not change.`,
      nl: `De tekst in het ${original.nl} zegt nu ${is.nl} in plaats van ${was.nl}; het ${other.nl} is niet veranderd.`,
    }
  if (is)
    return {
      en: `The ${original.en} text now also says ${is.en}; the ${other.en} did not change.`,
      nl: `De tekst in het ${original.nl} zegt nu ook ${is.nl}; het ${other.nl} is niet veranderd.`,
    }
  if (was)
    return {
      en: `The ${original.en} text no longer says ${was.en}; the ${other.en} did not change.`,
      nl: `De tekst in het ${original.nl} zegt niet meer ${was.nl}; het ${other.nl} is niet veranderd.`,
    }
  return {
    en: `The ${original.en} text changed; the ${other.en} text did not.`,
    nl: `De tekst in het ${original.nl} is veranderd; die in het ${other.nl} niet.`,
  }
}

/** Capitals, points and commas are not grave. */
const severityOf = (before: string, after: string): Severity =>
  letters(before) === letters(after) ? 'info' : 'warning'

const letters = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s\p{P}]+/gu, '')

const context = 8

/**
 * Two versions of a text with what differs between them in brackets. Of a long text only the words
 * around the change are left.
 */
export function changedWords(before: string, after: string): readonly [string, string] {
  const [old, current] = [before.trim().split(/\s+/), after.trim().split(/\s+/)]
  const shortest = Math.min(old.length, current.length)
  let start = 0
  while (start < shortest && old[start] === current[start]) start += 1
  let end = 0
  while (end < shortest - start && old.at(-1 - end) === current.at(-1 - end)) end += 1

  return [mark(old, start, end), mark(current, start, end)]
}

function mark(words: readonly string[], start: number, end: number): string {
  const changed = words.slice(start, words.length - end).join(' ')
  const head = words.slice(Math.max(0, start - context), start)
  const tail = words.slice(words.length - end, words.length - end + context)
  // Where nothing was, there is nothing to mark; a text without any words is.
  const marked = changed === '' && head.length + tail.length > 0 ? '' : `[${changed}]`
  return [start > context ? '…' : '', ...head, marked, ...tail, end > context ? '…' : '']
    .filter(Boolean)
    .join(' ')
}
