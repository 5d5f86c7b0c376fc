import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import type { VisitedPage } from '#generator/index.ts'

type Element = DefaultTreeAdapterTypes.Element
type Attributes = Readonly<Record<string, string>>

/** Reads a document of any site, as browsers do. */
export function readPage(html: string, url: string): VisitedPage['page'] {
  const elements = elementsIn(parse(html))
  const all = (...names: readonly string[]) =>
    elements.filter(({ tagName }) => names.includes(tagName)).map(attributesOf)
  const links = all('link').map(({ rel = '', href = '', hreflang = '' }) => ({
    rel: rel.toLowerCase(),
    href: absolute(href, url),
    language: hreflang,
  }))

  return {
    language: all('html')[0]?.['lang'] ?? '',
    links,
    meta: new Map(
      all('meta').map(({ name, property, content = '' }) => [name ?? property ?? '', content]),
    ),
    assets: [
      ...all('script').flatMap(({ src, 'data-entry': entry }) =>
        [src ?? entry ?? ''].filter(Boolean),
      ),
      ...links
        .filter(({ rel }) => /^(stylesheet|preload|modulepreload)$/.test(rel))
        .map(({ href }) => href),
    ].map((address) => absolute(address, url)),
    forms: all('form').map(({ name = '', action = '', method = 'get', ...rest }) => ({
      name,
      action: absolute(action, url),
      method: method.toLowerCase(),
      isForNetlify: 'data-netlify' in rest || 'netlify' in rest,
    })),
  }
}

function elementsIn(node: DefaultTreeAdapterTypes.ParentNode): readonly Element[] {
  return node.childNodes.flatMap((child) =>
    'tagName' in child ? [child, ...elementsIn(child)] : [],
  )
}

const attributesOf = ({ attrs }: Element): Attributes =>
  Object.fromEntries(attrs.map(({ name, value }) => [name, value]))

/** Empty if it is no address. */
const absolute = (address: string, base: string) => URL.parse(address, base)?.href ?? ''
