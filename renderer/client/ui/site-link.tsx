import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { languageOf, prefetch } from '../navigation/page-loader.ts'
import { useSite } from '../site/site-state.tsx'

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  readonly href: string
  /** What stands behind all of its words, such as an arrow. */
  readonly end?: ReactNode
}

/**
 * A link. Within the site it changes the page without loading a document, and prefetches the page. Where it leads to
 * another language, because this one lacks the page, it says so behind its words, unless `hrefLang` is given.
 */
export function SiteLink({ href, children, end, ...rest }: Props) {
  const { page, chrome } = useSite()
  const language = href.startsWith('/') ? languageOf(href, chrome.languages) : undefined
  const isForeign = language !== undefined && language.code !== page.language
  const other = isForeign && rest.hrefLang === undefined ? language : undefined
  const named = {
    ...(other && { hrefLang: other.code }),
    children: (
      <>
        {children}
        {other && <span lang={other.code}> ({other.name})</span>}
        {end}
      </>
    ),
  }
  // What a link within the page leads to is opened by the browser alone.
  const own = href.startsWith(`${page.path}#`) ? href.slice(page.path.length) : href
  if (!isPage(own)) return <a href={own} {...rest} {...named} />

  const fetchAhead = () => prefetch(href)
  return (
    <Link
      to={href}
      discover="none"
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      onTouchStart={fetchAhead}
      {...rest}
      {...named}
    />
  )
}

/** Whether an address is a page of the site. An address with a file extension, such as /sitemap.html, loads as a document. */
const isPage = (href: string) => href.startsWith('/') && !/\.\w+$/.test(href.split(/[?#]/)[0] ?? '')
