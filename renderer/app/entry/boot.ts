/**
 * Runs in every document before the first paint: theme, cookie notice, language redirect, and loading
 * of the client on the first interaction. It is inlined, so it imports nothing and stays small.
 */
const root = document.documentElement
const { entry, now } = document.currentScript?.dataset ?? {}
const systemDark = matchMedia('(prefers-color-scheme: dark)')

const read = (key: string) => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Returns whether storage accepted the value. If not, a redirect would repeat on every visit. */
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

// Styles collapse content only if scripts can open it. The answer to a form has no entry and shows everything.
if (entry !== undefined) root.dataset['scripted'] = ''
applyTheme()
systemDark.addEventListener('change', applyTheme)
addEventListener('storage', applyTheme)
if (read('cookieNotice') === 'true') root.dataset['notice'] = 'off'
redirectOnce()

// The wall at the top of the home page is laid once per visit.
try {
  if (sessionStorage.getItem('laid') !== null) root.dataset['laid'] = ''
  addEventListener('animationend', ({ animationName }) => {
    if (animationName === 'lay') sessionStorage.setItem('laid', '')
  })
} catch {
  // Without storage it is laid on every view.
}

// The document may be of last year. Runs before the end of the page is painted.
addEventListener('DOMContentLoaded', () => {
  const year = document.querySelector('footer time')
  if (year) year.textContent = `${new Date().getFullYear()}`
})

const signs = [
  'pointerover',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'scroll',
  'wheel',
  // The page renders data from the hash without an interaction.
  ...(location.hash.includes('=') ? ['DOMContentLoaded'] : []),
  ...(now === undefined ? [] : ['load']),
]
const pressed: HTMLElement[] = []
let sent: SubmitEvent | undefined

interface Client {
  readonly start: () => Promise<void>
  readonly resume: () => Promise<void>
}

const load = (address: string): Promise<Client> => import(/* @vite-ignore */ address)

const start = () => {
  for (const sign of signs) removeEventListener(sign, start, true)
  if (!entry) return
  // Without a connection, the next interaction tries again.
  load(entry)
    .then((client) => client.start())
    .catch(() => {
      delete root.dataset['scripted']
      formOf(sent)?.submit()
      listen()
    })
}

const listen = () => {
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true })
}

/** Queues clicks before hydration. Links work without scripts. */
const keep = (event: Event) => {
  const target =
    event.target instanceof Element ? event.target.closest('button, input[type=radio]') : null
  if (!(target instanceof HTMLElement)) return
  if (target.closest('form') && target.getAttribute('type') !== 'button') return
  event.preventDefault()
  event.stopPropagation()
  pressed.push(target)
}

const formOf = (event: SubmitEvent | undefined) =>
  event?.target instanceof HTMLFormElement ? event.target : undefined

/** Holds a form that is submitted before hydration. */
const hold = (event: SubmitEvent) => {
  event.preventDefault()
  event.stopPropagation()
  sent = event
}

addEventListener('click', keep, true)
addEventListener('submit', hold, true)
document.addEventListener('diptych:ready', () => {
  removeEventListener('click', keep, true)
  removeEventListener('submit', hold, true)
  root.dataset['scripted'] = ''
  for (const target of pressed) target.click()
  formOf(sent)?.requestSubmit(sent?.submitter)
})
listen()

// Submissions that an earlier visit could not send are sent without loading React.
if (entry && read('outbox') !== null) {
  addEventListener('load', () => {
    load(entry)
      .then((client) => client.resume())
      .catch(() => undefined)
  })
}
