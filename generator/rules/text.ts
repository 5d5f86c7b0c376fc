import { vocabularyOrPlain } from '../languages/index.ts'
import { starterTexts } from '../languages/shipped-words.ts'
import { writtenTexts } from '../model/texts.ts'
import { figureContext } from '../text/figures/read-figures.ts'
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

export const brackets = textRule('text/brackets', 'warning', ({ text }) => {
  if (unbalanced(text) === undefined) return undefined
  const index = unbalanced(text.replaceAll(apart, (found) => ' '.repeat(found.length)))
  if (index === undefined) return undefined
  return {
    messageId: 'single',
    data: { bracket: text.charAt(index) },
    span: { index, length: 1 },
  }
})

const partners: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' }

/** Smileys, and the bracket after an item number: a) and 1). */
const apart = /[:;]-?[()]|(?<=^|[\s(])(?:\p{L}|\d{1,2}|[ivx]{1,4})\)(?=\s)|\\[()[\]{}]/gmu

/** The offset of an unmatched bracket. */
function unbalanced(text: string): number | undefined {
  const opened: RegExpExecArray[] = []
  for (const found of text.matchAll(/[()[\]{}]/g)) {
    const partner = partners[found[0]]
    if (partner === undefined) opened.push(found)
    else if (opened.at(-1)?.[0] === partner) opened.pop()
    else return found.index
  }
  return opened.at(-1)?.index
}

export const ellipsis = textRule('text/ellipsis', 'info', (text) =>
  text.text.matchAll(points).map(({ index, 0: found }) => {
    const span = { index, length: found.length }
    return { messageId: 'points', span, write: '…' }
  }),
)

const points = /(?<![./\\])\.{3}(?![./\\\w])/g

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
    anyCase(
      String.raw`(?:placeholder|voorbeeld|dummy)[ -]?te(?:xt|kst)|(?:your|insert) (?:text|name|title) here|(?:jouw|je) tekst hier|vul hier (?:je|jouw|de|een) \p{L}+ in|hier komt (?:nog )?(?:de |een )?tekst`,
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

export const punctuation = pairRule('text/punctuation', 'info', (pair, site) => {
  const there = endOf(pair.source.text, site.source.code)
  const here = endOf(pair.translation.text, pair.language.code)
  // A statement may become a question: the tone may differ.
  if (there === here || here === 'question') return undefined
  // A lost question mark or colon changes the meaning. Other differences are tone.
  const isLost = (there === 'question' || there === 'colon') && here !== 'ellipsis'
  return {
    messageId: 'ends',
    data: { sourceEnd: { text: `marks.${there}` }, translationEnd: { text: `marks.${here}` } },
    severity: isLost ? 'warning' : 'info',
  }
})

/** What the messages call the signs that end a text, in any script. */
const ends: Readonly<Record<string, string>> = {
  ...{ '?': 'question', '？': 'question', '؟': 'question' },
  ...{ ':': 'colon', '：': 'colon' },
  ...{ '!': 'exclamation', '！': 'exclamation' },
  ...{ '.': 'point', '。': 'point', '।': 'point', '۔': 'point' },
  ...{ '…': 'ellipsis', '...': 'ellipsis' },
}

function endOf(text: string, language: string): string {
  const [, end = ''] = /(\.{3}|[?？؟:：!！.。।۔…])[\s*_"'”’“‘»«)\]」』]*$/.exec(text) ?? []
  return (end === '.' && endsAbbreviated(text, language) ? undefined : ends[end]) ?? 'none'
}

/** Whether the full stop at the end of a text belongs to an abbreviation, of several parts too: a.o. and z.B. */
function endsAbbreviated(text: string, language: string): boolean {
  const trimmed = text.trimEnd()
  // The patterns would look for a start in the whole text.
  const end = trimmed.slice(trimmed.lastIndexOf(' ') + 1)
  const [, word = ''] = /(\p{L}+)\.$/u.exec(end) ?? []
  const { abbreviations } = vocabularyOrPlain(language)
  return (
    abbreviations.has(word.toLowerCase()) || /(?<![\p{L}\p{N}])\p{L}{1,4}\.\p{L}{1,4}\.$/u.test(end)
  )
}

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

/** Characters that visitors do not see. Signs that choose how others are drawn, join or break them may stand anywhere. */
const unseen = String.raw`[\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\p{Cc}\p{Co}\uFFF9-\uFFFB]--[\t\n\r\u00AD\p{Join_Control}\p{Variation_Selector}\u{E0020}-\u{E007F}]`
/** Signs that tell the direction of a text that has two. */
const direction = String.raw`[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]`
const rightToLeft = /[[\p{Script=Arabic}\p{Script=Hebrew}]&&\p{L}]/v

const invisible = new RegExp(`[${unseen}]`, 'gv')
const invisibleInBoth = new RegExp(`[[${unseen}]--${direction}]`, 'gv')

/** Separators of lines, which a space stands for. The others are removed. */
const separators = /[\u2028\u2029\u0085\v\f]/g

interface Slip {
  readonly messageId: 'before' | 'after' | 'several' | 'invisible' | 'mark'
  readonly pattern: RegExp
  readonly mend: (found: string) => string
}

const hidden = (sign: RegExp): Slip => ({
  messageId: 'invisible',
  pattern: new RegExp(String.raw`(?<!\S)\S*?${sign.source}\S*`, 'gv'),
  mend: (found) => found.replaceAll(separators, ' ').replaceAll(sign, '').trim(),
})

/** The patterns include adjacent words, because spaces alone may be indentation of the file. */
const slips: readonly Slip[] = [
  {
    messageId: 'before',
    pattern: /^[ \t\u00A0]+[^\s]*/g,
    mend: (found) => found.trimStart(),
  },
  {
    messageId: 'after',
    pattern: /(?<!\S)\S+[ \t\u00A0]+$|(?<![ \t\u00A0])[ \t\u00A0]+$/g,
    mend: (found) => found.trimEnd(),
  },
  {
    messageId: 'several',
    pattern: /(?<!\S)\S+(?:[ \t\u00A0]{2,}|\t)\S+/g,
    mend: (found) => found.replaceAll(/[ \t\u00A0]{2,}|\t/g, ' '),
  },
]

const beforeMark: Slip = {
  messageId: 'mark',
  pattern: /(?<![\p{L}\d)])[\p{L}\d)]+[ \u00A0]+[,;?!](?=\s|$)/gu,
  mend: (found) => found.replaceAll(/[ \u00A0]+/g, ''),
}

/** Matches every text that can have a slip. Most texts do not match. */
const suspicious = new RegExp(
  String.raw`^[ \t\u00A0]|[ \t\u00A0]$|[ \t\u00A0]{2}|\t|[ \u00A0][,;?!]|${invisible.source}`,
  'v',
)

const [ofOne, ofBoth] = [hidden(invisible), hidden(invisibleInBoth)]

export const whitespace = textRule('text/whitespace', 'warning', ({ text, document }, site) => {
  if (!suspicious.test(text) || text.trim() === '') return []
  const { isKnown } = figureContext(site, document.language).format
  const looked = [
    ...slips,
    rightToLeft.test(text) ? ofBoth : ofOne,
    ...(isKnown ? [beforeMark] : []),
  ]
  return looked.values().flatMap(({ messageId, pattern, mend }) =>
    text.matchAll(pattern).map(({ index, 0: found }) => ({
      messageId,
      data: { text: mend(found) },
      span: { index, length: found.length },
      write: mend(found),
    })),
  )
})
