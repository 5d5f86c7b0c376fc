import { proseTextsOf } from '../../model/prose-texts.ts'
import { replacement } from '../../model/replacement.ts'
import { tokenPlace } from '../../model/token-place.ts'
import { formatPath } from '../../read/path.ts'
import { glossaryOf } from '../../text/glossary.ts'
import { defineLocalRule } from '../rule.ts'
import { misspeltNames } from './misspelt-names.ts'

export const misspeltName = defineLocalRule({
  code: 'glossary/name',
  severity: 'warning',
  summary: {
    en: 'Names have their own capitals.',
    nl: 'Namen hebben hun eigen hoofdletters.',
  },
  why: {
    en: 'People notice when their own name, or that of a tool they use, is written wrongly.',
    nl: 'Mensen zien het als hun eigen naam, of die van een programma dat ze gebruiken, verkeerd staat.',
  },
  example: { before: 'text: Find us on Linkedin.', after: 'text: Find us on LinkedIn.' },

  each: proseTextsOf,

  *find(items, site) {
    const { names } = glossaryOf(site)
    if (names.length === 0) return

    for (const text of items) {
      for (const { name, from, to } of misspeltNames(text.text, names)) {
        const token = { index: from, length: to - from }
        yield {
          at: tokenPlace(text, token),
          path: formatPath(text.path, text.document.data),
          message: {
            en: `"${text.text.slice(from, to)}" is written "${name}".`,
            nl: `"${text.text.slice(from, to)}" schrijf je als "${name}".`,
          },
          hint: { en: `Write ${name}.`, nl: `Schrijf ${name}.` },
          ...replacement(text, token, {
            title: { en: `Write ${name}`, nl: `Schrijf ${name}` },
            text: name,
          }),
          values: { [text.language]: text.text },
        }
      }
    }
  },
})
