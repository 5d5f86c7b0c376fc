import type { NavigationLink } from '#site/types.ts'
import { Icon, SiteLink, useSite } from '../kit.ts'

/** Drawn, since a system may lack its picture. */
const wave = '👋'

/** One entry of a menu. Without a target it is plain text. */
export function NavigationEntry({
  entry: { label, to, emoji },
}: {
  readonly entry: NavigationLink
}) {
  const { path } = useSite().page
  const content = emoji ? (
    <>
      {label}
      {emoji === wave ? <Icon name="hand" /> : <span aria-hidden="true">{emoji}</span>}
    </>
  ) : (
    label
  )

  if (to === undefined) return <span>{content}</span>
  return (
    <SiteLink href={to} aria-current={to === path ? 'page' : undefined}>
      {content}
    </SiteLink>
  )
}
