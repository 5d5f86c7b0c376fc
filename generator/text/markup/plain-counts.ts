/** The number of each kind of simple markup. Links are counted elsewhere. */
interface PlainCounts {
  readonly strong: number
  readonly list: number
  readonly list_item: number
  readonly paragraph: number
}

const linkOrBlank = /\[[^[\]*_\n\\`<]+\]\([^()\s*_\\]+\)|\[\[[^[\]*_\n\\`<]+\]\](?!\()/g
const strong = /(?<![^\s(])\*\*[^\s*_\\`<](?:[^*_\n\\`<]*[^\s*_\\`<])?\*\*(?![^\s.,:;!?)])/g

/** Matches other possible markup, anywhere or at the start of a line. */
const other =
  /[*_[\]<>`#\\&~|]|^[ \t]*(?:[+=]|\d+[.)])|^-(?! (?!\d+[.)]|[-+=])\S)|^[ \t]+-|^ *\t|^ {4}/m

const listBlock = /^- \S.*(?:\n(?:- | {2})\S.*)*$/

/**
 * Counts markup without the Markdown parser, which loads slowly. Supports paragraphs, plain lists,
 * links and bold text. undefined if the text may have other markup.
 */
export function plainCounts(text: string): PlainCounts | undefined {
  let bold = 0
  const rest = text
    .trim()
    .replaceAll(linkOrBlank, 'x')
    .replaceAll(strong, () => {
      bold += 1
      return 'x'
    })
  if (other.test(rest)) return undefined

  const blocks = rest.split(/\n[ \t]*\n\s*/)
  const lists = blocks.filter((block) => listBlock.test(block))
  const hasOther = blocks.some((block, index) =>
    lists.includes(block) ? lists.includes(blocks[index + 1] ?? '') : /^ *-/m.test(block),
  )
  if (hasOther || /\n[ \t]*\n[ \t]/.test(rest)) return undefined
  return {
    strong: bold,
    list: lists.length,
    list_item: lists.reduce((sum, list) => sum + (list.match(/^- /gm)?.length ?? 0), 0),
    paragraph: blocks.length - lists.length,
  }
}
