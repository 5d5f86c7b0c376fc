import { plainCounts } from '../../text/markup.ts'
import { plainPieces } from '../../text/rich-text.ts'

const leftovers = /\*\*|\]\(|\[[^[\]]+\] \([^()\s]*[/#.:][^()\s]*\)/u

/** A link that nobody can see or hear, and the line of a table. */
const neverMeant = /\[\s*\]\([^()\s]*\)|\|\s*:?-{3,}/u

/** Markup that stands in a plain text, where its stars and brackets would be read out. */
const markup =
  /\*\*\S(?:[^*]*\S)?\*\*|\[[^[\]]+\]\([^()\s]*\)|(?<![\w*])\*[^\s*][^*]*[^\s*]\*(?![\w*])/u

const mayBeMarkup = /[*[\]|]/

/** Stars and brackets of a text with markup that were meant as markup and are not. */
export function brokenMarkup(text: string): string | undefined {
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
export const markupInPlainText = (text: string): string | undefined =>
  mayBeMarkup.test(text) ? markup.exec(text.replaceAll(/\[\[[^[\]]+\]\]/g, ''))?.[0] : undefined
