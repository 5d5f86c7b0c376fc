import { createFix, textPlace } from '../../model/text-place.ts'
import { translatableTexts } from '../../model/texts.ts'
import { formatPath } from '../../read/path.ts'
import { figureContext } from '../../text/figures/figure-context.ts'
import { defineItemRule } from '../rule.ts'

interface Slip {
  readonly pattern: RegExp
  readonly messageId: 'before' | 'after' | 'several' | 'invisible' | 'mark'
  readonly mend: (found: string) => string
}

const invisible = /[\u200B\u200C\u2060\uFEFF]|(?<!\p{Extended_Pictographic}\uFE0F?)\u200D/gu

/** The patterns include adjacent words, because spaces alone may be indentation of the file. */
const slips: readonly Slip[] = [
  {
    pattern: /^[ \t\u00A0]+[^\s]*/g,
    messageId: 'before',
    mend: (found) => found.trimStart(),
  },
  {
    pattern: /(?<!\S)\S+[ \t\u00A0]+$|(?<![ \t\u00A0])[ \t\u00A0]+$/g,
    messageId: 'after',
    mend: (found) => found.trimEnd(),
  },
  {
    pattern: /(?<!\S)\S+(?:[ \t\u00A0]{2,}|\t)\S+/g,
    messageId: 'several',
    mend: (found) => found.replaceAll(/[ \t\u00A0]{2,}|\t/g, ' '),
  },
  {
    pattern: new RegExp(`(?<!\\S)\\S*(?:${invisible.source})\\S*`, 'gu'),
    messageId: 'invisible',
    mend: (found) => found.replaceAll(invisible, ''),
  },
]

/** Matches every text that can have a slip. Most texts do not match. */
const suspicious =
  /^[ \t\u00A0]|[ \t\u00A0]$|[ \t\u00A0]{2}|[\t\u200B-\u200D\u2060\uFEFF]|[ \u00A0][,;?!]/

const beforeMark: Slip = {
  pattern: /(?<![\p{L}\d)])[\p{L}\d)]+[ \u00A0]+[,;?!](?=\s|$)/gu,
  messageId: 'mark',
  mend: (found) => found.replaceAll(/[ \u00A0]+/g, ''),
}

const hint = 'Write “{text}”.'
const fix = 'Remove what is too much'

export const rule = defineItemRule({
  code: 'text/whitespace',
  severity: 'warning',
  summary: 'Texts have single spaces, none at their ends, and no invisible characters.',
  why: 'They come along when text is pasted; they break searching and show as gaps.',
  example: { before: "label: ' Plan  a call'", after: 'label: Plan a call' },

  messages: {
    before: { message: 'The text begins with a space.', hint, fix },
    after: { message: 'The text ends with a space.', hint, fix },
    several: { message: 'There is more than one space here.', hint, fix },
    invisible: { message: 'There is an invisible character here.', hint, fix },
    mark: { message: 'There is a space before a punctuation mark.', hint, fix },
  },
  items: translatableTexts,
  needs: ['space'],

  create: (site, cache) => (text) => {
    if (!suspicious.test(text.text) || text.text.trim() === '') return []
    const { words } = figureContext(site, text.document.language, cache).format
    const looked = words.spacedMarks ? slips : [...slips, beforeMark]

    return looked.values().flatMap(({ messageId, pattern, mend }) =>
      text.text.matchAll(pattern).map(({ index, 0: found }) => {
        const span = { index, length: found.length }
        const mended = mend(found)
        return {
          messageId,
          data: { text: mended },
          at: textPlace(text, span),
          path: formatPath(text.path, text.document.data),
          ...createFix(text, span, { title: 'fix', text: mended }),
        }
      }),
    )
  },
})
