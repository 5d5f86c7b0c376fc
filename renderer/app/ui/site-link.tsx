import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { prefetch } from '../navigation/page-loader.ts'

type Props = Omit<ComponentProps<'a'>, 'href'> & { readonly href: string }

/** A link. Within the site it changes the page without loading a document, and prefetches the page. */
export function SiteLink({ href, ...rest }: Props) {
  if (!isPage(href)) return <a href={href} {...rest} />

  const fetchAhead = () => prefetch(href)
  return (
    <Link
      to={href}
      discover="none"
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      onTouchStart={fetchAhead}
      {...rest}
    />
  )
}

/** Whether an address is a page of the site. An address with a file extension, such as /sitemap.html, loads as a document. */
const isPage = (href: string) => href.startsWith('/') && !/\.\w+$/.test(href.split(/[?#]/)[0] ?? '')
