import type { Cache } from '../cache.ts'
import type { TextPair } from '../compare/pairs.ts'
import type { Finding } from '../diagnostics/diagnostic.ts'
import type { Explanation } from '../diagnostics/explanation.ts'
import type { MessageParts, Messages } from '../diagnostics/message.ts'
import type { Site } from '../model/site.ts'
import type { Text } from '../model/texts.ts'
import type { Mark } from '../text/scan.ts'
import type { RuleCode } from './codes.ts'

interface RuleBase<MessageId extends string> extends Explanation {
  readonly code: RuleCode
  /** The messages that findings name, and the groups of texts that they refer to. */
  readonly messages: Readonly<Record<MessageId, MessageParts>> & Messages
}

/** Checks the whole site. Rules do not print, throw, read files or use other rules. */
export interface SiteRule<MessageId extends string = string> extends RuleBase<MessageId> {
  check(site: Site, cache: Cache): Iterable<Finding<MessageId>>
}

/** A text, or a text and its translation. */
export type Item = Text | TextPair

/**
 * Checks one text or pair. The result may depend on the text, the schema, the language, the kind of
 * the file and site-wide data (facts, glossary, settings, names of pages), but not on the place of
 * the item. So one of several equal items is checked, and only again after a change. A finding
 * belongs to the checked item.
 */
export interface ItemRule<EachItem extends Item = Item, MessageId extends string = string>
  extends RuleBase<MessageId> {
  /** All items to check. */
  items(site: Site, cache: Cache): readonly EachItem[]
  /** The rule finds nothing in a text, or in a pair, that has none of these marks. */
  readonly needs?: readonly Mark[]
  /**
   * For a rule that depends on the place as well: whether the text of an item can have a finding.
   */
  needsCheck?(item: EachItem, site: Site, cache: Cache): boolean
  /** Prepares the data that all items of a site share. */
  create(site: Site, cache: Cache): ItemCheck<EachItem, MessageId>
}

/**
 * The findings of a rule in one item. Declared as a method because method parameters are bivariant,
 * so that a rule about pairs is assignable to `Rule`. The rule gets only its own `items`.
 */
type ItemCheck<EachItem extends Item, MessageId extends string> = {
  check(item: EachItem): readonly Finding<MessageId>[]
}['check']

export type Rule = SiteRule | ItemRule

export const defineSiteRule = <const MessageId extends string>(
  rule: SiteRule<MessageId>,
): SiteRule<MessageId> => rule

export const defineItemRule = <EachItem extends Item, const MessageId extends string>(
  rule: ItemRule<EachItem, MessageId>,
): ItemRule<EachItem, MessageId> => rule
