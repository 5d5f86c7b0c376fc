import { claimsOf } from '../../model/claims.ts'
import { defineSiteRule } from '../rule.ts'

export const rule = defineSiteRule({
  code: 'claims/no-source',
  severity: 'warning',
  summary: 'Every statistic says where it comes from and of when it is.',
  why: 'A claim nobody can check is one a competitor can have forbidden, and one you cannot keep up to date.',
  example: {
    before: '- id: phone\n  value: 64%\n  label: On a phone',
    after:
      "- id: phone\n  value: 64%\n  label: On a phone\n  source: Our own count\n  asOf: '2025-06'",
  },

  messages: {
    source: {
      message: '“{value}” does not say where it comes from.',
      hint: "Add source: and asOf: '2025-06', in every language.",
    },
    date: {
      message: '“{value}” does not say of when it is.',
      hint: "Add source: and asOf: '2025-06', in every language.",
    },
    both: {
      message: '“{value}” does not say where it comes from, nor of when it is.',
      hint: "Add source: and asOf: '2025-06', in every language.",
    },
  },

  *check(site) {
    for (const { document, path, shownPath, value, source, asOf } of claimsOf(site)) {
      const lacking = missingPart(source, asOf)
      if (!lacking) continue
      yield {
        messageId: lacking,
        data: { value },
        at: document.place([...path, 'value']),
        path: shownPath,
      }
    }
  },
})

function missingPart(
  source: string | undefined,
  asOf: string | undefined,
): 'source' | 'date' | 'both' | undefined {
  if (source !== undefined) return asOf === undefined ? 'date' : undefined
  return asOf === undefined ? 'both' : 'source'
}
