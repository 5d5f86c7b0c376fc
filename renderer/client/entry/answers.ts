import { writeStorage } from '../site/storage.ts'

/** Duration of the spinner after the choice of a language, in milliseconds. */
const spinnerTime = 800

export const root = document.documentElement
const quietly = { preventScroll: true }

/** What the controls around a page do, by their `data-act`. */
const acts: Readonly<Record<string, (on: HTMLElement, event: Event) => void>> = {
  theme() {
    const theme = root.dataset['theme'] === 'dark' ? 'light' : 'dark'
    root.dataset['theme'] = theme
    writeStorage('theme', theme)
    // Colours change at once: many elements with transitions of their own would flicker.
    for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish()

    const { backgroundColor } = getComputedStyle(root)
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
      meta.content = backgroundColor
  },

  dismiss() {
    root.dataset['notice'] = 'off'
    writeStorage('cookieNotice', 'true')
    document.querySelector<HTMLElement>('main')?.focus(quietly)
  },

  open() {
    showList('')
    document.querySelector<HTMLDialogElement>('.drawer')?.showModal()
  },

  /** The button of the dialog, or a press beside it: its backdrop counts as the dialog. */
  close(on, { target }) {
    if (target === on || on.matches('button')) on.closest('dialog')?.close()
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
    if (!list) return
    list.ariaBusy = 'true'
    setTimeout(() => {
      list.ariaBusy = null
    }, spinnerTime)
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
