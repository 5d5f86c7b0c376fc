import { createRequire } from 'node:module'
import type { Token, Tokenizer, Tokens } from 'marked'
import { memoize } from '../../memoize.ts'

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

/** Matches every text that can have markup. */
const markup = /[*_[\]<>`#\\\n]|^\s*([-+]|\d+[.)])\s/

export const lex = memoize((text: string): readonly Token[] => {
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

/** The schema refuses longer texts. The parser's time grows with the square of the asterisks in one. */
const longest = 6000

/** The tokens of a text. Empty if the text has no markup, or is too long to be one. */
const tokensOf = (text: string): readonly Token[] =>
  text.length <= longest && markup.test(text) ? lex(text) : []

/** Compiles Markdown to nodes. A single paragraph is not wrapped in a node. */
export function compileRichText(text: string, toHref: (target: string) => string): RichText {
  const blocks = tokensOf(text)
  if (blocks.length === 0) return [text.trim()]

  const [only] = blocks
  if (blocks.length === 1 && only?.type === 'paragraph') return compileAll(childrenOf(only), toHref)
  return compileAll(blocks, toHref)
}

/** Matches every text that can have a heading, code, quotation, rule, image or HTML. */
const suspicious = /<[a-z/!]|`|!\[|^ {0,3}(#{1,6} |>|([-*_=] *){3,}$)|^( {4}|\t)/im

/** The kinds of unsupported markup in a text, such as headings or raw HTML. */
export function unsupportedMarkup(text: string): readonly string[] {
  if (!suspicious.test(text)) return []
  return [...descendants(tokensOf(text))]
    .map(({ type }) => type)
    .filter((type) => !supported.has(type))
}

/** The link targets of a text, as written. */
export const linksIn = (text: string): readonly string[] =>
  text.includes('](')
    ? [...text.matchAll(/(?<!!)\[[^[\]]*\]\(\s*<?([^()\s<>]+)/g)].map(([, target = '']) => target)
    : []

/** Counts each kind of markup in a text. */
export function markupIn(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { type } of descendants(tokensOf(text))) counts.set(type, (counts.get(type) ?? 0) + 1)
  return counts
}

/** A plain text between the markup of a text, by its offset. */
export interface PlainPiece {
  readonly index: number
  readonly text: string
}

/** The plain texts between the markup of a text, line by line. */
export function plainPieces(text: string): readonly PlainPiece[] {
  const tokens = tokensOf(text)
  if (tokens.length === 0) return [{ index: 0, text }]
  let end = 0
  // Lines of a list are indented in the text, and are not in its tokens.
  const lines = [...descendants(tokens)]
    .filter((token) => childrenOf(token).length === 0)
    .flatMap(({ type, raw }) => raw.split('\n').map((line) => ({ type, line: line.trimEnd() })))
  return lines.flatMap(({ type, line }) => {
    const index = text.indexOf(line, end)
    if (index < 0) return []
    end = index + line.length
    return type === 'text' ? [{ index, text: line }] : []
  })
}

const supported = new Set([
  'br',
  'em',
  'escape',
  'link',
  'list',
  'list_item',
  'paragraph',
  'space',
  'strong',
  'text',
])

const containers: Readonly<Record<string, Container>> = {
  em: 'emphasis',
  list_item: 'item',
  paragraph: 'paragraph',
  strong: 'strong',
}

const isLink = (token: Token): token is Tokens.Link => token.type === 'link'
const isList = (token: Token): token is Tokens.List => token.type === 'list'

function childrenOf(token: Token): readonly Token[] {
  if (isList(token)) return token.items
  return 'tokens' in token ? (token.tokens ?? []) : []
}

function* descendants(tokens: readonly Token[]): Generator<Token> {
  for (const token of tokens) {
    yield token
    yield* descendants(childrenOf(token))
  }
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
const placeholder = /\[\[([^[\]]+)\]\]/
const placeholders = /\[\[([^[\]]+)\]\]/g

/** The names of the placeholders in a text. */
export const placeholdersIn = (text: string): readonly string[] =>
  [...text.matchAll(placeholders)].map(([, name = '']) => name)

function withPlaceholders(text: string): RichText {
  return text.split(placeholder).flatMap((part, index): RichText => {
    if (index % 2 === 1) return [{ type: 'placeholder', children: [part] }]
    return part === '' ? [] : [part]
  })
}

const require = createRequire(import.meta.url)

/** The Markdown parser. Loaded at its first use: plain texts do not need it. */
function markdownParser(): typeof import('marked') {
  const parser: typeof import('marked') = require('marked')
  return parser
}
