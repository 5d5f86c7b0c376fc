import { translatablePairs } from '../../compare/pairs.ts'
import { formatPath } from '../../read/path.ts'
import { plainCounts } from '../../text/markup/plain-counts.ts'
import { linksIn, markupIn } from '../../text/markup/rich-text.ts'
import { defineItemRule } from '../rule.ts'

export const rule = defineItemRule({
  code: 'markup/mismatch',
  severity: 'warning',
  summary: 'A text has the same links, lists, bold parts and paragraphs in every language.',
  why: 'A link or a list item that is lost takes its meaning along.',
  example: {
    before: '# en\nanswer: See [the plans](plans).\n# nl\nanswer: Bekijk de pakketten.',
    after: '# nl\nanswer: Bekijk [de pakketten](plans).',
  },

  messages: {
    link: {
      message: 'Links: {source} has {wanted}, {translation} has {found}.',
      hint: 'Give {source} and {translation} as many links, each where its own sentence wants it.',
    },
    strong: {
      message: 'Bold parts: {source} has {wanted}, {translation} has {found}.',
      hint: 'Give {source} and {translation} as many bold parts, each where its own sentence wants it.',
    },
    list: {
      message: 'Lists: {source} has {wanted}, {translation} has {found}.',
      hint: 'Give {source} and {translation} as many lists, each where its own sentence wants it.',
    },
    list_item: {
      message: 'List items: {source} has {wanted}, {translation} has {found}.',
      hint: 'Give {source} and {translation} as many list items, each where its own sentence wants it.',
    },
    paragraph: {
      message: 'Paragraphs: {source} has {wanted}, {translation} has {found}.',
      hint: 'Give {source} and {translation} as many paragraphs, each where its own sentence wants it.',
    },
  },
  items: translatablePairs,

  create:
    (site) =>
    ({ source, translation, language }) => {
      if (source.schema['x-kind'] !== 'rich') return []
      const [difference] = differentMarkup(source.text, translation.text)
      if (!difference) return []
      const { kind, wanted, found } = difference
      return [
        {
          messageId: kind,
          data: {
            source: { language: site.source.code },
            translation: { language: language.code },
            wanted,
            found,
          },
          at: translation.document.place(translation.path),
          path: formatPath(translation.path, translation.document.data),
          related: [{ at: source.document.place(source.path), message: 'source.here' }],
          values: { [site.source.code]: source.text, [language.code]: translation.text },
        },
      ]
    },
})

type MarkupKind = (typeof kinds)[number]

/** Without emphasis: each language may emphasize other words. */
const kinds = ['link', 'strong', 'list', 'list_item', 'paragraph'] as const

type Counts = Readonly<Record<MarkupKind, number>>

interface MarkupDifference {
  readonly kind: MarkupKind
  readonly wanted: number
  readonly found: number
}

/** The kinds of markup whose counts differ between a text and its translation. */
function differentMarkup(source: string, translation: string): readonly MarkupDifference[] {
  const [wanted, found] = [countsOf(source), countsOf(translation)]
  return kinds.flatMap((kind) =>
    wanted[kind] === found[kind] ? [] : [{ kind, wanted: wanted[kind], found: found[kind] }],
  )
}

function countsOf(text: string): Counts {
  const link = linksIn(text).length
  const plain = plainCounts(text)
  if (plain) return { link, ...plain }
  const counts = markupIn(text)
  const of = (kind: string) => counts.get(kind) ?? 0
  return {
    link,
    strong: of('strong'),
    list: of('list'),
    list_item: of('list_item'),
    // A text without markup counts as one paragraph.
    paragraph: counts.size === 0 ? 1 : of('paragraph'),
  }
}
