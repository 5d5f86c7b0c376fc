import { createFix, textPlace } from '../../model/text-place.ts'
import { translatableTexts } from '../../model/texts.ts'
import { formatPath } from '../../read/path.ts'
import { figureContext } from '../../text/figures/figures-in.ts'
import { defineItemRule } from '../rule.ts'

interface Slip {
  readonly pattern: RegExp
  readonly messageId: 'before' | 'after' | 'several' | 'invisible' | 'unusual' | 'joined' | 'mark'
  readonly mend: (found: string) => string
  /** Whether something found is a slip. Default: it is. */
  readonly isSlip?: (found: string, text: string) => boolean
}

/** Letters whose scripts need signs that are not shown, to join them or to break lines. */
const joined = String.raw`[[\p{L}\p{M}]--[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]]`

/** Signs that choose how the sign before them is drawn: variants, joined emoji and the letters of a flag. */
const drawing = String.raw`(?<=[\p{Emoji}\p{S}\p{Script=Han}])[\uFE00-\uFE0F]|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\uFE0F?)\u200D|(?<=\u{1F3F4}[\u{E0020}-\u{E007F}]{0,7})[\u{E0020}-\u{E007F}]`

/** The place where a long word may be hyphenated. */
const hyphenation = String.raw`(?<=\p{L})\u00AD(?=\p{L})`

/** A character that visitors do not see, and that is not there for what they see. */
const invisible = new RegExp(
  String.raw`(?!${drawing}|${hyphenation})(?<!${joined})[[\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\p{Cc}\p{Co}\uFFF9-\uFFFB]--[\t\n\r]]`,
  'gv',
)

/** Separators of lines, which a space stands for. The others are removed. */
const separators = /[\u2028\u2029\u0085\v\f]/g

const rightToLeft = /[[\p{Script=Arabic}\p{Script=Hebrew}]&&\p{L}]/v
/** Signs that tell the direction of a text that has two. */
const direction = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g

const unusual =
  /(?<![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{P}])\u3000|[\u1680\u2000-\u2005\u2008\u205F]/gu
const noBreak = /[\u00A0\u202F]/g

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
    pattern: new RegExp(String.raw`(?<!\S)\S*?(?:${invisible.source})\S*`, 'gv'),
    messageId: 'invisible',
    mend: (found) => found.replaceAll(separators, ' ').replaceAll(invisible, '').trim(),
    isSlip: (found, text) =>
      !rightToLeft.test(text) || found.replaceAll(direction, '').search(invisible) >= 0,
  },
  {
    pattern: new RegExp(String.raw`(?<!\S)\S*(?:${unusual.source})\S*`, 'gu'),
    messageId: 'unusual',
    mend: (found) => found.replaceAll(unusual, ' ').trim(),
  },
  {
    pattern: /(?<!\S)\S+(?:[\u00A0\u202F]\S+){2,}/g,
    messageId: 'joined',
    mend: (found) => found.replaceAll(noBreak, ' '),
    isSlip: areJoined,
  },
]

/** Whether no-break spaces stand between words as plain ones do: in a row, or in the whole of a text. */
function areJoined(found: string, text: string): boolean {
  const words = found.split(noBreak)
  const isAll = found.length === text.trim().length
  return words.filter((word) => /\p{L}/u.test(word)).length >= (isAll ? 3 : 4)
}

/** Matches every text that can have a slip. Most texts do not match. */
const suspicious = new RegExp(
  String.raw`^[ \t\u00A0]|[ \t\u00A0]$|[ \t\u00A0]{2}|\t|[ \u00A0][,;?!]|[\u00A0\u202F]\S+[\u00A0\u202F]|[\u1680\u2000-\u2005\u2008\u205F\u3000]|${invisible.source}`,
  'v',
)

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
    unusual: { message: 'There is an unusual space here.', hint, fix: 'Write a plain space' },
    joined: {
      message: 'There are no-break spaces between words here; the line cannot be broken.',
      hint: 'Write plain spaces.',
      fix: 'Write plain spaces',
    },
    mark: { message: 'There is a space before a punctuation mark.', hint, fix },
  },
  items: translatableTexts,

  create: (site) => (text) => {
    if (!suspicious.test(text.text) || text.text.trim() === '') return []
    const { words } = figureContext(site, text.document.language).format
    const looked = words.spacedMarks ? slips : [...slips, beforeMark]

    return looked.values().flatMap(({ messageId, pattern, mend, isSlip = () => true }) =>
      text.text
        .matchAll(pattern)
        .filter(([found]) => isSlip(found, text.text))
        .map(({ index, 0: found }) => {
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
