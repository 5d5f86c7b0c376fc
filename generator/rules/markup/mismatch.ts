import { translatablePairs } from '../../compare/pairs.ts'
import type { Message } from '../../diagnostics/message.ts'
import { languageName } from '../../languages/language-name.ts'
import { formatPath } from '../../read/path.ts'
import { plainCounts } from '../../text/markup.ts'
import { linksIn, markupIn } from '../../text/rich-text.ts'
import { defineItemRule } from '../rule.ts'

const names: Readonly<Record<MarkupKind, Message>> = {
  link: { en: 'links', nl: 'links' },
  strong: { en: 'bold parts', nl: 'vette delen' },
  list: { en: 'lists', nl: 'lijsten' },
  list_item: { en: 'list items', nl: 'punten in een lijst' },
  paragraph: { en: 'paragraphs', nl: 'alinea’s' },
}

export const rule = defineItemRule({
  code: 'markup/mismatch',
  severity: 'warning',
  summary: {
    en: 'A text has the same links, lists, bold parts and paragraphs in every language.',
    nl: 'Een tekst heeft in elke taal dezelfde links, lijsten, vette delen en alinea’s.',
  },
  why: {
    en: 'A link or a list item that is lost takes its meaning along.',
    nl: 'Een link of punt dat wegvalt, neemt zijn betekenis mee.',
  },
  example: {
    before: '# en\nanswer: See [the plans](plans).\n# nl\nanswer: Bekijk de pakketten.',
    after: '# nl\nanswer: Bekijk [de pakketten](plans).',
  },

  each: translatablePairs,

  *find(items, site) {
    for (const { source, translation, language } of items) {
      if (source.schema['x-kind'] !== 'rich') continue

      const [difference] = differentMarkup(source.text, translation.text)
      if (!difference) continue
      const { kind, wanted, found } = difference
      const [original, other] = [languageName(site.source.code), languageName(language.code)]
      yield {
        at: translation.document.place(translation.path),
        path: formatPath(translation.path, translation.document.data),
        message: {
          en: `${names[kind].en}: ${original.en} has ${wanted}, ${other.en} has ${found}.`.replace(
            /^./,
            (letter) => letter.toUpperCase(),
          ),
          nl: `${names[kind].nl}: het ${original.nl} heeft er ${wanted}, het ${other.nl} ${found}.`.replace(
            /^./,
            (letter) => letter.toUpperCase(),
          ),
        },
        hint: {
          en: `Give both languages as many ${names[kind].en}, each where its own sentence wants it.`,
          nl: `Geef beide talen evenveel ${names[kind].nl}, elk waar de eigen zin erom vraagt.`,
        },
        related: [
          {
            at: source.document.place(source.path),
            message: { en: 'The source text is here.', nl: 'De brontekst staat hier.' },
          },
        ],
        values: { [site.source.code]: source.text, [language.code]: translation.text },
      }
    }
  },
})

type MarkupKind = (typeof kinds)[number]

/** Emphasis is left to each language. */
const kinds = ['link', 'strong', 'list', 'list_item', 'paragraph'] as const

type Counts = Readonly<Record<MarkupKind, number>>

interface MarkupDifference {
  readonly kind: MarkupKind
  readonly wanted: number
  readonly found: number
}

/** The kinds of markup that a text and its translation have not equally often. */
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
    // A text without any markup is one paragraph too.
    paragraph: counts.size === 0 ? 1 : of('paragraph'),
  }
}
