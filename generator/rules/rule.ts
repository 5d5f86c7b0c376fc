import type { Cache } from '../cache.ts'
import type { TextPair } from '../compare/pairs.ts'
import type { Finding } from '../diagnostics/diagnostic.ts'
import type { Explanation } from '../diagnostics/explanation.ts'
import type { MessageParts, Messages } from '../diagnostics/message.ts'
import type { Site } from '../model/site.ts'
import type { Text } from '../model/texts.ts'
import type { RuleCode } from './codes.ts'

interface RuleBase<MessageId extends string> extends Explanation {
  readonly code: RuleCode
  /** Those that findings name, and groups of texts that they refer to. */
  readonly messages: Readonly<Record<MessageId, MessageParts>> & Messages
}

/** One check of the whole site. Rules do not print, throw, read files or know of each other. */
export interface SiteRule<MessageId extends string = string> extends RuleBase<MessageId> {
  check(site: Site, cache: Cache): Iterable<Finding<MessageId>>
}

/** A text, or a text and its translation. */
export type Item = Text | TextPair

/**
 * A rule that looks at one text or pair. Whether it finds something follows from the words, the schema,
 * the language, the kind of the file and what holds for the whole site (facts, glossary, settings, the
 * names of pages), not from where the item stands: of equal items one is checked, and not again while it
 * stays. A finding belongs to the item that it was returned for.
 */
export interface ItemRule<EachItem extends Item = Item, MessageId extends string = string>
  extends RuleBase<MessageId> {
  /** All that it looks at. */
  items(site: Site, cache: Cache): readonly EachItem[]
  /** For a rule to which the place matters too: whether an item is worth a look, by its words alone. */
  needsCheck?(item: EachItem, site: Site, cache: Cache): boolean
  /** Prepares what is the same for all items of a site. */
  create(site: Site, cache: Cache): ItemCheck<EachItem, MessageId>
}

/**
 * What a rule finds in one item. Written as a method, so that a rule about pairs is a rule too: it is
 * given only what its own `items` picked.
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
