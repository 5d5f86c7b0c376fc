import { useSite, useWords } from '../../site/site-state.tsx'
import { Drawer, DrawerButton } from '../drawer/drawer.tsx'
import { LanguageLink } from '../language/language-link.tsx'
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
              {Array.from(header.entries(), ([place, entry]) =>
                entry.menu === 'plans' ? (
                  <PlansMenu key={place} entry={entry} />
                ) : (
                  <li key={place} className={entry.highlight ? 'highlight' : undefined}>
                    <NavigationEntry entry={entry} />
                  </li>
                ),
              )}
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

/** The languages as links. The boot script marks the list as busy for a moment after a choice. */
function LanguageSwitch() {
  const { languages } = useSite().chrome
  const { language: label } = useWords()

  if (languages.length < 2) return null
  return (
    <ul className="language-switch" aria-label={label}>
      {languages.map((option) => (
        <li key={option.code}>
          <LanguageLink option={option}>{option.short}</LanguageLink>
        </li>
      ))}
    </ul>
  )
}
