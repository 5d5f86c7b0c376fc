import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { prefetch } from '../navigation/page-loader.ts'

type Props = Omit<ComponentProps<'a'>, 'href'> & { readonly href: string }

/** A link: inside the site it changes the page without loading the document, and fetches ahead. */
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

/** A path of the site; files such as /sitemap.html are loaded as documents. */
const isPage = (href: string) => href.startsWith('/') && !/\.\w+$/.test(href.split(/[?#]/)[0] ?? '')
