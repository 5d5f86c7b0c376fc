import type { NavigationLink } from '#site/types.ts'
import { Icon, MiniWall, SiteLink, useSite } from '../kit.ts'

/** The entry that leads to all plans, and each with its size and starting price, as list items. */
export function PlanLinks({ entry: { all } }: { readonly entry: NavigationLink }) {
  const { page, chrome } = useSite()

  return (
    <>
      {all && (
        <li>
          <SiteLink className="plan-link-all" href={all.to}>
            {all.label}
            <Icon name="arrow" />
          </SiteLink>
        </li>
      )}
      {chrome.plans.map(({ id, name, from, href, size }) => (
        <li key={id}>
          <SiteLink
            className="plan-link"
            href={href}
            aria-current={href === page.path ? 'page' : undefined}
          >
            <MiniWall size={size} />
            <span>
              <b>{name}</b>
              <span className="plan-link-price">{from}</span>
            </span>
          </SiteLink>
        </li>
      ))}
    </>
  )
}
