import { type DefaultTreeAdapterMap, defaultTreeAdapter, parse } from 'parse5'

type Element = DefaultTreeAdapterMap['element']
type Node = DefaultTreeAdapterMap['node']

/** What a visitor would see as broken in a document. `paths` are the addresses that have a page. */
export function documentFaults(html: string, paths: ReadonlySet<string>): readonly string[] {
  const elements = [...elementsIn(parse(html))]
  const all = elements.flatMap((element) => attributeOf(element, 'id') ?? [])
  const ids = new Set(all)
  const twice = all.filter((id, index) => all.indexOf(id) !== index)
  return [
    ...twice.map((id) => `the id "${id}" is used twice`),
    ...elements.flatMap((element) => [...faultsOf(element), ...deadLink(element, ids, paths)]),
  ]
}

function deadLink(
  element: Element,
  ids: ReadonlySet<string>,
  paths: ReadonlySet<string>,
): readonly string[] {
  if (element.tagName !== 'a') return []
  const href = attributeOf(element, 'href') ?? ''
  const [address = '', anchor = ''] = href.split('#')
  const [path = ''] = address.split('?')
  const isOwn = path.startsWith('/') && !path.startsWith('//')
  const isDead = href === '' || (isOwn && !paths.has(path)) || (path === '' && !ids.has(anchor))
  return isDead ? [`the link "${textOf(element)}" leads to "${href}"`] : []
}

const headings = /^h[1-6]$/
const lists = /^(?:[uod]l|select|tbody)$/
const named = /^(?:a|button|legend|label)$/
const unseen = new Set(['script', 'style', 'template', 'noscript'])

function faultsOf(element: Element): readonly string[] {
  const { tagName, childNodes, attrs } = element
  const own = childNodes.map((node) => (defaultTreeAdapter.isTextNode(node) ? node.value : ''))
  const said = [...own, ...attrs.map(({ value }) => value)].find((text) =>
    /\b(?:undefined|NaN)\b|\[object |\{\{/.test(text),
  )
  const text = textOf(element).trim()
  const isEmpty = lists.test(tagName)
    ? !childNodes.some(defaultTreeAdapter.isElementNode)
    : headings.test(tagName) && text === ''
  const name = attributeOf(element, 'aria-label')?.trim() ?? text
  const isNameless = named.test(tagName) && name === '' && !isHidden(element)
  return [
    ...(said === undefined ? [] : [`<${tagName}> says "${said.trim().slice(0, 80)}"`]),
    ...(isEmpty ? [`<${tagName}> is empty`] : []),
    ...(isNameless ? [`<${tagName}> has no name: ${JSON.stringify(attrs)}`] : []),
  ]
}

const attributeOf = ({ attrs }: Element, name: string) =>
  attrs.find((attribute) => attribute.name === name)?.value

/** Whether only those who see the page know of an element. */
function isHidden(element: Element): boolean {
  if (attributeOf(element, 'aria-hidden') === 'true') return true
  const { parentNode } = element
  return parentNode !== null && defaultTreeAdapter.isElementNode(parentNode) && isHidden(parentNode)
}

/** The text of an element. A labelled picture counts as its label. */
function textOf(element: Element): string {
  return element.childNodes
    .map((node) => {
      if (defaultTreeAdapter.isTextNode(node)) return node.value
      if (!defaultTreeAdapter.isElementNode(node)) return ''
      return attributeOf(node, 'aria-label') ?? textOf(node)
    })
    .join('')
}

function* elementsIn(node: Node): Generator<Element> {
  if (defaultTreeAdapter.isElementNode(node)) {
    if (unseen.has(node.tagName)) return
    yield node
  }
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsIn(child)
}
