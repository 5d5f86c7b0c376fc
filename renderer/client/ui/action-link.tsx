import type { ComponentProps } from 'react'
import type { Link } from '#site/types.ts'
import { SiteLink } from './site-link.tsx'

interface Props extends Omit<ComponentProps<'a'>, 'href' | 'className' | 'children'> {
  readonly link: Link
  /** `accent` is for the one action a visitor should take; a page has few of them. */
  readonly variant: 'accent' | 'outline'
}

/** A link that looks like a button. */
export function ActionLink({ link: { label, to }, variant, ...rest }: Props) {
  return (
    <SiteLink className={`button button-${variant}`} href={to} {...rest}>
      {label}
    </SiteLink>
  )
}
