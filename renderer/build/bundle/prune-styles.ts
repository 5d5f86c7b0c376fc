/** A block of a style sheet with what stands in it, or a declaration or statement. */
type Node = Block | string

interface Block {
  /** A selector or an at-rule. */
  readonly head: string
  readonly nodes: readonly Node[]
}

/** A style sheet, from which rules can be left out. */
export interface PrunableSheet {
  /** The classes and elements that its rules name. */
  readonly names: readonly string[]
  /**
   * The rules for a page on which these names occur: without those for other classes and elements, and those that
   * answer to a pointer over an element.
   */
  prunedFor(names: ReadonlySet<string>): string
}

/** Reads a minified style sheet. */
export function prunableSheet(text: string): PrunableSheet {
  const nodes = parse(text)
  return {
    names: [...new Set(nodes.flatMap(namedIn))],
    prunedFor: (names) => write(prune(nodes, names), ';'),
  }
}

/** A minified style sheet without the blocks that start so. */
export const withoutBlocks = (text: string, start: string): string =>
  write(drop(parse(text), start), ';')

const drop = (nodes: readonly Node[], start: string): readonly Node[] =>
  nodes
    .filter((node) => typeof node === 'string' || !node.head.startsWith(start))
    .map((node) => (typeof node === 'string' ? node : { ...node, nodes: drop(node.nodes, start) }))

/** The classes of a document as `.name`, and its elements. */
export function namesIn(markup: string): ReadonlySet<string> {
  const elements = new Set(['html', 'head', 'body'])
  const lists = new Set<string>()
  for (const [, element, list] of markup.matchAll(/<([a-z][a-z\d-]*)|\sclass="([^"]*)"/g)) {
    if (element !== undefined) elements.add(element)
    else if (list !== undefined) lists.add(list)
  }
  const classes = [...lists].flatMap((list) => list.split(' ').map((name) => `.${name}`))
  return new Set([...elements, ...classes])
}

function parse(text: string): readonly Node[] {
  const marks = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[(){};]/gs
  const read = (from: number): { readonly nodes: readonly Node[]; readonly end: number } => {
    const nodes: Node[] = []
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

/** Nodes as text. Inside a block the last declaration needs no end. */
const write = (nodes: readonly Node[], end = ''): string =>
  nodes
    .map((node, index) => {
      if (typeof node !== 'string') return `${node.head}{${write(node.nodes)}}`
      return index < nodes.length - 1 ? `${node};` : `${node}${end}`
    })
    .join('')

const isAtRule = ({ head }: Block) => head.startsWith('@')
/** Blocks that hold other rules. The rest, such as keyframes, stay whole. */
const isGroup = ({ head }: Block) =>
  /^@(?:container|layer|media|scope|starting-style|supports)\b/.test(head)

function prune(nodes: readonly Node[], names: ReadonlySet<string>): readonly Node[] {
  return nodes.flatMap((node): readonly Node[] => {
    if (typeof node === 'string' || (isAtRule(node) && !isGroup(node))) return [node]
    const selectors = isAtRule(node)
      ? [node.head]
      : selectorsIn(node.head).filter((selector) => applies(selector, names))
    const inner = selectors.length > 0 ? prune(node.nodes, names) : []
    return inner.length > 0 ? [{ head: selectors.join(), nodes: inner }] : []
  })
}

const applies = (selector: string, names: ReadonlySet<string>) =>
  !withoutBrackets(selector).includes(':hover') && needed(selector).every((name) => names.has(name))

const namedIn = (node: Node): readonly string[] => {
  if (typeof node === 'string' || (isAtRule(node) && !isGroup(node))) return []
  const own = isAtRule(node) ? [] : selectorsIn(node.head).flatMap(needed)
  return [...own, ...node.nodes.flatMap(namedIn)]
}

/** The selectors of a list. */
function selectorsIn(head: string): readonly string[] {
  const outside = withoutBrackets(head)
  const commas = Array.from(outside.matchAll(/,/g), ({ index }) => index)
  return [...commas, head.length].map((end, place) =>
    head.slice((commas[place - 1] ?? -1) + 1, end).trim(),
  )
}

/** The classes and elements without which a selector matches nothing. What `:is()` and the like list may lack. */
const needed = (selector: string): readonly string[] =>
  Array.from(
    withoutBrackets(selector).matchAll(/\.[a-z][\w-]*|(?<![\w#:.-])[a-z][\w-]*/gi),
    ([name]) => name,
  )

/** A selector with spaces instead of what stands in brackets. */
function withoutBrackets(selector: string): string {
  let depth = 0
  return selector.replaceAll(/"[^"]*"|'[^']*'|./gs, (mark) => {
    if (mark === '(' || mark === '[') depth += 1
    const isInside = depth > 0
    if (mark === ')' || mark === ']') depth -= 1
    return isInside ? ' '.repeat(mark.length) : mark
  })
}
