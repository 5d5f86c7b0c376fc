import type { Nodes, PhrasingContent, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'

/** Compiled markup, as `schema/data/rich-text.schema.json` describes it. */
export type RichText = readonly RichNode[]

type Container = 'paragraph' | 'strong' | 'emphasis' | 'list' | 'ordered-list' | 'item'

export type RichNode =
  | string
  | { readonly type: Container; readonly children: RichText }
  | { readonly type: 'link'; readonly href: string; readonly children: RichText }
  | { readonly type: 'break' }

/** Anything that could be markup; a text without these is only itself. */
const markup = /[*_[\]<>`#&\\\n]|^\s*([-+]|\d+[.)])\s|:\/\//

/** Compiles Markdown to nodes; a single paragraph comes without a node of its own. */
export function compileRichText(text: string, toHref: (target: string) => string): RichText {
  if (!markup.test(text)) return [text]

  const blocks = fromMarkdown(text.trim()).children
  const [only] = blocks
  if (blocks.length === 1 && only?.type === 'paragraph') return inline(only.children, toHref)
  return blocks.flatMap((node) => compile(node, toHref))
}

/** The kinds of markup in a text that have no place on a page, such as headings or raw HTML. */
export function* unsupportedMarkup(text: string): Generator<string> {
  if (!markup.test(text)) return
  for (const node of descendants(fromMarkdown(text.trim()))) {
    if (!supported.has(node.type)) yield node.type
  }
}

const supported = new Set([
  'root',
  'paragraph',
  'text',
  'strong',
  'emphasis',
  'link',
  'break',
  'list',
  'listItem',
])

function* descendants(node: Nodes): Generator<Nodes> {
  yield node
  if ('children' in node) for (const child of node.children) yield* descendants(child)
}

/** Where the links of a text lead, as written. */
export function linksIn(text: string): readonly string[] {
  if (!text.includes('](')) return []
  return [...descendants(fromMarkdown(text.trim()))].flatMap((node) =>
    node.type === 'link' ? [node.url] : [],
  )
}

const inline = (nodes: readonly PhrasingContent[], toHref: (target: string) => string): RichText =>
  nodes.flatMap((node) => compile(node, toHref))

function compile(node: RootContent, toHref: (target: string) => string): RichText {
  const children =
    'children' in node ? node.children.flatMap((child) => compile(child, toHref)) : []

  switch (node.type) {
    case 'text':
      return [node.value.replaceAll('\n', ' ')]
    case 'break':
      return [{ type: 'break' }]
    case 'paragraph':
    case 'strong':
    case 'emphasis':
      return [{ type: node.type, children }]
    case 'link':
      return [{ type: 'link', href: toHref(node.url), children }]
    case 'list':
      return [{ type: node.ordered ? 'ordered-list' : 'list', children }]
    case 'listItem':
      return [{ type: 'item', children: node.spread ? children : children.flatMap(unwrap) }]
    default:
      return 'value' in node ? [node.value] : children
  }
}

const unwrap = (node: RichNode): RichText =>
  typeof node === 'object' && node.type === 'paragraph' ? node.children : [node]
