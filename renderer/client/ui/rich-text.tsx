import { createContext, Fragment, type ReactNode, useContext } from 'react'
import type { RichText as Nodes, RichNode } from '#site/types.ts'
import { unbroken } from '../site/unbroken.ts'
import { SiteLink } from './site-link.tsx'

/** Compiled markup as React nodes. It contains no HTML, so nothing can be injected. */
export function RichText({ nodes }: { readonly nodes: Nodes }) {
  return nodes.map(renderNode)
}

interface BlocksProps {
  readonly nodes: Nodes
  /** Classes of the one paragraph, or of what stands around several. */
  readonly className?: string | undefined
}

/** Compiled markup as paragraphs, for texts that may be long. */
export function RichBlocks({ nodes, className }: BlocksProps) {
  const hasBlocks = nodes.some((node) => typeof node === 'object' && blocks.has(node.type))
  if (!hasBlocks) return <p className={className}>{nodes.map(renderNode)}</p>
  return className ? (
    <div className={className}>{nodes.map(renderNode)}</div>
  ) : (
    nodes.map(renderNode)
  )
}

/** The same in a box. */
export const RichBox = ({ nodes, className }: BlocksProps) => (
  <div className={className}>
    <RichBlocks nodes={nodes} />
  </div>
)

const blocks = new Set(['paragraph', 'list', 'ordered-list'])

const elements = {
  paragraph: 'p',
  strong: 'strong',
  emphasis: 'em',
  list: 'ul',
  'ordered-list': 'ol',
  item: 'li',
} as const

/** The classes of lists. */
const lists: Readonly<Record<string, string>> = { list: 'marks', 'ordered-list': 'numbers' }

/** Replacements of placeholders by name, for placeholders in rich text. */
export const PlaceholderContext = createContext<ReadonlyMap<string, string>>(new Map())

function Placeholder({ name }: { readonly name: string }) {
  return <mark>{useContext(PlaceholderContext).get(name) ?? name}</mark>
}

function renderNode(node: RichNode, index: number): ReactNode {
  if (typeof node === 'string') return <Fragment key={index}>{unbroken(node)}</Fragment>
  if (node.type === 'break') return <br key={index} />
  if (node.type === 'placeholder') return <Placeholder key={index} name={node.children.join('')} />

  const children = node.children.map(renderNode)
  if (node.type === 'link') {
    return (
      <SiteLink key={index} href={node.href}>
        {children}
      </SiteLink>
    )
  }
  const Element = elements[node.type]
  return (
    <Element key={index} className={lists[node.type]}>
      {children}
    </Element>
  )
}
