import {
  isAtRule,
  parseStyles,
  type StyleBlock,
  type StyleNode,
  selectorsIn,
  withoutBrackets,
  writeStyles,
} from './style-tree.ts'

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
  const nodes = parseStyles(text)
  return {
    names: [...new Set(nodes.flatMap(namedIn))],
    prunedFor: (names) => writeStyles(prune(nodes, names)),
  }
}

/** The classes of a document as `.name`, its elements, and `:disabled` if one of them is. */
export function namesIn(markup: string): ReadonlySet<string> {
  const elements = new Set(['html', 'head', 'body'])
  const lists = new Set<string>()
  for (const [, element, list] of markup.matchAll(/<([a-z][a-z\d-]*)|\sclass="([^"]*)"/g)) {
    if (element !== undefined) elements.add(element)
    else if (list !== undefined) lists.add(list)
  }
  const classes = [...lists].flatMap((list) => list.split(' ').map((name) => `.${name}`))
  const states = /\sdisabled[\s=>]/.test(markup) ? [':disabled'] : []
  return new Set([...elements, ...classes, ...states])
}

/** Blocks that hold other rules. The rest, such as keyframes, stay whole. */
const isGroup = ({ head }: StyleBlock) =>
  /^@(?:container|layer|media|scope|starting-style|supports)\b/.test(head)

function prune(nodes: readonly StyleNode[], names: ReadonlySet<string>): readonly StyleNode[] {
  return nodes.flatMap((node): readonly StyleNode[] => {
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

const namedIn = (node: StyleNode): readonly string[] => {
  if (typeof node === 'string' || (isAtRule(node) && !isGroup(node))) return []
  const own = isAtRule(node) ? [] : selectorsIn(node.head).flatMap(needed)
  return [...own, ...node.nodes.flatMap(namedIn)]
}

/** The classes and elements without which a selector matches nothing. What `:is()` and the like list may lack. */
const needed = (selector: string): readonly string[] =>
  Array.from(
    withoutBrackets(selector).matchAll(/\.[a-z][\w-]*|:disabled|(?<![\w#:.-])[a-z][\w-]*/gi),
    ([name]) => name,
  )
