import type { Site } from '../../model/site.ts'
import { translatableTexts } from '../../model/texts.ts'
import { formatPath } from '../../read/path.ts'
import { plainCounts } from '../../text/markup.ts'
import { plainPieces } from '../../text/rich-text.ts'
import { defineLegacyItemRule } from '../rule.ts'

export const rule = defineLegacyItemRule({
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
  canBeAcknowledged: false,

  each: translatableTexts,

  *find(items, site) {
    for (const { document, text, path, schema } of items) {
      const isRich = schema['x-kind'] === 'rich'
      const found = isRich
        ? (brokenMarkup(text) ?? linkWithSpace(text, site))
        : markupInPlainText(text)
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

const leftovers = /\*\*|\]\(|\[[^[\]]+\] \([^()\s]*[/#.:][^()\s]*\)/u

/** A link that nobody can see or hear, and the line of a table. */
const neverMeant = /\[\s*\]\([^()\s]*\)|\|\s*:?-{3,}/u

/** Markup that stands in a plain text, where its stars and brackets would be read out. */
const markup =
  /\*\*\S(?:[^*]*\S)?\*\*|\[[^[\]]+\]\([^()\s]*\)|(?<![\w*])\*[^\s*][^*]*[^\s*]\*(?![\w*])/u

const mayBeMarkup = /[*[\]|]/

/** Stars and brackets of a text with markup that were meant as markup and are not. */
function brokenMarkup(text: string): string | undefined {
  if (!mayBeMarkup.test(text)) return undefined
  const [never] = neverMeant.exec(text) ?? []
  if (never !== undefined) return never
  // What is counted without the parser has nothing left over, and the parser takes long to load.
  if (plainCounts(text)) return undefined
  for (const piece of plainPieces(text.replaceAll(/\[\[[^[\]]+\]\]/g, ''))) {
    const [found] = leftovers.exec(piece) ?? []
    if (found !== undefined) return found
  }
  return undefined
}

/** Markup in a text that can have none. */
const markupInPlainText = (text: string): string | undefined =>
  mayBeMarkup.test(text) ? markup.exec(text.replaceAll(/\[\[[^[\]]+\]\]/g, ''))?.[0] : undefined
