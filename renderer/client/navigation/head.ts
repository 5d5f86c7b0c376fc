import type { Chrome, Page } from '#site/types.ts'
import type { SiteState } from '../site/site-state.tsx'

/** An element of the document's head that depends on the page. */
interface HeadElement {
  readonly tag: 'title' | 'meta' | 'link' | 'script'
  readonly attributes: Readonly<Record<string, string>>
  readonly text?: string
}

/** The icon that stands for a page without a card, in `public-files.ts`. */
const plainImage = '/icon-512.png'

/** The head elements of a page, for the prerendered document and for client-side navigation. */
export function headOf({ page, chrome, build }: SiteState): readonly HeadElement[] {
  const absolute = (path: string) => `${chrome.origin}${path}`
  const basics: readonly HeadElement[] = [
    { tag: 'title', attributes: {}, text: page.title },
    meta('description', page.description),
    property('title', page.title),
    property('description', page.description),
    property('type', 'website'),
    property('site_name', chrome.brand.name),
  ]
  if (page.status === 404 || page.unlisted) {
    return [...basics, property('image', absolute(plainImage)), meta('robots', 'noindex')]
  }

  const url = absolute(page.canonical ?? page.path)
  const locales = chrome.languages.filter(({ code }) => page.twins[code] !== undefined)
  return [
    ...basics,
    property('url', url),
    ...locales.map(({ code, locale }) =>
      property(code === page.language ? 'locale' : 'locale:alternate', locale),
    ),
    ...imageOf(page, build.card === undefined ? undefined : absolute(build.card)),
    { tag: 'link', attributes: { rel: 'canonical', href: url } },
    ...alternates(page, chrome).map(
      ([hreflang, path]): HeadElement => ({
        tag: 'link',
        attributes: { rel: 'alternate', hreflang, href: absolute(path) },
      }),
    ),
    ...graphOf(page),
  ]
}

/** The card of a page, in the size that sites ask for. */
const imageOf = ({ title }: Page, card: string | undefined): readonly HeadElement[] =>
  card === undefined
    ? []
    : [
        property('image', card),
        property('image:width', '1200'),
        property('image:height', '630'),
        property('image:alt', title),
        meta('twitter:card', 'summary_large_image'),
      ]

/** The structured data as a data block: https://www.w3.org/TR/json-ld11/#embedding-json-ld-in-html-documents */
const graphOf = ({ graph }: Page): readonly HeadElement[] =>
  graph
    ? [
        {
          tag: 'script',
          attributes: { type: 'application/ld+json' },
          text: JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll(
            '<',
            String.raw`\u003c`,
          ),
        },
      ]
    : []

/** The page's addresses by language. The first one is also `x-default`. */
function alternates(
  { twins }: Page,
  { languages }: Chrome,
): readonly (readonly [string, string])[] {
  const known = languages.flatMap(({ code }) => {
    const path = twins[code]
    return path === undefined ? [] : [[code, path] as const]
  })
  const [first] = known
  return known.length > 1 && first ? [...known, ['x-default', first[1]]] : []
}

const meta = (name: string, content: string): HeadElement => ({
  tag: 'meta',
  attributes: { name, content },
})

/** A property of Open Graph, which X reads too: https://ogp.me */
const property = (name: string, content: string): HeadElement => ({
  tag: 'meta',
  attributes: { property: `og:${name}`, content },
})
