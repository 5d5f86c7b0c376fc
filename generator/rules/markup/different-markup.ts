import { plainCounts } from '../../text/markup.ts'
import { linksIn, markupIn } from '../../text/rich-text.ts'

export type MarkupKind = (typeof kinds)[number]

/** Emphasis is left to each language. */
const kinds = ['link', 'strong', 'list', 'list_item', 'paragraph'] as const

type Counts = Readonly<Record<MarkupKind, number>>

export interface MarkupDifference {
  readonly kind: MarkupKind
  readonly wanted: number
  readonly found: number
}

/** The kinds of markup that a text and its translation have not equally often. */
export function differentMarkup(source: string, translation: string): readonly MarkupDifference[] {
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
    // A text without any markup is one paragraph too.
    paragraph: counts.size === 0 ? 1 : of('paragraph'),
  }
}
