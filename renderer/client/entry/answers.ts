import { writeStorage } from '../site/storage.ts'

/** Duration of the spinner after the choice of a language, in milliseconds. */
const spinnerTime = 800

/** Duration of the animation that closes the drawer, in milliseconds. Its first list shows again after it. */
const slideTime = 220

export const root = document.documentElement
const quietly = { preventScroll: true }
let timer: ReturnType<typeof setTimeout> | undefined

/** What the controls around a page do, by their `data-act`. */
const acts: Readonly<Record<string, (on: HTMLElement, event: Event) => void>> = {
  theme() {
    const theme = root.dataset['theme'] === 'dark' ? 'light' : 'dark'
    // Colours change at once: many elements with transitions of their own would flicker.
    root.dataset['flipping'] = ''
    root.dataset['theme'] = theme
    writeStorage('theme', theme)

    const { backgroundColor } = getComputedStyle(root)
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
      meta.content = backgroundColor
    requestAnimationFrame(() => requestAnimationFrame(() => delete root.dataset['flipping']))
  },

  dismiss() {
    root.dataset['notice'] = 'off'
    writeStorage('cookieNotice', 'true')
    document.querySelector<HTMLElement>('main')?.focus(quietly)
  },

  open(on) {
    const drawer = document.querySelector<HTMLDialogElement>('.drawer')
    clearTimeout(timer)
    showList('')
    drawer?.showModal()
    on.ariaExpanded = 'true'
    drawer?.addEventListener('close', () => {
      on.ariaExpanded = 'false'
      timer = setTimeout(showList, slideTime, '')
    })
  },

  close(on) {
    on.closest('dialog')?.close()
  },

  /** A press beside the dialog: its backdrop counts as the dialog. */
  beside(on, { target }) {
    if (target === on) on.closest('dialog')?.close()
  },

  /** An arrow of what scrolls sideways. */
  side(on) {
    const box = on.closest('[data-side]')
    if (box) box.scrollLeft = on.getAttribute('value') === 'back' ? 0 : box.scrollWidth
  },

  list(on) {
    showList(on.getAttribute('value') ?? '')?.focus(quietly)
  },

  language(on, event) {
    if (on.ariaCurrent) return event.preventDefault()
    // Before React has come the browser follows the link: it leads to the same place of the page.
    const { search, hash } = location
    Object.assign(on, { search, hash })
    writeStorage('language', on.lang)
    const list = on.closest('ul')
    list?.setAttribute('aria-busy', 'true')
    setTimeout(() => list?.removeAttribute('aria-busy'), spinnerTime)
  },
}

/** Answers a click on a control around the page at once, whether React has come or not. */
export const answer = (event: Event): void => {
  const on = event.target instanceof Element && event.target.closest<HTMLElement>('[data-act]')
  if (on) acts[on.dataset['act'] ?? '']?.(on, event)
}

/** Shows a list of the drawer. Returns its button to focus: the way back, or what opened the last list. */
function showList(name: string): HTMLElement | null | undefined {
  const panels = document.querySelector<HTMLElement>('.drawer-panels')
  const last = name ? '' : panels?.dataset['list']
  panels?.setAttribute('data-list', name)
  for (const list of panels?.children ?? [])
    list.toggleAttribute('inert', list.id !== `list-${name}`)
  return panels?.querySelector<HTMLElement>(`:not([inert]) > li > [value="${last}"]`)
}
