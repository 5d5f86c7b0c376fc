import type { LegacyMessage } from '../../diagnostics/legacy-message.ts'
import { claimsOf } from '../../model/claims.ts'
import { defineLegacyRule } from '../rule.ts'

export const rule = defineLegacyRule({
  code: 'claims/no-source',
  severity: 'warning',
  summary: {
    en: 'Every statistic says where it comes from and of when it is.',
    nl: 'Elk cijfer zegt waar het vandaan komt en van wanneer het is.',
  },
  why: {
    en: 'A claim nobody can check is one a competitor can have forbidden, and one you cannot keep up to date.',
    nl: 'Een bewering die niemand kan nagaan, kan een concurrent laten verbieden, en kun je zelf niet bijhouden.',
  },
  example: {
    before: '- id: phone\n  value: 64%\n  label: On a phone',
    after:
      "- id: phone\n  value: 64%\n  label: On a phone\n  source: Our own count\n  asOf: '2025-06'",
  },

  *check(site) {
    for (const { document, path, way, value, source, asOf } of claimsOf(site)) {
      const lacking = lacks(source, asOf)
      if (!lacking) continue
      yield {
        at: document.place([...path, 'value']),
        path: way,
        message: {
          en: `“${value}” does not say ${lacking.en}.`,
          nl: `“${value}” zegt niet ${lacking.nl}.`,
        },
        hint: {
          en: "Add source: and asOf: '2025-06', in every language.",
          nl: "Zet er source: en asOf: '2025-06' bij, in elke taal.",
        },
      }
    }
  },
})

function lacks(source: string | undefined, asOf: string | undefined): LegacyMessage | undefined {
  if (source !== undefined && asOf !== undefined) return undefined
  if (source !== undefined) return { en: 'of when it is', nl: 'van wanneer het is' }
  if (asOf !== undefined) return { en: 'where it comes from', nl: 'waar het vandaan komt' }
  return {
    en: 'where it comes from, nor of when it is',
    nl: 'waar het vandaan komt, en ook niet van wanneer het is',
  }
}
