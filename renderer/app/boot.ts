/**
 * Runs in every document before the first paint: theme, cookie notice, the redirect of visitors who
 * prefer another language, and the first sign that somebody wants to use the page. It is inlined, so
 * it imports nothing and stays small.
 */
const root = document.documentElement
const entry = document.currentScript?.dataset['entry']
const systemDark = matchMedia('(prefers-color-scheme: dark)')

const read = (key: string) => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Storage that refuses to keep the note would redirect on every visit: then the visitor stays. */
const remember = (key: string, value: string) => {
  try {
    localStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}

const applyTheme = () => {
  const stored = read('theme')
  const system = systemDark.matches ? 'dark' : 'light'
  root.dataset['theme'] = stored === 'dark' || stored === 'light' ? stored : system
}

const redirectOnce = () => {
  if (location.pathname !== '/' || read('language') !== null) return
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[hreflang]')) {
    const { hreflang } = link
    if (hreflang === root.lang || !navigator.language.toLowerCase().startsWith(hreflang)) continue
    if (remember('language', hreflang)) {
      location.replace(new URL(link.href).pathname + location.search + location.hash)
    }
    return
  }
}

applyTheme()
systemDark.addEventListener('change', applyTheme)
addEventListener('storage', applyTheme)
if (read('cookieNotice') === 'true') root.dataset['notice'] = 'off'
redirectOnce()

const signs = [
  'pointerover',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'scroll',
  'wheel',
] as const
const pressed: HTMLElement[] = []

const start = () => {
  for (const sign of signs) removeEventListener(sign, start, true)
  if (!entry) return
  // A lost connection must not be the end: the next sign tries again.
  const module: Promise<{ start: () => Promise<void> }> = import(/* @vite-ignore */ entry)
  module.then((client) => client.start()).catch(listen)
}

const listen = () => {
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true })
}

/** Keeps what is pressed before anything answers to it. Links work by themselves. */
const keep = (event: Event) => {
  const target =
    event.target instanceof Element ? event.target.closest('button, input[type=radio]') : null
  if (!(target instanceof HTMLElement) || target.closest('form')) return
  event.preventDefault()
  event.stopPropagation()
  pressed.push(target)
}

addEventListener('click', keep, true)
document.addEventListener('diptych:ready', () => {
  removeEventListener('click', keep, true)
  for (const target of pressed) target.click()
})
listen()
