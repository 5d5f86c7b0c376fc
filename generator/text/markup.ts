import { createRequire } from 'node:module'
import type { Token, Tokenizer, Tokens } from 'marked'
import { memoize } from '../memoize.ts'

/** Compiled markup, as `schema/data/rich-text.schema.json` describes it. */
type RichText = readonly RichNode[]

export type RichNode =
  | string
  | { readonly type: Container; readonly children: RichText }
  | { readonly type: 'link'; readonly href: string; readonly children: RichText }
  | { readonly type: 'break' }

type Container =
  | 'placeholder'
  | 'paragraph'
  | 'strong'
  | 'emphasis'
  | 'list'
  | 'ordered-list'
  | 'item'

const require = createRequire(import.meta.url)

/** The Markdown parser. Loaded at its first use: plain texts do not need it. */
function markdownParser(): typeof import('marked') {
  const parser: typeof import('marked') = require('marked')
  return parser
}

const lex = memoize((text: string): readonly Token[] => {
  const { Lexer, Tokenizer } = markdownParser()
  return new Lexer({ gfm: false, tokenizer: new (createTokenizer(Tokenizer))() }).lex(text.trim())
})

/**
 * Numbered lists begin with 1 and have more than one item. Markdown makes one of "15. Juni 2026" too, and
 * the number is lost.
 */
const createTokenizer = (tokenizer: typeof Tokenizer) =>
  class extends tokenizer {
    override list(src: string) {
      if (/^ {0,3}(?!1[.)])\d/.test(src)) return undefined
      const { top } = this.lexer.state
      const found = super.list(src)
      if (!found?.ordered || found.items.length > 1) return found
      // What is no list is read again, where it stood.
      this.lexer.state.top = top
      return undefined
    }
  }

/** Matches every text that can have markup. */
const mayBeMarkup = /[*_[\]<>`#\\\n]|^\s*([-+]|\d+[.)])\s|^( {4}|\t)/

/** The schema refuses longer texts. The parser's time grows with the square of the asterisks in one. */
const longest = 6000

/** The tokens of a text. Empty if the text has no markup, or is too long to be one. */
const tokensOf = (text: string): readonly Token[] =>
  text.length <= longest && mayBeMarkup.test(text) ? lex(text) : []

const isLink = (token: Token): token is Tokens.Link => token.type === 'link'
const isList = (token: Token): token is Tokens.List => token.type === 'list'

function childrenOf(token: Token): readonly Token[] {
  if (isList(token)) return token.items
  return 'tokens' in token ? (token.tokens ?? []) : []
}

const descendants = (tokens: readonly Token[]): readonly Token[] =>
  tokens.flatMap((token) => [token, ...descendants(childrenOf(token))])

/** Compiles Markdown to nodes. A single paragraph is not wrapped in a node. */
export function compileRichText(text: string, toHref: (target: string) => string): RichText {
  const blocks = tokensOf(text)
  const [only] = blocks
  if (!only) return [text.trim()]
  return blocks.length === 1 && only.type === 'paragraph'
    ? compileAll(childrenOf(only), toHref)
    : compileAll(blocks, toHref)
}

const containers: Readonly<Record<string, Container>> = {
  em: 'emphasis',
  list_item: 'item',
  paragraph: 'paragraph',
  strong: 'strong',
}

const compileAll = (tokens: readonly Token[], toHref: (target: string) => string): RichText =>
  tokens.flatMap((token) => compile(token, toHref))

function compile(token: Token, toHref: (target: string) => string): RichText {
  const children = () => compileAll(childrenOf(token), toHref)
  const container = containers[token.type]

  if (container) return [{ type: container, children: children() }]
  if (isList(token))
    return [{ type: token.ordered ? 'ordered-list' : 'list', children: children() }]
  if (isLink(token)) return [{ type: 'link', href: toHref(token.href), children: children() }]
  if (token.type === 'br') return [{ type: 'break' }]
  if (token.type === 'space') return []
  if (childrenOf(token).length > 0) return children()
  return 'text' in token ? withPlaceholders(String(token.text).replaceAll('\n', ' ')) : []
}

/** A placeholder that an author still has to fill in: [[name]]. */
const placeholder = /\[\[([^[\]]+)\]\]/g

/** The names of the placeholders in a text. */
export const placeholdersIn = (text: string): readonly string[] =>
  [...text.matchAll(placeholder)].map(([, name = '']) => name)

const withPlaceholders = (text: string): RichText =>
  text
    .split(placeholder)
    .map(
      (part, index): RichNode =>
        index % 2 === 1 ? { type: 'placeholder', children: [part] } : part,
    )
    .filter((part) => part !== '')

/** The link targets of a text, as written. */
export const linksIn = (text: string): readonly string[] =>
  text.includes('](')
    ? descendants(tokensOf(text)).flatMap((token) => (isLink(token) ? [token.href] : []))
    : []

/** Counts each kind of markup in a text. One without markup is a paragraph. */
export function markupIn(text: string): ReadonlyMap<string, number> {
  const tokens = descendants(tokensOf(text))
  if (tokens.length === 0) return new Map([['paragraph', 1]])
  const byType = Map.groupBy(tokens, ({ type }) => type)
  return new Map([...byType].map(([type, { length }]) => [type, length]))
}

const supported: ReadonlySet<string> = new Set([
  ...['br', 'em', 'escape', 'link', 'list', 'list_item', 'paragraph', 'space', 'strong', 'text'],
])

/** The kinds of unsupported markup in a text, such as headings or raw HTML. */
export const unsupportedMarkup = (text: string): readonly string[] =>
  descendants(tokensOf(text))
    .map(({ type }) => type)
    .filter((type) => !supported.has(type))

/** A part of a text, by its offset. */
export interface Span {
  readonly index: number
  readonly length: number
}

/** A link without text, which is invisible, and the separator row of a table. */
const neverMeant = /\[\s*\]\([^()\s]*\)|\|\s*:?-{3,}/u

/** Parts of a link, and runs of the signs that markup is made of. */
const remains = /\]\(|\[[^[\]]+\] \([^()\s]*[/#.:][^()\s]*\)|\*+|_+|`+|~~+/gu

/** The first signs of markup that visitors would read, in a text that may have markup. */
export function leftoverMarkup(text: string): Span | undefined {
  const never = neverMeant.exec(text)
  if (never) return { index: never.index, length: never[0].length }
  // A blank has no markup; its brackets are no part of a link.
  const plain = withoutBlanks(text)
  return plainPieces(plain)
    .flatMap(({ index, line }) =>
      Array.from(line.matchAll(remains), (found) => ({
        index: index + found.index,
        length: found[0].length,
      })),
    )
    .find((span) => isLeftOver(span, plain))
}

const withoutBlanks = (text: string) =>
  text.replaceAll(placeholder, (found) => `{${'x'.repeat(found.length - 2)}}`)

/** The plain texts between the markup of a text, line by line, by their offsets. */
function plainPieces(text: string): readonly { readonly index: number; readonly line: string }[] {
  const tokens = tokensOf(text)
  if (tokens.length === 0) return [{ index: 0, line: text }]
  let end = 0
  // Lines of a list are indented in the text, and are not in its tokens.
  return descendants(tokens)
    .filter((token) => childrenOf(token).length === 0)
    .flatMap(({ type, raw }) => raw.split('\n').map((line) => ({ type, line: line.trimEnd() })))
    .flatMap(({ type, line }) => {
      const index = text.indexOf(line, end)
      if (index < 0) return []
      end = index + line.length
      return type === 'text' ? [{ index, line }] : []
    })
}

function isLeftOver({ index, length }: Span, text: string): boolean {
  const end = index + length
  const [signs, before, after] = [
    text.slice(index, end),
    text.slice(Math.max(0, index - 2), index),
    text.slice(end, end + 2),
  ]
  if (signs !== '*' && signs !== '_') return true
  // A name such as a_b, and the star of German: Bäcker*innen.
  if (/[\p{L}\d]$/u.test(before) && /^[\p{L}\d]/u.test(after)) return false
  if (signs !== '*') return true
  const isProduct = /\d ?$/.test(before) && /^ ?\d/.test(after)
  // That of a footnote: right after a word, and not after other markup.
  const isFootnote =
    /[^\s*_([{“„«"‘]$/u.test(before) && /^(?:$|[\s.,:;!?)\]}”»"’/–—-])/u.test(after)
  return !isProduct && !isFootnote
}

/** Markup in a text that has none. A star at its start or after a word may be that of a footnote. */
const markup =
  /\*\*|__(?=[\p{L}\d{[])|(?<=[\p{L}\d)}\]])__|`|~~(?=\S)|\]\(|(?<![\w*])\*[^\s*](?:[^*]*[^\s*])?\*(?![\w*])|(?<![\p{L}\d_])_[^\s_](?:[^_]*[^\s_])?_(?![\p{L}\d_])|(?<=\s)\*(?=[^\s*])|^\*(?=[{[])/u

/** The first markup in a text that can have none. */
export function markupInPlainText(text: string): Span | undefined {
  const found = markup.exec(withoutBlanks(text))
  return found ? { index: found.index, length: found[0].length } : undefined
}
