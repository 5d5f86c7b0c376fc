import { type TextPair, translatablePairs } from '../compare/pairs.ts'
import type { Code, Finding, Severity } from '../diagnostics/diagnostic.ts'
import type { TextName } from '../diagnostics/message.ts'
import type { Site } from '../model/site.ts'
import { createFix, type TextSpan, textPlace } from '../model/text-place.ts'
import { type Text, type TranslatableText, translatableTexts } from '../model/texts.ts'
import { formatPath } from '../read/path.ts'

/** How severe a rule is. A `disputable` error may be kept; of a file with a `breaking` one no page can be drawn. */
type Level = Severity | 'disputable' | 'breaking'

const codeOf = (code: Code['code'], level: Level): Code => ({
  code,
  severity: level === 'info' || level === 'warning' ? level : 'error',
  ...((level === 'error' || level === 'breaking') && { canBeAcknowledged: false }),
  ...(level === 'breaking' && { breaksPage: true }),
})

/**
 * Checks the whole site, at every check. It should read few documents: each that it reads has to be
 * parsed. Rules do not print, throw, read files or use other rules.
 */
interface SiteRule extends Code {
  readonly kind: 'site'
  check(site: Site): Iterable<Finding>
}

export const siteRule = (code: Code['code'], level: Level, check: SiteRule['check']): SiteRule => ({
  ...codeOf(code, level),
  kind: 'site',
  check,
})

/**
 * Checks one document in all its languages. `group` has the documents of the group in `documents`;
 * of other groups it knows the names. Runs again when the group or something shared changed.
 */
interface GroupRule extends Code {
  readonly kind: 'group'
  check(group: Site): Iterable<Finding>
}

export const groupRule = (
  code: Code['code'],
  level: Level,
  check: GroupRule['check'],
): GroupRule => ({ ...codeOf(code, level), kind: 'group', check })

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
  /** `rows` are its own, in the order of the documents. */
  check(rows: readonly EachRow[], site: Site): Iterable<Finding>
}

export const indexRule = <EachRow extends Row>(
  code: Code['code'],
  level: Level,
  rows: IndexRule<EachRow>['rows'],
  check: IndexRule<EachRow>['check'],
): IndexRule<EachRow> => ({ ...codeOf(code, level), kind: 'index', rows, check })

/** A text, or a text and its translation. */
type Item = Text | TextPair

/** Checks one text or pair of a group. A finding belongs to the checked item. */
export interface ItemRule<EachItem extends Item = Item> extends Code {
  readonly kind: 'item'
  /** All items of a group to check. */
  items(group: Site): readonly EachItem[]
  /** What is found in one item; of a great many, only the first are asked for. */
  check(item: EachItem, site: Site, group: Site): Iterable<Finding>
}

export type Rule = SiteRule | GroupRule | IndexRule | ItemRule

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

/** What a rule finds in an item of a group, beside the whole site. */
type Finds<EachItem, Found> = (
  item: EachItem,
  site: Site,
  group: Site,
) => Iterable<Found> | Found | undefined

/** Checks texts that visitors read. */
export const textRule = (
  code: Code['code'],
  level: Level,
  find: Finds<TranslatableText, FoundInText>,
) => textRuleOf(translatableTexts, code, level, find)

/** Checks the texts of a list. */
export const textRuleOf = <EachText extends Text>(
  items: (group: Site) => readonly EachText[],
  code: Code['code'],
  level: Level,
  find: Finds<EachText, FoundInText>,
): ItemRule<EachText> => ({
  ...codeOf(code, level),
  kind: 'item',
  items,
  check: (text, site, group) => allOf(find(text, site, group)).map((found) => place(text, found)),
})

/** Checks texts that visitors read, and their translations. */
export const pairRule = (code: Code['code'], level: Level, find: Finds<TextPair, FoundInPair>) =>
  pairRuleOf(translatablePairs, code, level, find)

/** Checks the pairs of a list. */
export const pairRuleOf = <EachPair extends TextPair>(
  items: (group: Site) => readonly EachPair[],
  code: Code['code'],
  level: Level,
  find: Finds<EachPair, FoundInPair>,
): ItemRule<EachPair> => ({
  ...codeOf(code, level),
  kind: 'item',
  items,
  check: (pair, site, group) =>
    allOf(find(pair, site, group)).map(
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
    ),
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
