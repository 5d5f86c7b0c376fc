import { itemsOf, planVariable } from '../../model/plans.ts'
import { valuesOf } from '../../model/texts.ts'
import { formatPath, isRecord } from '../../read/path.ts'
import type { SchemaNode } from '../../validate/schema-node.ts'
import { defineGroupRule } from '../rule.ts'

export const rule = defineGroupRule({
  code: 'catalog/listed-by-hand',
  severity: 'warning',
  summary: 'A list that has every plan follows from the catalogue.',
  why: 'A new plan would be missing from a menu or a form, and a removed one would stay there.',
  example: {
    before: 'options:\n  - { value: core, label: Core Plan }\n  - { value: pro, label: Pro Plan }',
    after: "options:\n  - { from: plans, label: '{plan} Plan' }",
  },

  messages: {
    listed: {
      message: 'This list names all plans by hand.',
      hint: 'Write one item with “from: plans” in place of theirs; {variable} in its label is the name of each plan.',
    },
  },

  *check(site, memo) {
    const plans = itemsOf(site, 'plans')
    if (plans.length < 2) return
    const items = valuesOf(site, memo).filter(({ schema }) => givesOf(schema).length > 0)
    const lists = Map.groupBy(items, ({ document, path }) =>
      [document.file, ...path.slice(0, -1)].join(' '),
    )
    for (const list of lists.values()) {
      const listed = plans.map((plan) =>
        list.find(
          ({ value, schema }) =>
            isRecord(value) && givesOf(schema).some(([key, own]) => value[key] === plan[own]),
        ),
      )
      const first = list.find((item) => listed.includes(item))
      if (!first || listed.includes(undefined)) continue
      yield {
        messageId: 'listed',
        data: { variable: `{${planVariable}}` },
        at: first.document.place(first.path),
        path: formatPath(first.path, first.document.data),
      }
    }
  },
})

/** What an item of a list takes from each plan, if it can stand for all. */
const givesOf = ({ properties }: SchemaNode) =>
  Object.entries(properties?.['from']?.['x-gives'] ?? {})
