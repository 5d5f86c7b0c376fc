import type { Chrome, Page } from '#site/types.ts'

/** An element of the document's head that depends on the page. */
export interface HeadElement {
  readonly tag: 'title' | 'meta' | 'link'
  readonly attributes: Readonly<Record<string, string>>
  readonly text?: string
}

/** The head elements of a page, for the prerendered document and for client-side navigation. */
export function headOf({
  page,
  chrome,
}: {
  readonly page: Page
  readonly chrome: Chrome
}): readonly HeadElement[] {
  const absolute = (path: string) => `${chrome.origin}${path}`
  const basics: readonly HeadElement[] = [
    { tag: 'title', attributes: {}, text: page.title },
    meta('description', page.description),
  ]
  if (page.status === 404 || page.unlisted) return [...basics, meta('robots', 'noindex')]

  return [
    ...basics,
    { tag: 'link', attributes: { rel: 'canonical', href: absolute(page.canonical ?? page.path) } },
    ...alternates(page, chrome).map(
      ([hreflang, path]): HeadElement => ({
        tag: 'link',
        attributes: { rel: 'alternate', hreflang, href: absolute(path) },
      }),
    ),
  ]
}

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
