import type { Scheduling } from '#site/types.ts'
import { closePopup, widgetOf } from '../open-popup.ts'
import { trustedAddress } from './trusted-types.ts'

interface Loading {
  readonly script: HTMLScriptElement
  /** Resolves with whether the script has defined the widget. Never rejects. */
  readonly isDone: Promise<boolean>
}

let loading: Loading | undefined
let stylesheet: HTMLLinkElement | undefined

/** Adds the provider's files once. Resolves with whether the widget has loaded. */
export function addProviderFiles(settings: Scheduling): Promise<boolean> {
  stylesheet ??= addStylesheet(settings)
  loading ??= addScript(settings)
  return loading.isDone
}

/** Removes the provider's files from the document. The globals of its script stay. */
function removeProviderFiles(): void {
  loading?.script.remove()
  stylesheet?.remove()
  loading = undefined
  stylesheet = undefined
}

function addScript(settings: Scheduling): Loading {
  const script = document.createElement('script')
  const isDone = new Promise<boolean>((resolve) => {
    const settle = () => {
      const hasCome = widgetOf(settings) !== undefined
      // The next attempt adds the files again.
      if (!hasCome && loading?.script === script) removeProviderFiles()
      resolve(hasCome)
    }
    script.addEventListener('load', settle)
    script.addEventListener('error', settle)
  })
  script.async = true
  try {
    script.src = trustedAddress(settings.script)
    document.head.append(script)
  } catch {
    // The headers of another build can forbid the script: handled like a failed download.
    return { script, isDone: Promise.resolve(false) }
  }
  return { script, isDone }
}

function addStylesheet({ stylesheet: href }: Scheduling): HTMLLinkElement | undefined {
  if (href === undefined) return undefined
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  document.head.append(link)
  return link
}

let isGiven = false

/** Whether the visitor has agreed to load the provider's files. Asked once per visit, not stored. */
export const consent = {
  isGiven: () => isGiven,
  give: () => {
    isGiven = true
  },
}

/** Loads the provider when its settings say so. The returned function closes its popup and removes its files. */
export function loadProviderFor(settings: Scheduling): () => void {
  if (settings.load === 'entry' || consent.isGiven()) void addProviderFiles(settings)
  return () => {
    closePopup(settings)
    removeProviderFiles()
  }
}
