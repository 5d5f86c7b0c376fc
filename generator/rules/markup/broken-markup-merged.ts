import { proseTextsOf } from '../../model/prose-texts.ts'
import type { Site } from '../../model/site.ts'
import { formatPath } from '../../read/path.ts'
import { defineLocalRule } from '../rule.ts'
import { brokenMarkup as brokenIn, markupInPlainText } from './broken-markup.ts'

export const brokenMarkup = defineLocalRule({
  code: 'markup/broken',
  severity: 'error',
  summary: {
    en: 'Markup is complete, and stands only where a text can have it.',
    nl: 'Opmaak is volledig en staat alleen in teksten die opmaak kunnen hebben.',
  },
  why: {
    en: 'Otherwise visitors read the stars and brackets.',
    nl: 'Anders lezen bezoekers de sterretjes en haken.',
  },
  example: {
    before: 'answer: See **the plans and [the prices] (plans).',
    after: 'answer: See **the plans** and [the prices](plans).',
  },
  canBeKept: false,

  each: proseTextsOf,

  *find(items, site) {
    for (const { document, text, path, schema } of items) {
      const isRich = schema['x-kind'] === 'rich'
      const found = isRich ? (brokenIn(text) ?? linkWithSpace(text, site)) : markupInPlainText(text)
      if (found === undefined) continue
      yield {
        at: document.place(path, { within: found }),
        path: formatPath(path, document.data),
        message: isRich
          ? {
              en: `"${found}" is not closed, has a space too many or no words; visitors would not read what is meant.`,
              nl: `"${found}" is niet afgesloten, of heeft een spatie te veel of geen woorden; bezoekers lezen niet wat bedoeld is.`,
            }
          : {
              en: `"${found}" is markup, and this text can have none.`,
              nl: `"${found}" is opmaak, en die kan deze tekst niet hebben.`,
            },
        hint: isRich
          ? {
              en: 'Write **bold** or [a link](page-id).',
              nl: 'Schrijf **vet** of [een link](pagina-id).',
            }
          : {
              en: 'Write it without stars and brackets.',
              nl: 'Schrijf het zonder sterretjes en haken.',
            },
      }
    }
  },
})

/** A word in brackets and a page in parentheses that a space keeps from being a link. */
function linkWithSpace(text: string, site: Site): string | undefined {
  const candidates = text.matchAll(/\[[^[\]]+\] \(([\w/-]+)\)/g)
  return candidates.find(([, name = '']) => site.pageNamed(name) !== undefined)?.[0]
}
