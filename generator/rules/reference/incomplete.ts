import { definitionsOf, isReferenceKind, type ReferenceKind } from '../../model/names.ts'
import { valuesOf } from '../../model/texts.ts'
import { formatPath, isRecord } from '../../read/path.ts'
import { defineGroupRule } from '../rule.ts'

export const rule = defineGroupRule({
  code: 'reference/incomplete',
  severity: 'error',
  summary: 'Where each plan or feature has an entry, none is left out.',
  why: 'A plan without words is left out of every page; without a value it says “not included” beside its price.',
  example: {
    before:
      '# catalog.yaml\nplans: [{ id: core }, { id: mini }]\n# en/catalog.yaml\nplans:\n  core: …',
    after:
      '# catalog.yaml\nplans: [{ id: core }, { id: mini }]\n# en/catalog.yaml\nplans:\n  core: …\n  mini: …',
  },
  canBeAcknowledged: false,
  breaksPage: true,

  messages: {
    plan: {
      message: 'The plan "{name}" has no entry here.',
      hint: 'Add "{name}:" here, with all that "{like}" has. If you renamed a plan, rename it here too.',
    },
    feature: {
      message: 'The feature "{name}" has no entry here.',
      hint: 'Add "{name}:" here, with all that "{like}" has. If you renamed a feature, rename it here too.',
    },
    other: {
      message: '"{name}" has no entry here.',
      hint: 'Add "{name}:" here, with all that "{like}" has.',
    },
    hints: {
      value: 'Add "{name}: …" here: what this plan shows, or \'-\' for nothing.',
      first: 'Add "{name}:" here.',
    },
  },

  *check(site) {
    const names = definitionsOf(site)

    for (const { document, value, path, schema } of valuesOf(site)) {
      const kind = schema.propertyNames?.['x-ref']
      if (!isReferenceKind(kind) || !isRecord(value)) continue

      const known = names(kind) ?? new Set()
      const keys = Object.keys(value)
      // A name that does not exist is reported, and is often the one that lacks an entry, misspelt.
      if (keys.some((key) => !known.has(key))) continue
      const [like] = keys
      const isOneLine = typeof value[like ?? ''] === 'string'
      for (const name of known) {
        if (Object.hasOwn(value, name)) continue
        const missing = formatPath([...path, name], document.data)
        yield {
          messageId: messageOf(kind),
          data: { name, like: like ?? '' },
          ...(isOneLine && { hint: 'hints.value' }),
          ...(like === undefined && { hint: 'hints.first' }),
          at: document.place(path, { part: 'key' }),
          path: missing,
        }
      }
    }
  },
})

const messageOf = (kind: ReferenceKind) => (kind === 'plan' || kind === 'feature' ? kind : 'other')
