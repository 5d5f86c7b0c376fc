import type { Finding } from '../../diagnostics/diagnostic.ts'
import type { Memo } from '../../engine/memo.ts'
import { languageFormat, numberWord } from '../../languages/language-format.ts'
import { factsOfList } from '../../model/facts/derived-facts.ts'
import { type Facts, factsIn, readFacts } from '../../model/facts/facts.ts'
import { itemsOf, planName } from '../../model/plans.ts'
import type { Site } from '../../model/site.ts'
import { createFix, textPlace } from '../../model/text-place.ts'
import { type TranslatableText, translatableTexts } from '../../model/texts.ts'
import type { SourceDocument } from '../../read/documents.ts'
import { formatPath, isRecord, type Path, valueAt } from '../../read/path.ts'
import { defineIndexRule, type Row } from '../rule.ts'

export const rule = defineIndexRule({
  code: 'facts/derived',
  severity: 'warning',
  summary:
    'The lowest price of the plans, and what facts.yaml counts, are filled in and not written by hand.',
  why: 'A new plan makes “from €599” and “three plans” false wherever a text says so.',
  example: {
    before: 'text: Compare our three plans, from {{price.core}}.',
    after: 'text: Compare our {{plans.count|words}} plans, from {{plans.lowest}}.',
  },

  messages: {
    lowest: {
      message: '“{written}” gives the price of one plan as the lowest.',
      hint: 'Write {token}, which is the lowest whatever plans there are. Or name the plan.',
      fix: 'Fill in {token}',
    },
    count: {
      message: '“{written}” is counted by hand.',
      hint: 'Write {token}, which counts again when one is added.',
      fix: 'Fill in {token}',
    },
    undeclared: {
      message: '“{written}” follows from the plans and is written by hand.',
      hint: 'Add {line} to a group of facts.yaml, and fill that in here.',
    },
  },

  rows: (group, memo) => [
    ...menuRows(group),
    ...translatableTexts(group, memo).flatMap((text): readonly EachRow[] => {
      const kind = text.schema['x-kind']
      if (kind === 'figure' || kind === 'quote') return []
      return [
        ...nounRows(text, group, memo),
        ...countRows(text, group, memo),
        ...lowestRows(text, group, memo),
      ]
    }),
  ],

  *check(rows, site) {
    const nouns = Map.groupBy(
      rows.filter((row) => row.is === 'noun'),
      ({ language, of, noun }) => `${language} ${of} ${noun}`,
    )
    const documents = new Map(site.documents.map((document) => [document.file, document]))
    for (const row of rows) {
      const document = documents.get(row.file)
      if (row.is === 'noun' || !document) continue
      const isCounted = row.next?.some((noun) => nouns.has(`${row.language} ${row.of} ${noun}`))
      if (row.is === 'count' && !isCounted) continue
      yield findingOf(row, document)
    }
  },
})

interface NounRow extends Row {
  readonly is: 'noun'
  readonly language: string
  /** What is counted, such as `catalog#plans`. */
  readonly of: string
  /** The word behind a count, such as plans. */
  readonly noun: string
}

/** A figure written by hand that may follow from other content. */
interface WrittenRow extends Row {
  readonly is: 'count' | 'lowest'
  readonly language: string
  readonly of: string
  readonly path: Path
  readonly index: number
  readonly written: string
  /** The two words behind a count. */
  readonly next?: readonly string[]
  /** What fills it in. undefined if facts.yaml has no such fact. */
  readonly token?: string
  /** Whether the token gives the same words. */
  readonly isSame: boolean
}

type EachRow = NounRow | WrittenRow

const ofPlans = { count: 'catalog#plans', lowest: 'catalog#plans.price' } as const

/** The facts that follow from other content, by what they follow from. */
function derivedFacts(site: Site, kind: 'count' | 'lowest', memo: Memo) {
  const facts: Facts = readFacts(site.find('facts', 'facts')?.data, memo)
  const named = new Map(
    [...facts].flatMap(([name, fact]) => {
      const of = fact[kind]
      return of === undefined ? [] : [[of, name] as const]
    }),
  )
  const isSold = itemsOf(site, 'plans').length > 1
  return isSold && !named.has(ofPlans[kind]) ? named.set(ofPlans[kind], '') : named
}

/** What the menus call the plans. */
const menuRows = (group: Site): readonly NounRow[] =>
  group.documents.flatMap(({ kind, file, language = '', data }) => {
    const header: unknown = kind === 'navigation' ? valueAt(data, 'header') : undefined
    return (Array.isArray(header) ? header : []).flatMap((entry: unknown) => {
      if (!isRecord(entry) || entry['menu'] !== 'plans') return []
      const noun = String(entry['label']).toLowerCase()
      return [{ file, is: 'noun', language, of: ofPlans.count, noun } as const]
    })
  })

/** The words behind the counts that a text fills in. */
function nounRows(
  { document, text, language }: TranslatableText,
  site: Site,
  memo: Memo,
): readonly NounRow[] {
  if (!text.includes('{{')) return []
  const { file } = document
  const counts = [...derivedFacts(site, 'count', memo)]
  return factsIn(text).flatMap(({ name, token, index }) => {
    const [of] = counts.find(([, fact]) => fact === name) ?? []
    const [noun] = wordsBehind(text.slice(index + token.length))
    return of === undefined || noun === undefined
      ? []
      : [{ file, is: 'noun', language, of, noun } as const]
  })
}

const wordsBehind = (text: string): readonly string[] =>
  /^\s+([\p{L}-]+)(?:\s+([\p{L}-]+))?/u
    .exec(text)
    ?.slice(1)
    .filter((word) => word !== undefined)
    .map((word) => word.toLowerCase()) ?? []

/** The numbers of a text, in digits and in words, that are those of a count. */
function countRows(
  { document, text, path, language }: TranslatableText,
  site: Site,
  memo: Memo,
): readonly WrittenRow[] {
  const { locale } = site.languages.find(({ code }) => code === language) ?? site.source
  return [...derivedFacts(site, 'count', memo)].flatMap(([of, fact]) => {
    const number = fact === '' ? itemsOf(site, 'plans').length : site.facts.get(fact)?.number
    // Two are often some two of them.
    if (number === undefined || number < 3) return []
    const word = numberWord(number, locale)
    const pattern = memo.get(countPattern, String(number), word ?? String(number))
    const found = [...text.matchAll(pattern)]
    // A text that names all plans counts these.
    const plans = found[0] && of === ofPlans.count ? itemsOf(site, 'plans') : []
    if (plans[0] && plans.every(({ id }) => isPlanIn(text, site, language, id))) return []
    return found.map(({ index, 0: written }) => {
      const first = written.charAt(0)
      const form = /\d/.test(first) ? '' : first === first.toLowerCase() ? '|words' : '|Words'
      return {
        ...{ file: document.file, is: 'count', language, of, path, index, written },
        next: wordsBehind(text.slice(index + written.length)),
        ...(fact !== '' && { token: `{{${fact}${form}}}` }),
        isSame: true,
      } as const
    })
  })
}

export const countPattern = (digits: string, word: string) =>
  new RegExp(`(?<![\\p{L}\\d.,-])(?:${digits}|${RegExp.escape(word)})(?![\\p{L}\\d])`, 'giu')

/** Whether a text names a plan. One without a name may be any. */
function isPlanIn(text: string, site: Site, language: string, id: unknown): boolean {
  const name = planName(site, language, String(id))
  return name === undefined || isNamedIn(name, text)
}

/** The prices of plans that a text gives as the lowest without naming their plan. */
function lowestRows(text: TranslatableText, site: Site, memo: Memo): readonly WrittenRow[] {
  if (!text.text.includes('{{')) return []
  const { document, path, language } = text
  const { locale } = site.languages.find(({ code }) => code === language) ?? site.source
  const { words } = languageFormat(locale, site.settings.currency, memo)
  const before = memo.pure(endPattern, words.terms.lower)
  const plans = itemsOf(site, 'plans')
  const around = [document.name, ...path].join(' ')
  const said = text.text.replaceAll(/\{\{[^{}]*\}\}/g, ' ')

  const isNamed = (price: string) => {
    const sold = plans.find((plan) => plan['price'] === price)
    const id = String(sold?.['id'] ?? price.split('.').at(-1))
    if (sold?.['page'] === document.name || isNamedIn(id, `${said} ${around}`)) return true
    return sold !== undefined && isPlanIn(said, site, language, id)
  }

  return [...derivedFacts(site, 'lowest', memo)].flatMap(([of, fact]) => {
    const prices = factsOfList(of, site.documentAt)
    const lowest = Math.min(...prices.map((name) => site.facts.get(name)?.money ?? Infinity))
    const filled = factsIn(text.text)
    const nameless = new Set(prices).intersection(new Set(filled.map(({ name }) => name)))
    for (const name of nameless) if (isNamed(name)) nameless.delete(name)
    return filled.flatMap(({ name, token, index }) => {
      if (!nameless.has(name)) return []
      const start = text.text.slice(Math.max(0, index - 48), index).toLowerCase()
      if (!before.test(start.replace(/\*{1,3}$/, ''))) return []
      return [
        {
          ...{ file: document.file, is: 'lowest', language, of, path, index, written: token },
          ...(fact !== '' && { token: `{{${fact}}}` }),
          isSame: site.facts.get(name)?.money === lowest,
        } as const,
      ]
    })
  })
}

/** Matches a text that ends with words such as from. */
export const endPattern = (term: string) => new RegExp(`(?:${term.replaceAll('#', '$')})$`, 'u')

const isNamedIn = (name: string, text: string) =>
  new RegExp(`(?<![\\p{L}\\d])${RegExp.escape(name)}(?![\\p{L}\\d])`, 'iu').test(text)

function findingOf(
  { is, of, path, index, written, token, isSame }: WrittenRow,
  document: SourceDocument,
): Finding<'lowest' | 'count' | 'undeclared'> {
  const at = formatPath(path, document.data)
  const text = { document, path, text: String(valueAt(document.data, at)), schema: {} }
  const span = { index, length: written.length }
  const where = { at: textPlace(text, span), path: at }
  const line = `${is}: { ${is}: ${of} }`
  if (token === undefined) return { messageId: 'undeclared', data: { written, line }, ...where }
  return {
    messageId: is,
    data: { written, token },
    ...where,
    ...(isSame && createFix(text, span, { title: 'fix', text: token })),
  }
}
