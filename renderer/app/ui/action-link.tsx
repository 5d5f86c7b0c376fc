import type { Link } from '#site/types.ts'
import { SiteLink } from './site-link.tsx'

interface Props {
  readonly link: Link
  /** `accent` is for the one action a visitor should take; a page has few of them. */
  readonly variant: 'accent' | 'outline'
}

/** A link that looks like a button. */
export function ActionLink({ link: { label, to }, variant }: Props) {
  return (
    <SiteLink className={`button button-${variant}`} href={to}>
      {label}
    </SiteLink>
  )
}
