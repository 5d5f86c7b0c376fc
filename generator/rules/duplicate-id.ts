import { formatPath, isRecord } from '../path.ts'
import { valuesOf } from '../values.ts'
import { defineRule } from './rule.ts'

export const duplicateId = defineRule({
  code: 'content/duplicate-id',
  severity: 'error',
  summary: 'An id is used once in its list.',
  why: 'Translations are matched by id, and links lead to the first of two.',

  *check(site) {
    for (const { document, value, path } of valuesOf(site)) {
      if (!Array.isArray(value)) continue

      const seen = new Set<unknown>()
      for (const [index, item] of value.entries()) {
        const id: unknown = isRecord(item) ? item['id'] : undefined
        if (typeof id !== 'string') continue
        const idPath = [...path, index, 'id']
        if (seen.has(id)) {
          yield {
            at: document.place(idPath),
            path: formatPath(idPath, document.data),
            message: `The id "${id}" is used twice in this list.`,
            hint: 'Give one of them another id, in every language.',
          }
        }
        seen.add(id)
      }
    }
  },
})
