import type { Severity } from '../diagnostics/diagnostic.ts'
import { vocabularyOrPlain } from '../languages/index.ts'
import { starterTexts } from '../languages/shipped-words.ts'
import { languageNamed, type Site } from '../model/site.ts'
import { type TranslatableText, writtenTexts } from '../model/texts.ts'
import { figureContext } from '../text/figures/read-figures.ts'
import { fillFacts } from '../text/resolve.ts'
import { pairRule, textRule, textRuleOf } from './rule.ts'

/** Letters, digits and punctuation that are visible without markup. */
const visible = /[\p{L}\p{N}\p{Sc}\p{So}\p{Sm}.!?…,:;—–/%@&+'"“”‘’(){}-]/u

export const blank = textRule('text/blank', 'error', ({ text, schema }) => {
  if (visible.test(text)) return undefined
  // The schema reports white space if it has a pattern.
  if (/^\s*$/.test(text) && schema.pattern !== undefined) return undefined
  return {
    messageId: 'blank',
  }
})

export const brackets = textRule('text/brackets', 'warning', (text) => {
  const index = unbalanced(text.text)
  if (index === undefined) return undefined
  return {
    messageId: 'single',
    data: { bracket: text.text.charAt(index) },
    span: { index, length: 1 },
  }
})

const partners: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' }

/** Smileys, and the bracket after an item number: a) and 1). */
const apart = /[:;]-?[()]|(?<=^|[\s(])(?:\p{L}|\d{1,2}|[ivx]{1,4})\)(?=\s)|\\[()[\]{}]/gmu

const bracket = /[()[\]{}]/g

/** The offset of an unmatched bracket. */
function unbalanced(text: string): number | undefined {
  const brackets = [...text.matchAll(bracket)]
  if (brackets.length === 0) return undefined

  const opened: { readonly sign: string; readonly index: number }[] = []
  let left: number | undefined
  for (const { 0: sign, index } of brackets) {
    const partner = partners[sign]
    if (partner === undefined) opened.push({ sign, index })
    else if (opened.at(-1)?.sign === partner) opened.pop()
    else left ??= index
  }
  const alone = left ?? opened.at(-1)?.index
  if (alone === undefined || !apart.test(text)) return alone

  apart.lastIndex = 0
  const without = text.replaceAll(apart, (found) => ' '.repeat(found.length))
  return unbalanced(without)
}

export const ellipsis = textRule('text/ellipsis', 'info', (text) =>
  text.text.matchAll(points).map(({ index, 0: found }) => {
    const span = { index, length: found.length }
    return {
      messageId: 'points',
      span: span,
      write: '…',
    }
  }),
)

const points = /(?<![./\\])\.{3}(?![./\\\w])/g

export const noRoom = textRule('text/no-room', 'warning', (text, site) => {
  const room = text.schema['x-room']
  if (!room) return undefined
  const { lines, characters } = room
  const words = filled(text, site).trim().split(/\s+/)

  const long = words.find((word) => word.length > characters)
  if (long !== undefined)
    return { messageId: 'word', data: { word: long, count: long.length, characters } }
  const count = wrappedLines(words, characters)
  return count > lines ? { messageId: 'lines', data: { count, lines, characters } } : undefined
})

const filled = ({ text, language }: TranslatableText, site: Site) =>
  fillFacts(site, languageNamed(site, language), text)

/** How many lines words take, of which none is longer than a line. */
function wrappedLines(words: readonly string[], characters: number): number {
  let lines = 1
  let used = -1
  for (const { length } of words) {
    if (used + 1 + length <= characters) used += 1 + length
    else {
      lines += 1
      used = length
    }
  }
  return lines
}

export const placeholder = textRuleOf(writtenTexts, 'text/placeholder', 'disputable', (text) => {
  const kind = text.schema['x-kind']
  // Texts under `placeholders` are declared as open. The site shows them in brackets.
  if (kind === 'code' || text.path.includes('placeholders')) return []
  const mayHaveTokens = !pageKinds.has(text.document.kind) || isTokenOf(kind)
  const variables = text.schema['x-variables'] ?? []
  const isToken = (found: string) =>
    found.startsWith('{') && (mayHaveTokens || variables.includes(found.slice(1, -1)))

  return text.text
    .matchAll(waiting)
    .filter(([found]) => !isMeant(found) && !isToken(found))
    .map(({ index, 0: found }) => ({
      messageId: 'waiting',
      data: { text: found },
      span: { index, length: found.length },
    }))
})

/** A case-insensitive pattern for whole words. */
const anyCase = (words: string) =>
  `(?<!\\p{L})(?:${words.replaceAll(/(?<!\\)\p{Ll}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`)})(?!\\p{L})`

/** Kinds of files without variables, except in the labels of buttons. */
const pageKinds: ReadonlySet<string> = new Set(['page', 'faq', 'catalog-texts', 'statistics'])
const isTokenOf = (kind: string | undefined) => kind === 'label'

/** Words in capitals, such as YOUR NAME and NAAM_KLANT. */
const shouted = String.raw`\p{Lu}[\p{Lu}\d_ -]{2,}`

const waiting = new RegExp(
  [
    // Matches [date], but not [link](to), [[declared]], \[literal] or - [ ] task.
    String.raw`(?<![[\\\]])\[(?!\[|\s?\]|x\])[^[\]()]{1,60}\](?![(\]:])`,
    String.raw`(?<!\{)\{\p{Ll}[\p{L}\p{N}_.]*\}(?!\})`,
    // Matches {NAME}, <NAME>, %NAME% and @@NAME@@.
    String.raw`(?<!\{)\$?\{${shouted}\}(?!\})|<${shouted}>|%${shouted}%|@@${shouted}@@|__${shouted}__`,
    String.raw`(?<![\p{L}\d])(?:TODO|TBD|TBC|FIXME|XXX+|NNB|n\.n\.b\.|NTB|n\.t\.b\.)(?![\p{L}\d])`,
    String.raw`(?<![\p{L}\d])[xX]{3,}(?![\p{L}\d])`,
    '[Ll]orem ipsum|dolor sit amet',
    String.raw`(?<![\w.+-])[\w.+-]+@(?:example|voorbeeld|domain|domein|test)\.(?:com|nl|org|net|test)`,
    String.raw`_{3,}(?![\p{L}])`,
    String.raw`\?{3,}`,
    anyCase('(?:placeholder|voorbeeld|dummy)[ -]?te(?:xt|kst)'),
    anyCase('(?:your|insert) (?:text|name|title) here'),
    anyCase(
      String.raw`(?:jouw|je) tekst hier|vul hier (?:je|jouw|de|een) \p{L}+ in|hier komt (?:nog )?(?:de |een )?tekst`,
    ),
    String.raw`^\s*(?:EN|NL|DE|FR)\s?:\s`,
    '<<[^<>]{1,40}>>|%%[^%]{1,40}%%',
  ].join('|'),
  'gu',
)

/** Brackets with an accepted meaning: the type of a file as in [PDF], [sic], […] and [1]. */
const isMeant = (found: string) =>
  /^\[(?:PDF|DOCX?|XLSX?|PPTX?|ODT|CSV|ZIP|EPUB|ICS|MP[34]|JPE?G|PNG|SVG|GIF|HTML?|XML|JSON|RSS|FAQ|sic|…|\.\.\.|\d{1,2}|\+|-|!|\*)\]$/.test(
    found,
  )

export const punctuation = pairRule(
  'text/punctuation',
  'info',
  ({ source, translation, language }, site) => {
    const there = endOf(source.text, site.source.code)
    const here = endOf(translation.text, language.code)
    // A statement may become a question: the tone may differ.
    if (there === here || here === '?') return undefined

    return {
      messageId: 'ends',
      data: {
        sourceEnd: { text: `marks.${names[there]}` },
        translationEnd: { text: `marks.${names[here]}` },
      },
      severity: severityOf(there, here),
    }
  },
)

type End = '?' | ':' | '!' | '.' | '…' | ''

const names: Readonly<Record<End, string>> = {
  '?': 'question',
  ':': 'colon',
  '!': 'exclamation',
  '.': 'point',
  '…': 'ellipsis',
  '': 'none',
}

const last = /(\?|:|!|\.{3}|…|\.)[\s*_"'”’“‘»«)\]」』]*$/

/** The marks of other scripts that end a sentence as these do, beside the wide forms of these. */
const marksOfScripts: Readonly<Record<string, End>> = {
  ...{ '؟': '?', '。': '.', '।': '.', '۔': '.' },
}

const markOfScript = /[؟。।۔](?=[\s*_"'”’“‘»«)\]」』]*$)/u

/** Abbreviations of several parts, such as a.o. and z.B. */
const abbreviated = /(?<![\p{L}\p{N}])\p{L}{1,4}\.\p{L}{1,4}\.$/u

const lastWord = /(\p{L}+)\.$/u

/** Whether the full stop at the end of a text belongs to an abbreviation. */
function endsAbbreviated(text: string, language: string): boolean {
  const trimmed = text.trimEnd()
  // The patterns would look for a start in the whole text.
  const end = trimmed.slice(trimmed.lastIndexOf(' ') + 1)
  const [, word = ''] = lastWord.exec(end) ?? []
  const { abbreviations } = vocabularyOrPlain(language)
  return abbreviations.has(word.toLowerCase()) || abbreviated.test(end)
}

function endOf(text: string, language: string): End {
  const found = last.exec(
    text.normalize('NFKC').replace(markOfScript, (mark) => marksOfScripts[mark] ?? mark),
  )?.[1]
  if (found === '.' && endsAbbreviated(text, language)) return ''
  if (found === '...') return '…'
  return found === '?' || found === ':' || found === '!' || found === '.' || found === '…'
    ? found
    : ''
}

/** A lost question mark or colon changes the meaning. Other differences are tone. */
const severityOf = (source: End, translation: End): Severity =>
  (source === '?' || source === ':') && translation !== '…' ? 'warning' : 'info'

export const repeatedWord = textRule('text/repeated-word', 'warning', (text, site) => {
  const { words } = figureContext(site, text.document.language).format

  return text.text
    .matchAll(twice)
    .filter(
      ([found, word = '']) =>
        !words.repeatable.includes(word.toLowerCase()) && !isName(word, found),
    )
    .map(({ index, 0: found, 1: word = '' }) => ({
      messageId: 'twice',
      data: { word },
      span: { index, length: found.length },
    }))
})

const twice = /(?<![\p{L}\d’'-])(\p{L}+)\s+\1(?![\p{L}\d’'-])/giu

/** Two capitalized words inside a sentence are a name: Baden Baden, Duran Duran. */
const isName = (word: string, found: string) =>
  /^\p{Lu}\p{Ll}/u.test(word) && found.lastIndexOf(word) > 0

export const starter = textRule('text/starter', 'info', ({ text, language }) =>
  starterTexts(language).has(text)
    ? { messageId: 'left', data: { text }, span: { index: 0, length: text.length } }
    : undefined,
)

interface Slip {
  readonly pattern: RegExp
  readonly messageId: 'before' | 'after' | 'several' | 'invisible' | 'mark'
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
]

/** Matches every text that can have a slip. Most texts do not match. */
const suspicious = new RegExp(
  String.raw`^[ \t\u00A0]|[ \t\u00A0]$|[ \t\u00A0]{2}|\t|[ \u00A0][,;?!]|${invisible.source}`,
  'v',
)

const beforeMark: Slip = {
  pattern: /(?<![\p{L}\d)])[\p{L}\d)]+[ \u00A0]+[,;?!](?=\s|$)/gu,
  messageId: 'mark',
  mend: (found) => found.replaceAll(/[ \u00A0]+/g, ''),
}

export const whitespace = textRule('text/whitespace', 'warning', (text, site) => {
  if (!suspicious.test(text.text) || text.text.trim() === '') return []
  const { isKnown } = figureContext(site, text.document.language).format
  const looked = isKnown ? [...slips, beforeMark] : slips

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
          span: span,
          write: mended,
        }
      }),
  )
})
