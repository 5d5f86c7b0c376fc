import { textPlace } from '../../model/text-place.ts'
import { translatableTexts } from '../../model/texts.ts'
import { formatPath } from '../../read/path.ts'
import { defineItemRule } from '../rule.ts'

export const rule = defineItemRule({
  code: 'text/brackets',
  severity: 'warning',
  summary: 'Every bracket that opens is closed, and the other way round.',
  why: 'A lost bracket leaves readers waiting for the end, and can break a link.',
  example: {
    before: 'text: Hosting (free for a year is included.',
    after: 'text: Hosting (free for a year) is included.',
  },

  messages: {
    single: {
      message: 'The bracket “{bracket}” has no partner.',
      hint: 'Add the other one, or remove it.',
    },
  },
  items: translatableTexts,

  create: () => (text) => {
    const index = unbalanced(text.text)
    if (index === undefined) return []
    return [
      {
        messageId: 'single',
        data: { bracket: text.text.charAt(index) },
        at: textPlace(text, { index, length: 1 }),
        path: formatPath(text.path, text.document.data),
      },
    ]
  },
})

const partners: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' }

/** Smileys, and the bracket after an item number: a) and 1). */
const apart = /[:;]-?[()]|(?<=^|[\s(])(?:\p{L}|\d{1,2}|[ivx]{1,4})\)(?=\s)|\\[()[\]{}]/gmu

const bracket = /[()[\]{}]/g

/** The offset of an unmatched bracket. */
function unbalanced(text: string): number | undefined {
  const brackets = [...text.matchAll(bracket)]
  if (brackets.length === 0) return undefined

  const opened: { readonly sign: string; readonly index: number }[] = []
  let left: number | undefined
  for (const { 0: sign, index } of brackets) {
    const partner = partners[sign]
    if (partner === undefined) opened.push({ sign, index })
    else if (opened.at(-1)?.sign === partner) opened.pop()
    else left ??= index
  }
  const alone = left ?? opened.at(-1)?.index
  if (alone === undefined || !apart.test(text)) return alone

  apart.lastIndex = 0
  const without = text.replaceAll(apart, (found) => ' '.repeat(found.length))
  return unbalanced(without)
}
