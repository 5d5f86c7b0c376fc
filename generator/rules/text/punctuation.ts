import { translatablePairs } from '../../compare/pairs.ts'
import type { Severity } from '../../diagnostics/diagnostic.ts'
import type { LegacyMessage } from '../../diagnostics/legacy-message.ts'
import { languageName } from '../../languages/language-name.ts'
import { formatPath } from '../../read/path.ts'
import { defineLegacyItemRule } from '../rule.ts'

export const rule = defineLegacyItemRule({
  code: 'text/punctuation',
  severity: 'info',
  summary: {
    en: 'A translation ends as its source does: with a question mark, a colon, a point or none.',
    nl: 'Een vertaling eindigt zoals de bron: met een vraagteken, een dubbele punt, een punt of niets.',
  },
  why: {
    en: 'A question that lost its mark reads as a statement; a colon that is gone announces nothing.',
    nl: 'Een vraag zonder vraagteken leest als een bewering; zonder dubbele punt wordt er niets aangekondigd.',
  },
  example: {
    before: '# en\nquestion: How long does it take?\n# nl\nquestion: Hoe lang duurt het',
    after: '# nl\nquestion: Hoe lang duurt het?',
  },

  each: translatablePairs,

  *find(items, site) {
    for (const { source, translation, language } of items) {
      const [there, here] = [endOf(source.text), endOf(translation.text)]
      // A statement that becomes a question is tone.
      if (there === here || here === '?') continue

      const original = languageName(site.source.code)
      const other = languageName(language.code)
      yield {
        severity: severityOf(there, here),
        at: translation.document.place(translation.path),
        path: formatPath(translation.path, translation.document.data),
        message: {
          en: `${original.en} ends ${names[there].en}, ${other.en} ${names[here].en}.`,
          nl: `Het ${original.nl} eindigt ${names[there].nl}, het ${other.nl} ${names[here].nl}.`,
        },
        hint: {
          en: 'End both in the same way, if the sentence allows it.',
          nl: 'Laat ze hetzelfde eindigen, als de zin dat toelaat.',
        },
        related: [
          {
            at: source.document.place(source.path),
            message: { en: `The ${original.en} text.`, nl: `De tekst in het ${original.nl}.` },
          },
        ],
        values: { [site.source.code]: source.text, [language.code]: translation.text },
      }
    }
  },
})

type End = '?' | ':' | '!' | '.' | '…' | ''

const names: Readonly<Record<End, LegacyMessage>> = {
  '?': { en: 'with a question mark', nl: 'met een vraagteken' },
  ':': { en: 'with a colon', nl: 'met een dubbele punt' },
  '!': { en: 'with an exclamation mark', nl: 'met een uitroepteken' },
  '.': { en: 'with a point', nl: 'met een punt' },
  '…': { en: 'with an ellipsis', nl: 'met een beletselteken' },
  '': { en: 'with none', nl: 'zonder leesteken' },
}

const last = /(\?|:|!|\.{3}|…|\.)[\s*_"'”’»)\]]*$/

/** A point after a short word is that of an abbreviation: etc., bijv. and a.o. */
const abbreviation =
  /(?:\b\p{L}{1,4}\.\p{L}{1,4}\.|\b(?:etc|enz|bijv|incl|excl|vs|Inc|Ltd|e\.d)\.)$/u

function endOf(text: string): End {
  const found = last.exec(text)?.[1]
  if (found === '.' && abbreviation.test(text.trimEnd())) return ''
  if (found === '...') return '…'
  return found === '?' || found === ':' || found === '!' || found === '.' || found === '…'
    ? found
    : ''
}

/** What the source asks or announces must not get lost; tone is each language's own. */
const severityOf = (source: End, translation: End): Severity =>
  (source === '?' || source === ':') && translation !== '…' ? 'warning' : 'info'
