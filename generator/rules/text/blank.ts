import { translatableTexts } from '../../model/texts.ts'
import { formatPath } from '../../read/path.ts'
import { defineItemRule } from '../rule.ts'

/** Letters, digits and punctuation that are visible without markup. */
const visible = /[\p{L}\p{N}\p{Sc}\p{So}\p{Sm}.!?…,:;—–/%@&+'"“”‘’(){}-]/u

export const rule = defineItemRule({
  code: 'text/blank',
  severity: 'error',
  summary: 'Every text says something.',
  why: 'A heading of invisible characters looks filled in and leaves a gap on the page.',
  example: { before: "heading: '\u200B'", after: 'heading: What it costs' },
  canBeAcknowledged: false,

  messages: {
    blank: {
      message: 'There is nothing to read here.',
      hint: 'Write something, or remove the key.',
    },
  },
  items: translatableTexts,

  create:
    () =>
    ({ document, text, path, schema }) => {
      if (visible.test(text)) return []
      // The schema reports white space if it has a pattern.
      if (/^\s*$/.test(text) && schema.pattern !== undefined) return []
      return [
        {
          messageId: 'blank',
          at: document.place(path),
          path: formatPath(path, document.data),
        },
      ]
    },
})
