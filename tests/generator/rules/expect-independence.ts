import { expect } from 'vitest'
import type { Memo } from '#generator/engine/memo.ts'
import type { Site } from '#generator/model/site.ts'
import { marksOf } from '#generator/rules/check-group.ts'
import type { Item, ItemRule, Rule } from '#generator/rules/rule.ts'
import { bitsOf } from '#generator/text/scan.ts'

/**
 * An item rule finds the same in an item, whatever it looked at before: in order, in reverse and twice.
 * A rule that collects first, or tells late, would give a finding to another item. It finds nothing in an
 * item without the marks that it needs, and the same in equal items.
 */
export function expectIndependence(rule: Rule, site: Site, memo: Memo): void {
  if (rule.kind !== 'item') return
  const items = rule.items(site, memo)
  const checkItem = createItemCheck(rule, site, memo)
  const once = items.map((item) => checkItem(item, site))

  expect(items.map((item) => checkItem(item, site))).toEqual(once)
  expect(backwards(rule, site, memo)).toEqual(once)

  const needed = bitsOf(rule.needs ?? [])
  const skipped = items.filter((item) => rule.needs && (marksOf(item) & needed) === 0)
  expect(skipped.flatMap((item) => checkItem(item, site))).toEqual([])

  // One of several equal items is checked, unless the rule says that the others may differ.
  const others = rule.mayFind
    ? items.filter((item) => !rule.mayFind?.(item, site, memo))
    : [...Map.groupBy(items, keyOf).values()].flatMap((equal) =>
        equal.some((item) => checkItem(item, site).length === 0) ? equal : [],
      )
  expect(others.flatMap((item) => checkItem(item, site))).toEqual([])
}

function createItemCheck(rule: ItemRule, site: Site, memo: Memo) {
  const check = rule.create(site, memo)
  return (item: Item, group: Site) => [...check(item, group)]
}

function backwards(rule: ItemRule, site: Site, memo: Memo) {
  const checkItem = createItemCheck(rule, site, memo)
  const reversed = rule.items(site, memo).toReversed()
  return reversed.map((item) => checkItem(item, site)).toReversed()
}

function keyOf(item: Item): string {
  const { document, schema, text } = 'source' in item ? item.translation : item
  const source = 'source' in item ? item.source.text : ''
  return JSON.stringify([document.kind, document.language, schema, source, text])
}
