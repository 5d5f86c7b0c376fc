import type { ComponentProps } from 'react'
import { prefetch } from '../navigation/page-loader.ts'
import { useFollow } from '../navigation/use-follow.ts'

type Props = Omit<ComponentProps<'a'>, 'href'> & { readonly href: string }

/** A link. Within the site it changes the page without loading a document, and prefetches the page. */
export function SiteLink({ href, onClick, ...rest }: Props) {
  const follow = useFollow()
  if (!isPage(href)) return <a href={href} onClick={onClick} {...rest} />

  const fetchAhead = () => prefetch(href)
  return (
    <a
      href={href}
      onClick={(event) => {
        onClick?.(event)
        follow(event, href)
      }}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      onTouchStart={fetchAhead}
      {...rest}
    />
  )
}

/** Whether an address is a page of the site. An address with a file extension, such as /sitemap.html, loads as a document. */
const isPage = (href: string) => href.startsWith('/') && !/\.\w+$/.test(href.split(/[?#]/)[0] ?? '')
