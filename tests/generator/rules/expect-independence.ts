import { expect } from 'vitest'
import type { Site } from '#generator/model/site.ts'
import type { Item, ItemRule, Rule } from '#generator/rules/rule.ts'

/**
 * An item rule finds the same in an item, whatever it looked at before: in order, in reverse and twice.
 * A rule that collects first, or tells late, would give a finding to another item.
 */
export function expectIndependence(rule: Rule, site: Site): void {
  if (rule.kind !== 'item') return
  const items = rule.items(site)
  const checkItem = createItemCheck(rule, site)
  const once = items.map((item) => checkItem(item, site))

  expect(items.map((item) => checkItem(item, site))).toEqual(once)
  expect(backwards(rule, site)).toEqual(once)
}

function createItemCheck(rule: ItemRule, site: Site) {
  const check = rule.create(site)
  return (item: Item, group: Site) => [...check(item, group)]
}

function backwards(rule: ItemRule, site: Site) {
  const checkItem = createItemCheck(rule, site)
  const reversed = rule.items(site).toReversed()
  return reversed.map((item) => checkItem(item, site)).toReversed()
}
