import type { RichText } from '#site/types.ts'

/** The words of compiled markup on one line. */
export const plainText = (text: RichText): string =>
  textOf(text)
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?]( |$))/g, '')
    .trim()

const textOf = (text: RichText): string =>
  text
    .map((node) => {
      if (typeof node === 'string') return node
      if (node.type === 'break') return ' '
      const inner = textOf(node.children)
      return isBlock.has(node.type) ? ` ${inner} ` : inner
    })
    .join('')

const isBlock = new Set(['paragraph', 'list', 'ordered-list', 'item'])
