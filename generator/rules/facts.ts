import { pairsInSameParent, type TextPair, translatablePairs } from '../compare/pairs.ts'
import { type Finding, missingName } from '../diagnostics/diagnostic.ts'
import { didYouMean } from '../diagnostics/suggestion.ts'
import { memoize } from '../memoize.ts'
import {
  countOf,
  type Fact,
  type FilledFact,
  factsIn,
  isDate,
  lowestOf,
  periodOf,
  retained,
} from '../model/facts/facts.ts'
import { factForms, formatFact } from '../model/facts/format-fact.ts'
import { definitionsOf, placeOfNames } from '../model/names.ts'
import type { Site } from '../model/site.ts'
import { located } from '../model/text-place.ts'
import { textsOf } from '../model/texts.ts'
import type { SourceDocument } from '../read/documents.ts'
import { isRecord, type Path } from '../read/path.ts'
import { figuresOfTexts, type Unmatched, unmatched } from '../text/figures/compare-figures.ts'
import { indexFacts } from '../text/figures/fact-index.ts'
import type { Figure } from '../text/figures/figure.ts'
import { figureContext, figuresIn } from '../text/figures/read-figures.ts'
import { speaksForOthers } from '../text/glossary.ts'
import { writtenAt } from '../validate/schema-error.ts'
import { type FoundInText, groupRule, pairRule, siteRule, textRule, textRuleOf } from './rule.ts'

export const format = textRule('facts/format', 'warning', function* (text, site, group) {
  const language = text.document.language ?? site.source.code
  for (const figure of figuresIn(text.text, figureContext(site, language))) {
    const { kind, isDoubtful = false } = figure
    if (figure.fact !== undefined) continue
    const isCopied = isDoubtful && isCount(figure) && copiedCounts(group).has(figure)
    const expected = figure.expected ?? (isCopied ? swapMarks(figure.text) : undefined)

    if (expected !== undefined) {
      const written = text.text.slice(figure.index, figure.index + figure.length)
      yield {
        ...(kind === 'money' && { severity: 'error' }),
        messageId: 'notation',
        data: { written, expected, language: { language } },
        span: figure,
        write: expected,
      }
    } else if (isDoubtful && !isCount(figure))
      yield {
        messageId: kind === 'time' ? 'time' : 'date',
        data: { written: figure.text, language: { language } },
        span: figure,
      }
  }
})

/**
 * The counts that have the notation of another language, copied from the source. 1,199 in Dutch means 1.199, but if the
 * source says 1,199 too, the translator copied it.
 */
const copiedCounts = memoize((group: Site): ReadonlySet<Figure> => {
  const copied = new Set<Figure>()
  for (const { source, translation } of translatablePairs(group)) {
    if (!mark.test(source.text) && !mark.test(translation.text)) continue
    const [left = [], right = []] = [source, translation].map(({ text, document }) =>
      figuresIn(text, figureContext(group, document.language)),
    )
    for (const [ones, others] of [
      [left, right],
      [right, left],
    ] as const) {
      for (const figure of ones) {
        const [own, grouped] = figure.keys
        if (!figure.isDoubtful || !isCount(figure) || grouped === undefined) continue
        const says = (key: string | undefined) => others.some(({ keys }) => keys[0] === key)
        if (says(grouped) && !says(own)) copied.add(figure)
      }
    }
  }
  return copied
})

/** A separator that groups thousands in one language and starts the decimals in another. */
const mark = /\d[.,]\d/

const swapMarks = (text: string) =>
  text.replaceAll(/(?<=\d)[.,](?=\d)/g, (found) => (found === '.' ? ',' : '.'))

/** Counts are ambiguous by their separator, dates by their order, times by am and pm. */
const isCount = ({ kind }: Figure) => kind !== 'date' && kind !== 'time'

export const hardCoded = textRule('facts/hard-coded', 'warning', (text, site, group) => {
  const kind = text.schema['x-kind']
  // A statistic has its own source. A quotation keeps the words of the customer.
  if (kind === 'figure' || kind === 'quote' || speaksForOthers(text)) return []

  const index = factIndexOf(site)
  const context = figureContext(site, text.document.language)
  const told = (figure: Figure, fact: string) => ({
    data: {
      written: text.text.slice(figure.index, figure.index + figure.length),
      fact,
      value: formatFact(site.facts.get(fact) ?? {}, context.format).replaceAll('\u00A0', ' '),
    },
    span: figure,
    related: [site.find('facts', 'facts')].flatMap((facts) =>
      facts ? [{ at: facts.place(fact.split('.'), { part: 'key' }), message: 'fact' }] : [],
    ),
  })
  return figuresIn(text.text, context)
    .values()
    .flatMap(function* (figure): Generator<FoundInText> {
      if (figure.fact !== undefined) return
      const owner = index.ownerOf(figure, text, group)
      if (owner !== undefined) {
        const found = told(figure, owner)
        const isSame = plain(found.data.value) === plain(found.data.written)
        yield { ...found, messageId: 'same', ...(isSame && { write: `{{${owner}}}` }) }
      }
      const other = index.contradicted(figure, text)
      if (other !== undefined)
        yield { ...told(figure, other), messageId: 'different', severity: 'error' }
    })
})

const factIndexOf = memoize(indexFacts)

const plain = (text: string) => text.replaceAll(/[\s\u00A0]/g, '')

export const lost = pairRule('facts/lost', 'warning', (pair, { facts }, group) => {
  // Other rules compare the figures of other facts.
  const there = namedIn(pair.source.text).filter(({ name }) => facts.get(name)?.text !== undefined)
  if (there.length === 0) return undefined
  // A fact may be in an adjacent text of the translation.
  const around = pairsInSameParent(pair, translatablePairs(group))
  const here = new Set(around.flatMap(({ translation }) => namedIn(translation.text)).map(nameOf))
  const lost = there.filter(({ name }) => !here.has(name))
  const [first] = lost
  return (
    first && {
      messageId: 'lost',
      data: { facts: [...new Set(lost.map(({ name }) => `{{${name}}}`))] },
      sourceSpan: { index: first.index, length: first.token.length },
    }
  )
})

const namedIn = (text: string) => (text.includes('{{') ? factsIn(text) : [])

const nameOf = ({ name }: FilledFact) => name

export const mismatch = pairRule('facts/mismatch', 'disputable', (pair, site, group) => {
  const rest = compare(site, [pair])
  if (isEmpty(rest)) return undefined
  // A figure may be in an adjacent text of the translation: in the answer instead of the question.
  const beside = compare(site, pairsInSameParent(pair, translatablePairs(group)))
  const there = rest.source.filter((figure) => beside.source.includes(figure))
  const here = rest.translation.filter((figure) => beside.translation.includes(figure))
  if (isEmpty({ source: there, translation: here })) return undefined
  const isBoth = there.length > 0 && here.length > 0
  return {
    messageId: isBoth ? 'different' : here.length > 0 ? 'extra' : 'missing',
    data: { here: writtenIn(here), there: writtenIn(there) },
    span: here[0],
    sourceSpan: there[0],
  }
})

/** A date or a range has several figures of one text. */
const writtenIn = (figures: readonly Figure[]) => [...new Set(figures.map(({ text }) => text))]

function compare(site: Site, pairs: readonly TextPair[]): Unmatched {
  const side = (name: 'source' | 'translation') =>
    figuresOfTexts(
      pairs.map((pair) => pair[name].text),
      figureContext(site, pairs[0]?.[name].document.language),
    )
  return unmatched(side('source'), side('translation'))
}

const isEmpty = ({ source, translation }: Unmatched) =>
  source.length === 0 && translation.length === 0

export const unknown = textRuleOf(textsOf, 'facts/unknown', 'breaking', ({ text }, site) => {
  const known = definitionsOf(site)('fact')
  if (!known) return []
  return factsIn(text)
    .values()
    .flatMap((filled) => {
      const messageId = problemOf(site, filled, known)
      if (messageId === undefined) return []
      const { name, form, token, index } = filled
      return [
        {
          messageId,
          data: { name, form, fact: name },
          span: { index, length: token.length },
          ...(messageId === 'unknown' && {
            hint: didYouMean(name, [...known], { place: placeOfNames(site, 'fact') }),
          }),
          ...(messageId !== 'form' && { missing: missingName('fact', name) }),
        },
      ]
    })
})

function problemOf(site: Site, { name, form }: FilledFact, known: ReadonlySet<string>) {
  if (!known.has(name)) return 'unknown'
  if (form === '') return undefined
  if (!factForms.has(form)) return 'form'
  return site.facts.get(name)?.number === undefined ? 'noNumber' : undefined
}

export const value = siteRule('facts/value', 'error', function* (site) {
  const document = site.find('facts', 'facts')
  if (!document || !isRecord(document.data)) return

  for (const [group, members] of Object.entries(document.data)) {
    if (!isRecord(members)) continue
    for (const [name, fact] of Object.entries(members)) {
      if (!isRecord(fact)) continue
      for (const { key, ...fault } of faultsOf(fact, site, document, [group, name])) {
        const place = key === undefined ? [group, name] : [group, name, key]
        yield { ...fault, ...located(document, place, key === undefined ? { part: 'key' } : {}) }
      }
    }
    yield* sharesOf(document, group, members)
  }
})

/** What is wrong with a fact, or with one of its keys. */
type Fault = Pick<Finding, 'messageId' | 'data'> & { readonly key?: string }

/** The keys that hold a value. */
const kinds = 'money percent share number count lowest range moneyRange date text'.split(' ')

const counted: ReadonlySet<string> = new Set(['number', 'count', 'range'])

const numbersIn = (value: unknown): readonly number[] =>
  (Array.isArray(value) ? value : [value]).filter((each) => typeof each === 'number')

function* faultsOf(
  fact: Readonly<Record<string, unknown>>,
  site: Site,
  document: SourceDocument,
  path: Path,
): Generator<Fault> {
  const present = kinds.filter((kind) => kind in fact)
  const [kind] = present
  // The schema reports an empty group and an unknown key.
  if (kind === undefined && 'unit' in fact) yield { messageId: 'none' }
  else if (present.length > 1) yield { messageId: 'several', data: { kinds: present } }
  else if (kind !== undefined && 'unit' in fact && !counted.has(kind))
    yield { messageId: 'unit', data: { kind }, key: 'unit' }

  for (const key of ['money', 'moneyRange']) {
    if (!(key in fact)) continue
    const value = fact[key]
    const written = key === 'money' ? amountAt(document, [...path, key]) : ''
    const wrong = numbersIn(value).find((each) => each <= 0)
    if (typeof value === 'string' && /\d/.test(value)) yield { ...misread(value), key }
    else if (isThousands(written, site.settings.currency)) yield { ...misread(written), key }
    else if (wrong !== undefined)
      yield { messageId: 'notPositive', data: { value: String(wrong) }, key }
  }
  for (const key of ['percent', 'share']) {
    const value = fact[key]
    if (typeof value === 'number' && (value < 0 || value > 100))
      yield { messageId: 'percent', data: { value: String(value) }, key }
  }
  for (const key of ['range', 'moneyRange']) {
    const [from = 0, to = Infinity] = numbersIn(fact[key])
    if (from >= to) yield { messageId: 'order', data: { from: String(from), to: String(to) }, key }
  }
  const { date } = fact
  if (typeof date === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(date) && !isDate(date))
    yield { messageId: 'noDay', data: { date, example: site.today }, key: 'date' }
  for (const key of ['count', 'lowest'] as const) {
    const from = fact[key]
    if (typeof from !== 'string' || !/^[^#]+#./.test(from)) continue
    const file = site.documentAt(from.slice(0, from.indexOf('#')))
    if (!file) yield { messageId: 'noFile', data: { from }, key }
    else if (file.data !== undefined && isLacking[key](site, from)) {
      const messageId = key === 'count' ? 'noList' : 'noPrices'
      yield { messageId, data: { from, file: file.file }, key }
    }
  }
}

/** An amount as it stands in the file, where one is written with three digits behind a point. */
const amountAt = (document: SourceDocument, path: Path): string =>
  /\d\.\d{3}/.test(document.text) ? writtenAt(document, path).replace(/^(['"])(.*)\1$/, '$2') : ''

const misread = (written: string) =>
  ({ messageId: 'amount', data: { written, amount: amountOf(written) } }) as const

/** Whether what follows the point is longer than cents are: 1.299, and 1.200, which YAML reads as 1.2. */
function isThousands(written: string, currency: string): boolean {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions()
  return (/^-?\d+\.(\d+)$/.exec(written)?.[1]?.length ?? 0) > maximumFractionDigits
}

/** An amount as this file writes it: €1.299,50 is 1299.50. */
function amountOf(written: string): string {
  const digits = /\d[\d.,\s_]*/.exec(written)?.[0].replaceAll(/[\s_]/g, '') ?? ''
  const [, whole = '', cents] = /^(.*?)(?:[.,](\d{1,2}|-+))?$/.exec(digits) ?? []
  const amount = whole.replaceAll(/[.,]/g, '')
  return cents === undefined ? amount : `${amount}.${cents}`
}

const isLacking = {
  count: (site: Site, from: string) => countOf(from, site.documentAt) === undefined,
  lowest: (site: Site, from: string) => lowestOf(from, site.facts, site.documentAt) === undefined,
}

/** The shares of a group make a whole. */
function* sharesOf(
  document: SourceDocument,
  group: string,
  members: Readonly<Record<string, unknown>>,
) {
  const shares = Object.values(members).flatMap((fact) =>
    isRecord(fact) ? numbersIn(fact['share']) : [],
  )
  const sum = shares.reduce((total, share) => total + share, 0)
  // Thirds, written with two decimals, make 99.99.
  if (shares.length === 0 || Math.abs(sum - 100) < 0.05) return
  yield {
    messageId: 'shares',
    data: { group, sum: String(Number(sum.toFixed(2))) },
    at: document.place([group], { part: 'key' }),
    path: group,
  } as const
}

export const wrongKind = groupRule('facts/wrong-kind', 'breaking', function* (site) {
  const facts = site.find('facts', 'facts')
  const periods = facts && site.documents.includes(facts) ? retained : []
  for (const name of periods.map((each) => `retention.${each}`)) {
    const fact = site.facts.get(name)
    if (!facts || !fact || !hasValue(fact) || periodOf(fact)) continue
    yield {
      messageId: 'period',
      data: { name, example: '{ number: 24, unit: month }' },
      at: facts.place(name.split('.')),
      path: name,
    }
  }
  for (const { document, text, path, schema } of textsOf(site)) {
    const kinds = schema['x-fact']
    if (!kinds) continue
    const [wanted] = kinds
    const fact = site.facts.get(text)
    if (wanted === undefined || !fact || !hasValue(fact)) continue
    if (kinds.some((kind) => kind in fact)) continue
    yield {
      messageId: 'kind',
      data: {
        name: text,
        wanted: { text: `kinds.${wanted}` },
        example: examples[wanted] ?? '',
      },
      ...located(document, path),
      ...(facts && { related: [{ at: facts.place(text.split('.')), message: 'other' }] }),
    }
  }
})

/** Whether a fact has a value that can be read. Other rules report one that has none. */
const hasValue = ({ unit: _unit, ...values }: Fact) => Object.keys(values).length > 0

const examples: Readonly<Record<string, string>> = {
  money: '{ money: 599 }',
  number: '{ number: 30, unit: minute }',
}
