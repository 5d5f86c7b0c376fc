import type { Words } from '../../diagnostics/words.ts'
import { isProse } from '../../model/prose-texts.ts'
import { textsOf } from '../../model/values.ts'
import { formatPath } from '../../read/path.ts'
import { defineLocalRule } from '../rule.ts'
import { type UnsafeMarkup, unsafeMarkup as unsafeIn } from './unsafe-markup.ts'

export const unsafeMarkup = defineLocalRule({
  code: 'markup/unsafe',
  severity: 'error',
  summary: {
    en: 'Texts have no HTML, and no link runs a program.',
    nl: 'Teksten hebben geen HTML en geen link start een programma.',
  },
  why: {
    en: 'HTML comes along when a text is pasted; visitors would read its tags.',
    nl: 'HTML komt mee als je een tekst plakt; bezoekers zouden de codes lezen.',
  },
  example: {
    before: 'label: Plans &amp; prices<br>',
    after: 'label: Plans & prices',
  },
  canBeKept: false,

  each: textsOf,

  *find(items) {
    for (const text of items) {
      const { document, path, schema } = text
      const isTarget = schema['x-ref'] === 'page'
      if (!isTarget && !isProse(text)) continue
      const unsafe = unsafeIn({ text: text.text, isRich: schema['x-kind'] === 'rich', isTarget })
      if (!unsafe) continue
      yield {
        at: document.place(path, { within: unsafe.found }),
        path: formatPath(path, document.data),
        ...explanations[unsafe.kind](unsafe.found),
      }
    }
  },
})

const explanations: Readonly<
  Record<UnsafeMarkup['kind'], (found: string) => { readonly message: Words; readonly hint: Words }>
> = {
  tag: (found) => ({
    message: {
      en: `"${found}" is HTML; visitors would read it as it stands.`,
      nl: `"${found}" is HTML; bezoekers zouden het zo lezen.`,
    },
    hint: { en: 'Take it out.', nl: 'Haal het weg.' },
  }),
  entity: (found) => ({
    message: {
      en: `"${found}" is a code for a character; visitors would read the code.`,
      nl: `"${found}" is een code voor een teken; bezoekers zouden de code lezen.`,
    },
    hint: { en: 'Write the character itself.', nl: 'Schrijf het teken zelf.' },
  }),
  target: (found) => ({
    message: { en: `"${found}" cannot be a link.`, nl: `"${found}" kan geen link zijn.` },
    hint: {
      en: 'Link to a page by its id, or to an address that starts with https:.',
      nl: 'Link naar een pagina met haar id, of naar een adres dat begint met https:.',
    },
  }),
}
