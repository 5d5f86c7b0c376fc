import type { Cache } from '../../cache.ts'
import type { Site } from '../../model/site.ts'
import { translatableTexts } from '../../model/texts.ts'
import { formatPath } from '../../read/path.ts'
import { plainCounts } from '../../text/markup.ts'
import { plainPieces } from '../../text/rich-text.ts'
import { defineItemRule } from '../rule.ts'

export const rule = defineItemRule({
  code: 'markup/broken',
  severity: 'error',
  summary: 'Markup is complete, and stands only where a text can have it.',
  why: 'Otherwise visitors read the stars and brackets.',
  example: {
    before: 'answer: See **the plans and [the prices] (plans).',
    after: 'answer: See **the plans** and [the prices](plans).',
  },
  canBeAcknowledged: false,

  supersedes: { onSameKey: ['markup/mismatch', 'text/placeholder'] },
  messages: {
    broken: {
      message:
        '"{found}" is not closed, has a space too many or no words; visitors would not read what is meant.',
      hint: 'Write **bold** or [a link](page-id).',
    },
    inPlainText: {
      message: '"{found}" is markup, and this text can have none.',
      hint: 'Write it without stars and brackets.',
    },
  },
  items: translatableTexts,
  needs: ['markup'],

  create:
    (site, cache) =>
    ({ document, text, path, schema }) => {
      const isRich = schema['x-kind'] === 'rich'
      const found = isRich
        ? (brokenMarkup(text, cache) ?? linkWithSpace(text, site))
        : markupInPlainText(text)
      if (found === undefined) return []
      return [
        {
          messageId: isRich ? 'broken' : 'inPlainText',
          data: { found },
          at: document.place(path, { within: found }),
          path: formatPath(path, document.data),
        },
      ]
    },
})

/** Finds a link with a space before its target: [the plans] (plans). */
function linkWithSpace(text: string, site: Site): string | undefined {
  const candidates = text.matchAll(/\[[^[\]]+\] \(([\w/-]+)\)/g)
  return candidates.find(([, name = '']) => site.pageNamed(name) !== undefined)?.[0]
}

const leftovers = /\*\*|\]\(|\[[^[\]]+\] \([^()\s]*[/#.:][^()\s]*\)/u

/** A link without text, which is invisible, and the separator row of a table. */
const neverMeant = /\[\s*\]\([^()\s]*\)|\|\s*:?-{3,}/u

/** Markup in a text without markup. Visitors would see its asterisks and brackets. */
const markup =
  /\*\*\S(?:[^*]*\S)?\*\*|\[[^[\]]+\]\([^()\s]*\)|(?<![\w*])\*[^\s*][^*]*[^\s*]\*(?![\w*])/u

const mayBeMarkup = /[*[\]|]/

/** Finds asterisks and brackets that do not form valid markup. */
function brokenMarkup(text: string, cache: Cache): string | undefined {
  if (!mayBeMarkup.test(text)) return undefined
  const [never] = neverMeant.exec(text) ?? []
  if (never !== undefined) return never
  // Simple markup is never broken. The parser below loads slowly.
  if (plainCounts(text)) return undefined
  for (const piece of plainPieces(text.replaceAll(/\[\[[^[\]]+\]\]/g, ''), cache)) {
    const [found] = leftovers.exec(piece) ?? []
    if (found !== undefined) return found
  }
  return undefined
}

/** Finds markup in a text that does not support it. */
const markupInPlainText = (text: string): string | undefined =>
  mayBeMarkup.test(text) ? markup.exec(text.replaceAll(/\[\[[^[\]]+\]\]/g, ''))?.[0] : undefined
