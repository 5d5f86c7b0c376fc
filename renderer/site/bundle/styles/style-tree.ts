/** A block of a style sheet with what stands in it, or a declaration or statement. */
export type StyleNode = StyleBlock | string

export interface StyleBlock {
  /** A selector or an at-rule. */
  readonly head: string
  readonly nodes: readonly StyleNode[]
}

/** Reads a minified style sheet. */
export function parseStyles(text: string): readonly StyleNode[] {
  const marks = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[(){};]/gs
  const read = (from: number): { readonly nodes: readonly StyleNode[]; readonly end: number } => {
    const nodes: StyleNode[] = []
    let start = from
    let depth = 0
    for (let found = marks.exec(text); found; found = marks.exec(text)) {
      const { 0: mark, index } = found
      if (mark === '(') depth += 1
      if (mark === ')') depth -= 1
      if (depth > 0 || !/^[{};]$/.test(mark)) continue
      const part = text.slice(start, index).trim()
      if (mark === '{') {
        const inner = read(marks.lastIndex)
        nodes.push({ head: part, nodes: inner.nodes })
        start = inner.end
        continue
      }
      if (part) nodes.push(part)
      start = marks.lastIndex
      if (mark === '}') return { nodes, end: start }
    }
    const rest = text.slice(start).trim()
    return { nodes: rest ? [...nodes, rest] : nodes, end: text.length }
  }
  return read(0).nodes
}

/** Nodes as text. */
export const writeStyles = (nodes: readonly StyleNode[]): string => write(nodes, ';')

/** Inside a block the last declaration needs no end. */
const write = (nodes: readonly StyleNode[], end = ''): string =>
  nodes
    .map((node, index) => {
      if (typeof node !== 'string') return `${node.head}{${write(node.nodes)}}`
      return index < nodes.length - 1 ? `${node};` : `${node}${end}`
    })
    .join('')

export const isAtRule = ({ head }: StyleBlock) => head.startsWith('@')

/** The selectors of a list. */
export function selectorsIn(head: string): readonly string[] {
  const outside = withoutBrackets(head)
  const commas = Array.from(outside.matchAll(/,/g), ({ index }) => index)
  return [...commas, head.length].map((end, place) =>
    head.slice((commas[place - 1] ?? -1) + 1, end).trim(),
  )
}

/** A selector with spaces instead of what stands in brackets. */
export function withoutBrackets(selector: string): string {
  let depth = 0
  return selector.replaceAll(/"[^"]*"|'[^']*'|./gs, (mark) => {
    if (mark === '(' || mark === '[') depth += 1
    const isInside = depth > 0
    if (mark === ')' || mark === ']') depth -= 1
    return isInside ? ' '.repeat(mark.length) : mark
  })
}
