/**
 * Runs in every document before the first paint: theme, cookie notice, language redirect, the answers of the
 * controls around the page, and loading of the client: it is fetched when the page is idle, unless the connection is
 * slow or dear, or on the first interaction, and starts on the first interaction, with which the late styles come. It
 * is inlined, so it stays small.
 */
import { mayFetchAhead } from '../site/may-fetch-ahead.ts'
import { readStorage, writeStorage } from '../site/storage.ts'
import { answer, root } from './answers.ts'

const {
  entry,
  modules = '',
  page = '',
  chrome = '',
  late,
  now,
} = document.currentScript?.dataset ?? {}
const systemDark = matchMedia('(prefers-color-scheme: dark)')

const applyTheme = () => {
  const stored = readStorage('theme')
  const isDark = stored === 'dark' || (stored !== 'light' && systemDark.matches)
  root.dataset['theme'] = isDark ? 'dark' : 'light'
}

const redirectOnce = () => {
  if (location.pathname !== '/' || readStorage('language') !== null) return
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[hreflang]')) {
    const { hreflang } = link
    if (hreflang === root.lang || !navigator.language.toLowerCase().startsWith(hreflang)) continue
    // Without storage the redirect would repeat on every visit.
    if (writeStorage('language', hreflang)) {
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
if (readStorage('cookieNotice') === 'true') root.dataset['notice'] = 'off'
redirectOnce()

// The wall at the top of the home page is laid once per visit; nothing lays it again, not print, not another width.
// The logo stands as the last page of the visit has turned it.
try {
  root.style.setProperty('--quarters', sessionStorage.getItem('quarters'))
  if (sessionStorage.getItem('laid') !== null) root.dataset['laid'] = ''
  addEventListener('animationstart', async ({ animationName }) => {
    if (animationName !== 'lay') return
    sessionStorage.setItem('laid', '')
    await Promise.allSettled(document.getAnimations().map((each) => each.finished))
    root.dataset['laid'] = ''
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
  'keydown',
  'focusin',
  'scroll',
  // The page renders data from the hash without an interaction.
  ...(location.hash.includes('=') ? ['DOMContentLoaded'] : []),
  ...(now === undefined ? [] : ['load']),
]
const pressed: HTMLElement[] = []
let sent: SubmitEvent | undefined

interface Client {
  readonly start: (data: unknown) => Promise<void>
  readonly resume: () => Promise<void>
}

const load = (address: string): Promise<Client> => import(/* @vite-ignore */ address)

let data: Promise<unknown> | undefined

const addLink = (rel: string, href: string) =>
  document.head.append(Object.assign(document.createElement('link'), { rel, href }))

/** Adds the style sheet of what a visitor can open, of paper, and of what only React shows. */
const addLate = () => late && addLink('stylesheet', late)

/** Fetches modules and data of the page, all at once. No module runs before `start`. */
const fetchAhead = () => {
  if (data) return data
  for (const href of modules.split(' ')) addLink('modulepreload', href)
  data = Promise.all(
    [page, chrome].map(async (address) => {
      const response = await fetch(address)
      return response.ok ? response.json() : Promise.reject()
    }),
  )
  data.catch(() => {
    data = undefined
  })
  return data
}

const start = () => {
  for (const sign of signs) removeEventListener(sign, start, true)
  addLate()
  if (!entry) return
  // Without a connection, the next interaction tries again.
  Promise.all([load(entry), fetchAhead()])
    .then(([client, fetched]) => client.start(fetched))
    .catch(() => {
      delete root.dataset['scripted']
      removeEventListener('submit', hold, true)
      formOf(sent)?.submit()
      listen()
    })
}

const listen = () => {
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true })
}

/**
 * Queues clicks before hydration. Links work without scripts; one within the page leads there at once, and
 * once more when React has come, which also moves the focus.
 */
const keep = (event: Event) => {
  const target = event.target instanceof Element && event.target.closest<HTMLElement>(kept)
  if (!target || (target.closest('form') && target.getAttribute('type') !== 'button')) return
  pressed.push(target)
  if (target.matches('a')) return
  event.preventDefault()
  event.stopPropagation()
}
const kept = 'button:not([data-act]), main a[href^="#"]'

const formOf = (event: SubmitEvent | undefined) =>
  event?.target instanceof HTMLFormElement ? event.target : undefined

/** Holds a form that is submitted before hydration. */
const hold = (event: SubmitEvent) => {
  event.preventDefault()
  event.stopPropagation()
  sent = event
}

addEventListener('click', answer, true)
addEventListener('click', keep, true)
addEventListener('submit', hold, true)
document.addEventListener('diptych:ready', () => {
  removeEventListener('click', keep, true)
  removeEventListener('submit', hold, true)
  root.dataset['scripted'] = ''
  for (const target of pressed) {
    hydrate(target)
    target.click()
  }
  const form = formOf(sent)
  if (!form) return
  hydrate(form)
  form.requestSubmit(sent?.submitter)
})

/** Makes React hydrate the section of an element now. The submission of a form does not. */
const hydrate = (element: HTMLElement) =>
  element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))

listen()
addEventListener('beforeprint', addLate, { once: true })
addEventListener('load', () => {
  if (!entry) return
  if (mayFetchAhead()) {
    window.requestIdleCallback?.(fetchAhead)
    // Not every browser reports an idle moment, and a busy one may never.
    setTimeout(fetchAhead, 2000)
  }
  // Submissions that an earlier visit could not send are sent without loading React.
  if (readStorage('outbox') !== null) {
    load(entry)
      .then((client) => client.resume())
      .catch(() => undefined)
  }
})
