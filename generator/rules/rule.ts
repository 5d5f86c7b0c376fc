import type { TextPair } from '../compare/pairs.ts'
import type { Finding } from '../diagnostics/diagnostic.ts'
import type { Explanation, MessageParts, Messages } from '../diagnostics/message.ts'
import type { Site } from '../model/site.ts'
import type { Text } from '../model/texts.ts'
import type { RuleCode } from './codes.ts'

interface RuleBase<MessageId extends string> extends Explanation {
  readonly code: RuleCode
  /** The messages that findings name, and the groups of texts that they refer to. */
  readonly messages: Readonly<Record<MessageId, MessageParts>> & Messages
}

/**
 * Checks the whole site, at every check. It should read few documents: each that it reads has to be
 * parsed. Rules do not print, throw, read files or use other rules.
 */
interface SiteRule<MessageId extends string = string> extends RuleBase<MessageId> {
  readonly kind: 'site'
  check(site: Site): Iterable<Finding<MessageId>>
}

/**
 * Checks one document in all its languages. `group` has the documents of the group in `documents`;
 * of other groups it knows the names. Runs again when the group or something shared changed.
 */
interface GroupRule<MessageId extends string = string> extends RuleBase<MessageId> {
  readonly kind: 'group'
  check(group: Site): Iterable<Finding<MessageId>>
}

/** What a document adds to an index, as data that JSON can hold. */
export interface Row {
  /** The document, as diagnostics name it. */
  readonly file: string
}

/** Collects rows from each group, and compares the rows of all groups at every check. */
interface IndexRule<EachRow extends Row = Row, MessageId extends string = string>
  extends RuleBase<MessageId> {
  readonly kind: 'index'
  /** The rows of one group. They are stored, and collected again like the findings of a group. */
  rows(group: Site): readonly EachRow[]
  /** `rows` are in the order of the documents. */
  check: IndexCheck<EachRow, MessageId>
}

/**
 * Declared as a method because method parameters are bivariant, so that a rule with its own rows is
 * assignable to `Rule`. The rule gets only its own rows.
 */
type IndexCheck<EachRow extends Row, MessageId extends string> = {
  check(rows: readonly EachRow[], site: Site): Iterable<Finding<MessageId>>
}['check']

/** A text, or a text and its translation. */
export type Item = Text | TextPair

/** Checks one text or pair. A finding belongs to the checked item. */
export interface ItemRule<EachItem extends Item = Item, MessageId extends string = string>
  extends RuleBase<MessageId> {
  readonly kind: 'item'
  /** All items of a group to check. */
  items(group: Site): readonly EachItem[]
  /**
   * For a rule that compares items with texts of other groups: whether an item may have a finding, as far as its own
   * group tells. Those that may are checked at every check, with the whole site as `site` and `group`.
   */
  mayFind?(item: EachItem, group: Site): boolean
  /** Prepares, once per check, the data that all groups share. */
  create(site: Site): ItemCheck<EachItem, MessageId>
}

/**
 * The findings of a rule in one item; of a great many, only the first are asked for. A method for the same
 * reason as `IndexCheck`.
 */
type ItemCheck<EachItem extends Item, MessageId extends string> = {
  check(item: EachItem, group: Site): Iterable<Finding<MessageId>>
}['check']

export type Rule = SiteRule | GroupRule | IndexRule | ItemRule

type WithoutKind<EachRule extends { readonly kind: string }> = Omit<EachRule, 'kind'>

export const defineSiteRule = <const MessageId extends string>(
  rule: WithoutKind<SiteRule<MessageId>>,
): SiteRule<MessageId> => ({ ...rule, kind: 'site' })

export const defineGroupRule = <const MessageId extends string>(
  rule: WithoutKind<GroupRule<MessageId>>,
): GroupRule<MessageId> => ({ ...rule, kind: 'group' })

export const defineIndexRule = <EachRow extends Row, const MessageId extends string>(
  rule: WithoutKind<IndexRule<EachRow, MessageId>>,
): IndexRule<EachRow, MessageId> => ({ ...rule, kind: 'index' })

export const defineItemRule = <EachItem extends Item, const MessageId extends string>(
  rule: WithoutKind<ItemRule<EachItem, MessageId>>,
): ItemRule<EachItem, MessageId> => ({ ...rule, kind: 'item' })
