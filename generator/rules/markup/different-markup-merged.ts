import { prosePairsOf } from '../../compare/prose.ts'
import type { Words } from '../../diagnostics/words.ts'
import { languageName } from '../../languages/language-name.ts'
import { formatPath } from '../../read/path.ts'
import { defineLocalRule } from '../rule.ts'
import { differentMarkup as differences, type MarkupKind } from './different-markup.ts'

const names: Readonly<Record<MarkupKind, Words>> = {
  link: { en: 'links', nl: 'links' },
  strong: { en: 'bold parts', nl: 'vette delen' },
  list: { en: 'lists', nl: 'lijsten' },
  list_item: { en: 'list items', nl: 'punten in een lijst' },
  paragraph: { en: 'paragraphs', nl: 'alinea’s' },
}

export const differentMarkup = defineLocalRule({
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

  each: prosePairsOf,

  *find(items, site) {
    for (const { source, translation, language } of items) {
      if (source.schema['x-kind'] !== 'rich') continue

      const [difference] = differences(source.text, translation.text)
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
