import { translatablePairs } from '../../compare/pairs.ts'
import { formatPath } from '../../read/path.ts'
import { markupIn } from '../../text/markup.ts'
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

interface MarkupDifference {
  readonly kind: MarkupKind
  readonly wanted: number
  readonly found: number
}

/** The kinds of markup whose counts differ between a text and its translation. */
function differentMarkup(source: string, translation: string): readonly MarkupDifference[] {
  const counts = [markupIn(source), markupIn(translation)]
  return kinds.flatMap((kind) => {
    const [wanted = 0, found = 0] = counts.map((each) => each.get(kind))
    return wanted === found ? [] : [{ kind, wanted, found }]
  })
}
