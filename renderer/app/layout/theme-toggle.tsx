import { useSyncExternalStore } from 'react'
import { useWords } from '../site/site-state.tsx'
import { writeStorage } from '../site/storage.ts'
import { Icon } from '../ui/icon.tsx'

/** Switches between light and dark. The boot script has set the theme before the first paint. */
export function ThemeToggle() {
  const { darkTheme } = useWords()
  const theme = useSyncExternalStore(subscribe, readTheme, unknownTheme)

  return (
    <button
      className="icon-button theme-toggle"
      type="button"
      aria-label={darkTheme}
      aria-pressed={theme === undefined ? undefined : theme === 'dark'}
      onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}
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

function setTheme(theme: 'light' | 'dark') {
  const root = document.documentElement
  // Colours change at once: many elements with transitions of their own would flicker.
  root.dataset['flipping'] = ''
  root.dataset['theme'] = theme
  writeStorage('theme', theme)

  const { backgroundColor } = getComputedStyle(root)
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.content = backgroundColor
  requestAnimationFrame(() => requestAnimationFrame(() => delete root.dataset['flipping']))
}
