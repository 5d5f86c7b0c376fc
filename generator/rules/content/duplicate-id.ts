import { valuesOf } from '../../model/texts.ts'
import { formatPath, isRecord } from '../../read/path.ts'
import { defineGroupRule } from '../rule.ts'

export const rule = defineGroupRule({
  code: 'content/duplicate-id',
  severity: 'error',
  summary: 'An id is used once in its list.',
  why: 'Translations are matched by id, and links lead to the first of two.',
  example: {
    before: '- id: leads\n  text: Collect leads\n- id: leads\n  text: Sell directly',
    after: '- id: leads\n  text: Collect leads\n- id: sales\n  text: Sell directly',
  },
  canBeAcknowledged: false,

  messages: {
    twice: {
      message: 'The {key} "{id}" is used twice in this list.',
      hint: 'Give one of them another, in every language.',
    },
  },

  *check(site) {
    for (const { document, value, path } of valuesOf(site)) {
      if (!Array.isArray(value) || value.length < 2) continue

      const seen = new Set<unknown>()
      for (const [index, item] of value.entries()) {
        const [key, id] = nameOf(item)
        if (id === undefined) continue
        const idPath = [...path, index, key]
        if (seen.has(id)) {
          yield {
            messageId: 'twice',
            data: { key, id },
            at: document.place(idPath),
            path: formatPath(idPath, document.data),
          }
        }
        seen.add(id)
      }
    }
  },
})

/** The keys that identify an item: its id, the name of a field, the value of a choice, the code of a kind. */
const naming = ['id', 'name', 'value', 'code'] as const

function nameOf(item: unknown): readonly [key: string, name: string | undefined] {
  const named = isRecord(item) ? item : {}
  const key = naming.find((each) => typeof named[each] === 'string') ?? 'id'
  const name = named[key]
  return [key, typeof name === 'string' ? name : undefined]
}
