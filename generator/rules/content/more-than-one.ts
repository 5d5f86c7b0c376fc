import { valuesOf } from '../../model/texts.ts'
import { formatPath } from '../../read/path.ts'
import { defineGroupRule } from '../rule.ts'

export const rule = defineGroupRule({
  code: 'content/more-than-one',
  severity: 'error',
  summary: 'A value that only one item of a list may have is used once.',
  why: 'If two plans are both the popular one, visitors still cannot choose.',
  example: {
    before: '- id: core\n  popular: true\n- id: pro\n  popular: true',
    after: '- id: core\n- id: pro\n  popular: true',
  },
  canBeAcknowledged: false,

  messages: {
    second: {
      message: '"{key}" is {value} more than once in this list.',
      hint: 'Keep it where it fits best, and remove the other line.',
      first: 'The first one is here.',
    },
  },

  *check(site) {
    const values = valuesOf(site)
    const single = values.filter(({ value, schema }) => schema['x-single'] && isChosen(value))
    const lists = Map.groupBy(single, ({ document, path, value }) =>
      JSON.stringify([document.file, path.slice(0, -2), path.at(-1), value]),
    )
    for (const [first, ...others] of lists.values()) {
      for (const { document, path, value } of others) {
        yield {
          messageId: 'second',
          data: { key: String(path.at(-1)), value: String(value) },
          at: document.place(path),
          path: formatPath(path, document.data),
          related: first ? [{ at: document.place(first.path), message: 'first' }] : [],
        }
      }
    }
  },
})

/** Whether a value is one that only one item may have: true, or one of a few words. */
const isChosen = (value: unknown) => value === true || typeof value === 'string'
