import type { Scheduling } from '#site/types.ts'

interface Input {
  readonly settings: Scheduling
  readonly prefill: Prefill
  /** Called after the popup has closed. */
  readonly onClose: () => void
}

let stopWatching: (() => void) | undefined

/** Opens the calendar in a popup. Returns whether that was possible. */
export function openPopup({ settings, prefill, onClose }: Input): boolean {
  const widget = widgetOf(settings)
  if (!widget) return false

  closePopup(settings)
  stopWatching = watchOverlay({ settings, onClose })
  try {
    widget.initPopupWidget({ url: settings.booking, prefill })
    return true
  } catch {
    stopWatching()
    return false
  }
}

/** Closes the calendar if it is open. */
export function closePopup(settings: Scheduling): void {
  if (!stopWatching) return
  stopWatching()
  try {
    widgetOf(settings)?.closePopupWidget?.()
  } catch {
    // The popup belongs to the provider's script; the page works without it.
  }
}

/**
 * Makes an accessible dialog of the element that the provider adds to the body: label, focus, inert page,
 * Escape.
 */
function watchOverlay({ settings, onClose }: Omit<Input, 'prefill'>): () => void {
  const root = document.getElementById('root')
  const end = new AbortController()
  let overlay: HTMLElement | undefined

  const observer = new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
    if (!overlay) overlay = added.find((node) => node instanceof HTMLElement)
    if (overlay?.isConnected === false) {
      stop()
      onClose()
    } else if (overlay && !overlay.hasAttribute('role')) {
      overlay.role = 'dialog'
      overlay.ariaModal = 'true'
      overlay.ariaLabel = settings.name
      root?.setAttribute('inert', '')
      // Not the frame: this document does not get the key events of a frame, so Escape would not close it.
      overlay.tabIndex = -1
      overlay.focus({ preventScroll: true })
    }
  })
  const stop = () => {
    observer.disconnect()
    end.abort()
    root?.removeAttribute('inert')
    stopWatching = undefined
  }

  observer.observe(document.body, { childList: true })
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Escape') widgetOf(settings)?.closePopupWidget?.()
    },
    { signal: end.signal },
  )
  return stop
}

/** The API that the provider's script defines. */
interface Widget {
  initPopupWidget(options: { readonly url: string; readonly prefill: Prefill }): void
  closePopupWidget?(): void
}

/** Values that the calendar takes over from the form. */
interface Prefill {
  readonly email?: string
  readonly name?: string
}

/** The provider's widget; undefined before its script has run. */
export function widgetOf({ global }: Scheduling): Widget | undefined {
  const found: unknown = Reflect.get(window, global)
  return isWidget(found) ? found : undefined
}

const isWidget = (found: unknown): found is Widget =>
  typeof found === 'object' &&
  found !== null &&
  'initPopupWidget' in found &&
  typeof found.initPopupWidget === 'function'
