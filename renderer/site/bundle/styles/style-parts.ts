import { isAtRule, parseStyles, type StyleNode, selectorsIn, writeStyles } from './style-tree.ts'

/** A minified style sheet without the blocks that start so. */
export const withoutBlocks = (text: string, ...starts: readonly string[]): string =>
  writeStyles(drop(parseStyles(text), starts))

const drop = (nodes: readonly StyleNode[], starts: readonly string[]): readonly StyleNode[] =>
  nodes.flatMap((node): readonly StyleNode[] => {
    if (typeof node === 'string') return [node]
    if (startsWith(node.head, starts)) return []
    const inner = drop(node.nodes, starts)
    return inner.length > 0 || node.nodes.length === 0 ? [{ ...node, nodes: inner }] : []
  })

/** Only the blocks of a minified style sheet that start so, in the blocks around them. */
export const onlyBlocks = (text: string, ...starts: readonly string[]): string =>
  writeStyles(keep(parseStyles(text), starts))

const keep = (nodes: readonly StyleNode[], starts: readonly string[]): readonly StyleNode[] =>
  nodes.flatMap((node): readonly StyleNode[] => {
    if (typeof node === 'string') return []
    if (startsWith(node.head, starts)) return [node]
    const inner = keep(node.nodes, starts)
    return inner.length > 0 ? [{ ...node, nodes: inner }] : []
  })

const startsWith = (head: string, starts: readonly string[]) =>
  starts.some((start) => head.startsWith(start))

/**
 * A minified style sheet in fewer characters, for the browsers that the styles are made for: nested selectors
 * begin without `&`, and what all of them know by its own name has no prefix.
 */
export const terseStyles = (text: string): string => writeStyles(shorten(parseStyles(text), false))

const shorten = (nodes: readonly StyleNode[], isNested: boolean): readonly StyleNode[] =>
  nodes.flatMap((node): readonly StyleNode[] => {
    if (typeof node === 'string')
      return node.startsWith('-webkit-text-decoration-color:') ? [] : [withoutSpaces(node)]
    const isRule = !isAtRule(node)
    const head = isRule && isNested ? selectorsIn(node.head).map(relative).join() : node.head
    return [{ head, nodes: shorten(node.nodes, isNested || isRule) }]
  })

const withoutSpaces = (declaration: string) =>
  declaration.replaceAll(/"[^"]*"|'[^']*'|, /g, (found) => (found === ', ' ? ',' : found))

/** A selector relative to the rule around it, which need not be named unless something is attached to it. */
const relative = (selector: string) => selector.replace(/^&(?: |(?=[>+~]))/, '')
