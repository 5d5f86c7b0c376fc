/**
 * Runs in every document before the first paint: theme, cookie notice, language redirect, the answers of the
 * controls around the page, and loading of the client: it is fetched when the page has loaded, unless the connection
 * is slow or dear, or on the first interaction, and starts on the first interaction, with which the late styles come.
 * It is inlined, so it stays small.
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

/** How long the wall takes to be laid, in milliseconds. */
const layingTime = 2000
/** From the end of loading until the client is fetched ahead, in milliseconds: the browser shows the page first. */
const fetchDelay = 500

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

// The wall at the top of the home page is laid once; nothing lays it again, not print, not another width.
setTimeout(() => {
  root.dataset['laid'] = ''
}, layingTime)

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
  data = Promise.all([page, chrome].map(async (address) => (await fetch(address)).json()))
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
    .then(
      () => {
        removeEventListener('click', keep, true)
        root.dataset['scripted'] = ''
        press()
      },
      () => {
        delete root.dataset['scripted']
        press('[type=submit]')
        listen()
      },
    )
}

const listen = () => {
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true })
}

const pressed = new Set<HTMLElement>()

/**
 * Queues clicks before hydration, by which forms are sent too. Links work without scripts; one within the page leads
 * there at once, and once more when React has come, which also moves the focus.
 */
const keep = (event: Event) => {
  const target =
    event.target instanceof Element &&
    event.target.closest<HTMLElement>('button:not([data-act]), main a[href^="#"]')
  // Without React the browser sends the form.
  if (!target || (target.matches('[type=submit]') && root.dataset['scripted'] === undefined)) return
  pressed.add(target)
  if (target.matches('a')) return
  event.preventDefault()
  event.stopPropagation()
}

/** Repeats what was pressed. */
const press = (selector = '*') => {
  for (const target of pressed) {
    if (!target.matches(selector)) continue
    // Makes React hydrate its section now.
    target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    target.click()
  }
}

addEventListener('click', answer, true)
if (entry) addEventListener('click', keep, true)
listen()
addEventListener('beforeprint', addLate, { once: true })
addEventListener('load', () => {
  if (!entry) return
  if (mayFetchAhead()) setTimeout(fetchAhead, fetchDelay)
  // Submissions that an earlier visit could not send are sent without loading React.
  if (readStorage('outbox') !== null) {
    load(entry)
      .then((client) => client.resume())
      .catch(() => undefined)
  }
})
