import { expect } from 'vitest'
import type { Cache } from '#generator/cache.ts'
import type { Site } from '#generator/model/site.ts'
import type { ItemRule, Rule } from '#generator/rules/rule.ts'
import { marksOf } from '#generator/rules/seen-texts.ts'
import { bitsOf } from '#generator/text/scan.ts'

/**
 * An item rule finds the same in an item, whatever it looked at before: in order, in reverse and twice.
 * A rule that collects first, or tells late, would give a finding to another item. It finds nothing in an
 * item without the marks that it needs.
 */
export function expectIndependence(rule: Rule, site: Site, cache: Cache): void {
  if (!('items' in rule)) return
  const items = rule.items(site, cache)
  const checkItem = rule.create(site, cache)
  const once = items.map((item) => checkItem(item))

  expect(items.map((item) => checkItem(item))).toEqual(once)
  expect(backwards(rule, site, cache)).toEqual(once)

  const needed = bitsOf(rule.needs ?? [])
  const skipped = items.filter((item) => rule.needs && (marksOf(item) & needed) === 0)
  expect(skipped.flatMap((item) => checkItem(item))).toEqual([])
}

function backwards(rule: ItemRule, site: Site, cache: Cache) {
  const checkItem = rule.create(site, cache)
  const reversed = rule.items(site, cache).toReversed()
  return reversed.map((item) => checkItem(item)).toReversed()
}
