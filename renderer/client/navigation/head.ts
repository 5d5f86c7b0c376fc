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
export function headOf({ page, chrome, build: { card } }: SiteState): readonly HeadElement[] {
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
  const twins = chrome.languages.flatMap(({ code, locale }) => {
    const path = page.twins[code]
    return path === undefined ? [] : [{ code, locale, path }]
  })
  const [first, ...others] = twins
  return [
    ...basics,
    property('url', url),
    ...twins.map(({ code, locale }) =>
      property(code === page.language ? 'locale' : 'locale:alternate', locale),
    ),
    // In the size that sites ask for.
    ...(card === undefined
      ? []
      : [
          property('image', absolute(card)),
          property('image:width', '1200'),
          property('image:height', '630'),
          property('image:alt', page.title),
          meta('twitter:card', 'summary_large_image'),
        ]),
    { tag: 'link', attributes: { rel: 'canonical', href: url } },
    ...(first && others.length > 0 ? [...twins, { ...first, code: 'x-default' }] : []).map(
      ({ code, path }): HeadElement => ({
        tag: 'link',
        attributes: { rel: 'alternate', hreflang: code, href: absolute(path) },
      }),
    ),
    ...(page.graph ? [dataBlock({ '@context': 'https://schema.org', '@graph': page.graph })] : []),
  ]
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

/** Structured data: https://www.w3.org/TR/json-ld11/#embedding-json-ld-in-html-documents */
const dataBlock = (data: object): HeadElement => ({
  tag: 'script',
  attributes: { type: 'application/ld+json' },
  text: JSON.stringify(data).replaceAll('<', String.raw`\u003c`),
})
