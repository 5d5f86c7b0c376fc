import { expect, test } from 'vitest'
import { createMemo } from '#generator/engine/memo.ts'
import { fillFacts } from '#generator/text/resolve.ts'
import { checkSmallSite, smallSite } from '../small-site.ts'

const facts = 'delivery:\n  core: { range: [2, 3], unit: week }\nprice:\n  core: { money: 599 }\n'
const dutch = `${smallSite['nl/language.yaml']}`.replace(
  /^locale:.*$/m,
  "locale: nl-NL\nrange: '{from} tot {to}'",
)
const { site } = checkSmallSite({ 'facts.yaml': facts, 'nl/language.yaml': dutch })

test.for([
  ['en', 'Ready in {{delivery.core}}', 'Ready in 2–3~weeks'],
  ['nl', 'Klaar in {{delivery.core}}', 'Klaar in 2 tot 3~weken'],
  ['nl', 'Core: {{delivery.core}}, {{price.core}}', 'Core: 2 tot 3~weken, €~599'],
  ['nl', '{{delivery.core}}', '2–3~weken'],
  ['nl', '**{{delivery.core}}**', '**2–3~weken**'],
  ['nl', '{{delivery.core}} ({{price.core}})', '2–3~weken (€~599)'],
] as const)('fills in %s: %s', ([code, text, filled]) => {
  const language = site.languages.find((each) => each.code === code)

  expect(language && fillFacts(site, language, text, createMemo())).toBe(
    filled.replaceAll('~', '\u00A0'),
  )
})
