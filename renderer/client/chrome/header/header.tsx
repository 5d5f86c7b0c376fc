import type { NavigationLink } from '#site/types.ts'
import { useSite } from '../../site/site-state.tsx'
import { Drawer, DrawerButton } from '../drawer/drawer.tsx'
import { LanguageSwitch } from '../language/language-switch.tsx'
import { Logo } from '../logo.tsx'
import { NavigationEntry } from '../navigation-entry.tsx'
import { ThemeToggle } from '../theme-toggle.tsx'
import { PlansMenu } from './plans-menu.tsx'

export function Header() {
  const { header, words } = useSite().chrome

  return (
    <>
      <header className="header">
        <div className="wrap">
          <Logo />
          <nav aria-label={words.mainNavigation}>
            <ul className="header-links">
              {Array.from(header.entries(), ([place, entry]) => (
                <HeaderEntry key={place} entry={entry} />
              ))}
            </ul>
          </nav>
          <div className="header-tools">
            <LanguageSwitch />
            <ThemeToggle />
            <DrawerButton />
          </div>
        </div>
      </header>
      <Drawer />
    </>
  )
}

function HeaderEntry({ entry }: { readonly entry: NavigationLink }) {
  if (entry.menu === 'plans') return <PlansMenu entry={entry} />
  return (
    <li className={entry.highlight ? 'highlight' : undefined}>
      <NavigationEntry entry={entry} />
    </li>
  )
}
