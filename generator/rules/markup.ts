import type { Site } from '../model/site.ts'
import { isTranslatable, type TranslatableText, textsOf } from '../model/texts.ts'
import {
  leftoverMarkup,
  markupIn,
  markupInPlainText,
  type Span,
  unsupportedMarkup,
} from '../text/markup.ts'
import { fillFacts } from '../text/resolve.ts'
import { pairRule, textRule, textRuleOf } from './rule.ts'

export const broken = textRule('markup/broken', 'error', (text, site) => {
  const { schema } = text
  if (schema['x-kind'] === 'code') return undefined
  const isRich = schema['x-kind'] === 'rich'
  const found = isRich
    ? (leftoverMarkup(withFacts(text, site)) ?? linkWithSpace(text.text, site))
    : markupInPlainText(text.text)
  if (found === undefined) return undefined
  const span = withWords(text.text, found)
  return {
    messageId: isRich ? 'broken' : 'inPlainText',
    data: { found: text.text.slice(span.index, span.index + span.length) },
    span: span,
  }
})

/**
 * Whether a star marks up depends on what stands beside it: a fact is replaced by the first and the last
 * character of its value, and as many others as its name has.
 */
function withFacts({ text, language: code }: TranslatableText, site: Site): string {
  const language = site.languages.find((each) => each.code === code) ?? site.source
  return text.replaceAll(fact, (token) => {
    const value = fillFacts(site, language, token)
    return value === '' ? token : `${value.charAt(0)}${'x'.repeat(token.length - 2)}${value.at(-1)}`
  })
}

const fact = /\{\{[^{}]+\}\}/g

/** Finds a link with a space before its target: [the plans] (plans). */
function linkWithSpace(text: string, site: Site): Span | undefined {
  const candidates = text.matchAll(/\[[^[\]]+\] \(([\w/-]+)\)/g)
  const found = candidates.find(([, name = '']) => site.pageNamed(name) !== undefined)
  return found && { index: found.index, length: found[0].length }
}

/** The most characters of a word that are shown beside broken markup. */
const longest = 30

/** The markup with the words that it touches. */
function withWords(text: string, { index, length }: Span): Span {
  const [before = ''] = /\S*$/.exec(text.slice(Math.max(0, index - longest), index)) ?? []
  const [after = ''] = /^\S*/.exec(text.slice(index + length, index + length + longest)) ?? []
  return { index: index - before.length, length: before.length + length + after.length }
}

export const mismatch = pairRule('markup/mismatch', 'warning', ({ source, translation }) => {
  if (source.schema['x-kind'] !== 'rich') return undefined
  const [difference] = differentMarkup(source.text, translation.text)
  if (!difference) return undefined
  const { kind, wanted, found } = difference
  return {
    messageId: kind,
    data: { wanted, found },
  }
})

type MarkupKind = (typeof kinds)[number]

/** Without emphasis: each language may emphasize other words. */
const kinds = ['link', 'strong', 'list', 'list_item', 'paragraph'] as const

interface MarkupDifference {
  readonly kind: MarkupKind
  readonly wanted: number
  readonly found: number
}

/** The kinds of markup whose counts differ between a text and its translation. */
function differentMarkup(source: string, translation: string): readonly MarkupDifference[] {
  const counts = [markupIn(source), markupIn(translation)]
  return kinds.flatMap((kind) => {
    const [wanted = 0, found = 0] = counts.map((each) => each.get(kind))
    return wanted === found ? [] : [{ kind, wanted, found }]
  })
}

export const unsafe = textRuleOf(textsOf, 'markup/unsafe', 'error', (text) => {
  const { schema } = text
  const isTarget = schema['x-ref'] === 'page'
  if (!isTarget && !isTranslatable(text)) return undefined

  const isRich = schema['x-kind'] === 'rich'
  const unsafe = unsafeMarkup({ text: text.text, isRich, isTarget })
  if (!unsafe) return undefined
  return {
    messageId: unsafe.kind,
    data: { found: unsafe.found },
    span: unsafe.found,
  }
})

const tag =
  /<\/?(?:a|abbr|b|blockquote|body|br|button|code|div|embed|em|font|form|h[1-6]|hr|html|i|iframe|img|input|li|link|meta|object|ol|p|pre|s|script|small|span|strong|style|sub|sup|svg|table|t[bdhr]|tbody|thead|u|ul|video)(?:\s[^<>]*)?\/?>/iu

const entity =
  /&(?:nbsp|amp|lt|gt|quot|apos|copy|reg|trade|euro|[mn]dash|hellip|shy|[lr][sd]quo|[lr]aquo|middot|bull|times|[a-z](?:acute|grave|uml|circ|tilde|cedil|ring)|#\d+|#x[0-9a-f]+);/iu

const target = /(?:\]\(\s*<?|^)(?:javascript|data|vbscript|file):[^\s)]*/iu

interface UnsafeMarkup {
  readonly kind: 'tag' | 'entity' | 'target'
  readonly found: string
}

interface UnsafeInput {
  readonly text: string
  /** Whether the text may have markup; another rule reports HTML tags there. */
  readonly isRich: boolean
  /** Whether the text is the target of a link. */
  readonly isTarget: boolean
}

/** Finds HTML that would be shown literally, or a link that runs a program. */
function unsafeMarkup({ text, isRich, isTarget }: UnsafeInput): UnsafeMarkup | undefined {
  const [link] = (isRich || isTarget ? target.exec(text) : null) ?? []
  if (link !== undefined) return { kind: 'target', found: link.replace(/^\]\(\s*<?/, '') }
  if (isTarget) return undefined

  const [html] = (isRich ? null : tag.exec(text)) ?? []
  if (html !== undefined) return { kind: 'tag', found: html }
  const [code] = entity.exec(text) ?? []
  return code === undefined ? undefined : { kind: 'entity', found: code }
}

export const unsupported = textRule('markup/unsupported', 'error', ({ text, schema }) => {
  if (schema['x-kind'] !== 'rich') return []
  return Array.from(unsupportedMarkup(text), (kind) => ({
    messageId: 'unsupported',
    data: { kind },
  }))
})
