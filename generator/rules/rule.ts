import { type TextPair, translatablePairs } from '../compare/pairs.ts'
import type { Code, Finding } from '../diagnostics/diagnostic.ts'
import type { TextName } from '../diagnostics/message.ts'
import type { Site } from '../model/site.ts'
import { createFix, type TextSpan, textPlace } from '../model/text-place.ts'
import { type Text, type TranslatableText, translatableTexts } from '../model/texts.ts'
import { formatPath } from '../read/path.ts'

/**
 * Checks the whole site, at every check. It should read few documents: each that it reads has to be
 * parsed. Rules do not print, throw, read files or use other rules.
 */
interface SiteRule extends Code {
  readonly kind: 'site'
  check(site: Site): Iterable<Finding>
}

/**
 * Checks one document in all its languages. `group` has the documents of the group in `documents`;
 * of other groups it knows the names. Runs again when the group or something shared changed.
 */
interface GroupRule extends Code {
  readonly kind: 'group'
  check(group: Site): Iterable<Finding>
}

/** What a document adds to an index, as data that JSON can hold. */
export interface Row {
  /** The document, as diagnostics name it. */
  readonly file: string
}

/** Collects rows from each group, and compares the rows of all groups at every check. */
interface IndexRule<EachRow extends Row = Row> extends Code {
  readonly kind: 'index'
  /** The rows of one group. They are stored, and collected again like the findings of a group. */
  rows(group: Site): readonly EachRow[]
  /** `rows` are in the order of the documents. */
  check: IndexCheck<EachRow>
}

/**
 * Declared as a method because method parameters are bivariant, so that a rule with its own rows is
 * assignable to `Rule`. The rule gets only its own rows.
 */
type IndexCheck<EachRow extends Row> = {
  check(rows: readonly EachRow[], site: Site): Iterable<Finding>
}['check']

/** A text, or a text and its translation. */
export type Item = Text | TextPair

/** Checks one text or pair. A finding belongs to the checked item. */
export interface ItemRule<EachItem extends Item = Item> extends Code {
  readonly kind: 'item'
  /** All items of a group to check. */
  items(group: Site): readonly EachItem[]
  /** Prepares, once per check, the data that all groups share. */
  create(site: Site): ItemCheck<EachItem, Iterable<Finding>>
}

/**
 * What is found in one item; of a great many, only the first are asked for. A method for the same
 * reason as `IndexCheck`.
 */
type ItemCheck<EachItem extends Item, Each> = {
  check(item: EachItem, group: Site): Each
}['check']

export type Rule = SiteRule | GroupRule | IndexRule | ItemRule

type WithoutKind<EachRule extends { readonly kind: string }> = Omit<EachRule, 'kind'>

export const siteRule = (rule: WithoutKind<SiteRule>): SiteRule => ({ ...rule, kind: 'site' })

export const groupRule = (rule: WithoutKind<GroupRule>): GroupRule => ({ ...rule, kind: 'group' })

export const indexRule = <EachRow extends Row>(
  rule: WithoutKind<IndexRule<EachRow>>,
): IndexRule<EachRow> => ({ ...rule, kind: 'index' })

/** The characters that a finding is about, or words that the text has. Default: the whole text. */
type Span = TextSpan | string

/** What follows from the checked text. */
type Following = 'at' | 'path' | 'values' | 'fix'

/** What is found in a text. Place, path and values follow from the text. */
export interface FoundInText extends Omit<Finding, Following>, Partial<Record<Following, never>> {
  readonly span?: Span | undefined
  /** What to write instead of these characters. The title of the fix is the part `fix` of the message. */
  readonly write?: string | undefined
}

/** What is found in a translation. The names of both languages are data, and the source is related. */
export interface FoundInPair extends FoundInText {
  readonly sourceSpan?: Span | undefined
  /** What is said of the source. Default: that it is there. */
  readonly sourceNote?: TextName
}

/** A rule whose findings follow from the checked item. */
type Finds<EachItem extends Item, Found> = Omit<ItemRule<EachItem>, 'kind' | 'items' | 'create'> & {
  create(site: Site): ItemCheck<EachItem, Iterable<Found> | Found | undefined>
}

/** Checks texts that visitors read. */
export const textRule = (rule: Finds<TranslatableText, FoundInText>) =>
  textRuleOf(translatableTexts, rule)

/** Checks the texts of a list. */
export const textRuleOf = <EachText extends Text>(
  items: (group: Site) => readonly EachText[],
  { create, ...rule }: Finds<EachText, FoundInText>,
): ItemRule<EachText> => ({
  ...rule,
  kind: 'item',
  items,
  create: (site) => {
    const check = create(site)
    return (text, group) => allOf(check(text, group)).map((found) => place(text, found))
  },
})

/** Checks texts that visitors read, and their translations. */
export const pairRule = (rule: Finds<TextPair, FoundInPair>) => pairRuleOf(translatablePairs, rule)

/** Checks the pairs of a list. */
export const pairRuleOf = <EachPair extends TextPair>(
  items: (group: Site) => readonly EachPair[],
  { create, ...rule }: Finds<EachPair, FoundInPair>,
): ItemRule<EachPair> => ({
  ...rule,
  kind: 'item',
  items,
  create: (site) => {
    const check = create(site)
    return (pair, group) =>
      allOf(check(pair, group)).map(
        ({ sourceSpan, sourceNote = 'source.here', ...found }): Finding => {
          const { source, translation, language } = pair
          const names = {
            source: { language: site.source.code },
            translation: { language: language.code },
          }
          const placed = place(translation, found)
          return {
            ...placed,
            data: { ...names, ...found.data },
            related: [{ at: placeIn(source, sourceSpan), message: sourceNote }],
            values: { [site.source.code]: source.text, ...placed.values },
          }
        },
      )
  },
})

const allOf = <Found extends object>(found: Iterable<Found> | Found | undefined) =>
  Iterator.from(found === undefined ? [] : Symbol.iterator in found ? found : [found])

function place(text: Text, { span, write, ...found }: FoundInText): Finding {
  const { language, data } = text.document
  return {
    ...found,
    at: placeIn(text, span),
    path: formatPath(text.path, data),
    ...(language !== undefined && { values: { [language]: text.text } }),
    ...(write !== undefined &&
      typeof span === 'object' &&
      createFix(text, span, { title: 'fix', text: write })),
  }
}

const placeIn = (text: Text, span: Span | undefined) =>
  typeof span === 'object'
    ? textPlace(text, span)
    : text.document.place(text.path, span === undefined ? {} : { within: span })
