import type { NavigationLink } from '#site/types.ts'
import { useSite } from '../../site/site-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PlanLinks } from '../plan-links.tsx'
import { useHoverMenu } from './use-hover-menu.ts'

const menuId = 'plans-menu'

/**
 * The dropdown of plans. It opens on hover, click and focus, and closes shortly after the pointer has left.
 * Before React has come the style sheet opens it, and `data-act` keeps the boot script from repeating the press.
 */
export function PlansMenu({ entry }: { readonly entry: NavigationLink }) {
  const { page, chrome } = useSite()
  const { isOpen, root, button, handlers, toggle } = useHoverMenu(page.path)
  const isCurrent = chrome.plans.some(({ href }) => href === page.path)

  return (
    <li className="plans-menu" ref={root} {...handlers}>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={menuId}
        aria-current={isCurrent ? 'true' : undefined}
        data-act="dropdown"
        onClick={toggle}
      >
        {entry.label}
        <Icon name="chevron" />
      </button>
      <ul id={menuId} className="plans-menu-list">
        <PlanLinks all={entry.all} />
      </ul>
    </li>
  )
}
