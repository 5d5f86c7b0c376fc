import type { TextPair } from '../compare/pairs.ts'
import type { Finding, Severity } from '../diagnostics/diagnostic.ts'
import type { Message } from '../diagnostics/message.ts'
import type { Site } from '../model/site.ts'
import type { Text } from '../model/texts.ts'

/** What `diptych explain` tells of a code. */
export interface Explanation {
  readonly code: `${string}/${string}`
  readonly severity: Severity
  /** What is asked of content, as one sentence that is true where all is well. */
  readonly summary: Message
  /** What a visitor or editor would notice otherwise. */
  readonly why: Message
  /** A few lines of content that it is found in, and the same ones mended. */
  readonly example: { readonly before: string; readonly after: string }
  /** false: it can only be mended; nobody may keep it as it is. */
  readonly canBeAcknowledged?: false
}

/** One check of the linked site. Rules do not print, throw, read files or know of each other. */
export interface Rule extends Explanation {
  check(site: Site): Iterable<Finding>
}

/**
 * A rule that looks at texts or pairs one by one. Whether it finds something in one follows from its
 * words, its schema, its language, the kind of its file and what holds for the whole site (facts,
 * glossary, settings, the names of pages), not from where it stands or what stands beside it: the same
 * text is then looked at once, however often it occurs, and not again while it stays.
 */
export interface ItemRule<Item extends Text | TextPair = Text | TextPair> extends Explanation {
  /** All that it looks at. */
  readonly each: (site: Site) => readonly Item[]
  /** Where more decides than that: whether an item is worth a look at all, by that alone. */
  readonly isSuspect?: (item: Item, site: Site) => boolean
  /** What it finds in some of them, told before the next one is taken. */
  find(items: Iterable<Item>, site: Site): Iterable<Finding>
}

export const defineRule = <const R extends Rule>(rule: R): R => rule

export const defineItemRule = <Item extends Text | TextPair>(
  rule: ItemRule<Item>,
): ItemRule<Item> & Rule => ({ ...rule, check: (site) => rule.find(rule.each(site), site) })
