import { changedWords } from '../changed-words.ts'
import type { Severity } from '../diagnostics/diagnostic.ts'
import type { Words } from '../diagnostics/words.ts'
import type { Reader } from '../figures/figures-in.ts'
import { readerOf } from '../figures/reader-of.ts'
import { said } from '../figures/said.ts'
import { unmatched } from '../figures/unmatched.ts'
import { languageName } from '../language-name.ts'
import { formatPath } from '../path.ts'
import { recordedPairs } from '../translation-record.ts'
import { defineRule } from './rule.ts'

export const staleTranslation = defineRule({
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
    for (const { source, translation, language, confirmation, freshness } of recordedPairs(site)) {
      if (freshness !== 'stale' || !confirmation) continue
      const original = languageName(site.source.code)
      const other = languageName(language.code)
      const [was, is] = changedWords(confirmation.was, source.text)

      yield {
        severity: severityOf(confirmation.was, source.text, readerOf(site)),
        at: translation.document.place(translation.path),
        path: formatPath(translation.path, translation.document.data),
        message: {
          en: `The ${original.en} text changed; the ${other.en} text did not.`,
          nl: `De tekst in het ${original.nl} is veranderd; die in het ${other.nl} niet.`,
        },
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

const suffixed = (name: Words, word: Words): Words => ({
  en: `${name.en} ${word.en}`,
  nl: `${name.nl} ${word.nl}`,
})

/** A changed figure is grave; capitals, points and commas are not. */
function severityOf(before: string, after: string, reader: Reader): Severity {
  const figures = unmatched(said([before], reader), said([after], reader))
  if (figures.source.length > 0 || figures.translation.length > 0) return 'error'
  return letters(before) === letters(after) ? 'info' : 'warning'
}

const letters = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s\p{P}]+/gu, '')
