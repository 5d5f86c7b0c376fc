import type { LegacyMessage } from '../../diagnostics/legacy-message.ts'
import { createFix, textPlace } from '../../model/text-place.ts'
import { translatableTexts } from '../../model/texts.ts'
import { formatPath } from '../../read/path.ts'
import { figureContext } from '../../text/figures/figure-context.ts'
import { defineLegacyItemRule } from '../rule.ts'

interface Slip {
  readonly pattern: RegExp
  readonly message: LegacyMessage
  readonly mend: (found: string) => string
}

const invisible = /[\u200B\u200C\u2060\uFEFF]|(?<!\p{Extended_Pictographic}\uFE0F?)\u200D/gu

/** Each with the words around it, for spaces alone could be those that lay out the file. */
const slips: readonly Slip[] = [
  {
    pattern: /^[ \t\u00A0]+[^\s]*/g,
    message: { en: 'The text begins with a space.', nl: 'De tekst begint met een spatie.' },
    mend: (found) => found.trimStart(),
  },
  {
    pattern: /[^\s]*[ \t\u00A0]+$/g,
    message: { en: 'The text ends with a space.', nl: 'De tekst eindigt met een spatie.' },
    mend: (found) => found.trimEnd(),
  },
  {
    pattern: /[^\s]+(?:[ \t\u00A0]{2,}|\t)[^\s]+/g,
    message: { en: 'There is more than one space here.', nl: 'Hier staat meer dan één spatie.' },
    mend: (found) => found.replaceAll(/[ \t\u00A0]{2,}|\t/g, ' '),
  },
  {
    pattern: new RegExp(`[^\\s]*(?:${invisible.source})[^\\s]*`, 'gu'),
    message: {
      en: 'There is an invisible character here.',
      nl: 'Hier staat een onzichtbaar teken.',
    },
    mend: (found) => found.replaceAll(invisible, ''),
  },
]

/** What every slip has in it; most texts have none of it. */
const suspicious =
  /^[ \t\u00A0]|[ \t\u00A0]$|[ \t\u00A0]{2}|[\t\u200B-\u200D\u2060\uFEFF]|[ \u00A0][,;?!]/

const beforeMark: Slip = {
  pattern: /[\p{L}\d)]+[ \u00A0]+[,;?!](?=\s|$)/gu,
  message: {
    en: 'There is a space before a punctuation mark.',
    nl: 'Er staat een spatie voor een leesteken.',
  },
  mend: (found) => found.replaceAll(/[ \u00A0]+/g, ''),
}

export const rule = defineLegacyItemRule({
  code: 'text/whitespace',
  severity: 'warning',
  summary: {
    en: 'Texts have single spaces, none at their ends, and no invisible characters.',
    nl: 'Teksten hebben enkele spaties, geen aan het begin of einde, en geen onzichtbare tekens.',
  },
  why: {
    en: 'They come along when text is pasted; they break searching and show as gaps.',
    nl: 'Ze komen mee bij het plakken; zoeken werkt er niet door en ze vallen op als gaten.',
  },
  example: { before: "label: ' Plan  a call'", after: 'label: Plan a call' },

  each: translatableTexts,

  *find(items, site) {
    for (const text of items) {
      if (!suspicious.test(text.text) || text.text.trim() === '') continue
      // Where French puts a space before a mark, only words known here say that none belongs there.
      const { isKnown } = figureContext(site, text.document.language).conventions
      for (const { pattern, message, mend } of isKnown ? [...slips, beforeMark] : slips) {
        for (const { index, 0: found } of text.text.matchAll(pattern)) {
          const token = { index, length: found.length }
          yield {
            at: textPlace(text, token),
            path: formatPath(text.path, text.document.data),
            message,
            hint: { en: `Write “${mend(found)}”.`, nl: `Schrijf “${mend(found)}”.` },
            ...createFix(text, token, {
              title: { en: 'Remove what is too much', nl: 'Haal weg wat te veel is' },
              text: mend(found),
            }),
          }
        }
      }
    }
  },
})
