import type { Link } from '#site/types.ts'
import { Icon } from './icon.tsx'
import { SiteLink } from './site-link.tsx'

/** A link to read on, with an arrow; that of one to another site points outwards. */
export function MoreLink({ link: { label, to } }: { readonly link: Link }) {
  return (
    <SiteLink
      className="more"
      href={to}
      end={<Icon name={/^https?:/.test(to) ? 'ext' : 'arrow'} />}
    >
      {label}
    </SiteLink>
  )
}
