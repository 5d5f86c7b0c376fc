import { textPlace } from '../../model/text-place.ts'
import { writtenTexts } from '../../model/texts.ts'
import { formatPath } from '../../read/path.ts'
import { defineItemRule } from '../rule.ts'

export const rule = defineItemRule({
  code: 'text/placeholder',
  severity: 'error',
  summary: 'No text still waits for its words: no [date], TODO, lorem ipsum or @example.com.',
  why: 'Visitors would read a note that was meant for the writer.',
  example: {
    before: 'text: These terms hold from [date].',
    after: 'text: These terms hold from {{legal.effective}}.',
  },

  messages: {
    waiting: {
      message: '“{text}” is still to be filled in.',
      hint: 'Write what belongs here.',
    },
  },
  items: writtenTexts,

  create: () => (text) => {
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
        at: textPlace(text, { index, length: found.length }),
        path: formatPath(text.path, text.document.data),
      }))
  },
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
