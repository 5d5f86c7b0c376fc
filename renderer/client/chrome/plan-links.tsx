import { Icon, MiniWall, SiteLink, useSite } from '../kit.ts'

interface Props {
  /** The label and target of the entry that leads to all plans. */
  readonly all: { readonly label: string; readonly to: string } | undefined
}

/** The plans with their size and starting price, as list items. */
export function PlanLinks({ all }: Props) {
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
