import { useSyncExternalStore } from 'react'
import { Icon, useWords } from '../kit.ts'

/** Switches between light and dark. The boot script has set the theme, and answers the press. */
export function ThemeToggle() {
  const { darkTheme } = useWords()
  const theme = useSyncExternalStore(subscribe, readTheme, unknownTheme)

  return (
    <button
      className="icon-button theme-toggle"
      type="button"
      aria-label={darkTheme}
      aria-pressed={theme === undefined ? undefined : theme === 'dark'}
      data-act="theme"
    >
      <span className="theme-sun">
        <Icon name="sun" />
      </span>
      <span className="theme-moon">
        <Icon name="moon" />
      </span>
    </button>
  )
}

const readTheme = () => document.documentElement.dataset['theme']
/** The server does not know the preference of the visitor. */
const unknownTheme = () => undefined

function subscribe(changed: () => void) {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
