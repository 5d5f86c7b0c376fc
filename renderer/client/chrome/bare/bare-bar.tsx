import { Icon, SiteIcon, useSite } from '../../kit.ts'
import { Logo } from '../logo.tsx'
import { ThemeToggle } from '../theme-toggle.tsx'

/** The bar of a page with one task: back button, brand, help link, theme toggle. */
export function BareBar() {
  const { words, footer, home } = useSite().chrome
  const goBack = () => {
    const { history, location } = window
    // In a new tab the page has no history to go back to.
    if (history.length > 1) history.back()
    else location.assign(home)
  }

  return (
    <header className="header bare-bar">
      <div className="wrap">
        <button className="bare-bar-back" type="button" onClick={goBack}>
          <Icon name="back" />
          <span>{words.back}</span>
        </button>
        <Logo />
        {footer.email && (
          <a className="bare-bar-mail quiet" href={`mailto:${footer.email}`}>
            <SiteIcon name="mail" />
            <span>{footer.email}</span>
          </a>
        )}
        <ThemeToggle />
      </div>
    </header>
  )
}
