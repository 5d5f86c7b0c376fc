import { expect, test } from 'vitest'
import { type Cache, createCache } from '#generator/cache.ts'
import type { Site } from '#generator/model/site.ts'
import { rules } from '#generator/rules/index.ts'
import type { ItemRule } from '#generator/rules/rule.ts'
import { check } from '../../mutations/content.ts'
import { createRandom } from '../../mutations/random.ts'
import { mutations } from '../../mutations/score.ts'

const itemRules = rules.filter((rule): rule is ItemRule => 'items' in rule)

/** The content of this repository with a mistake: of some kinds, each in a site of its own. */
const sites = Object.entries(mutations)
  .filter((_, index) => index % 7 === 0)
  .flatMap(([kind, mutate]) => {
    const files = mutate(createRandom(kind.length))
    return files ? [{ site: check(files).site, cache: createCache() }] : []
  })

/** What a rule finds in each item, looked at in some order. */
function findingsOf(rule: ItemRule, site: Site, cache: Cache, isReversed = false) {
  const items = rule.items(site, cache)
  const checkItem = rule.create(site, cache)
  const looked = isReversed ? items.toReversed() : items
  const found = looked.map((item) => JSON.stringify(checkItem(item)))
  return isReversed ? found.toReversed() : found
}

test('there are item rules, and mistakes for them', () => {
  expect(itemRules.length).toBeGreaterThan(20)
  expect(sites.length).toBeGreaterThan(4)
})

test.for(itemRules)('$code finds the same in an item, whatever it looked at before', (rule) => {
  for (const { site, cache } of sites) {
    const once = findingsOf(rule, site, cache)
    expect(findingsOf(rule, site, cache, true)).toEqual(once)
    expect(findingsOf(rule, site, cache)).toEqual(once)
  }
})
