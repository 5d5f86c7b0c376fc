import type { Scheduling } from '#site/types.ts'
import { closePopup, widgetOf } from '../open-popup.ts'

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

interface ScriptPolicy {
  createScriptURL(address: string): string
}

let policy: ScriptPolicy | undefined

/**
 * The address of the provider's script as a trusted URL. The first call creates a default policy that
 * lets that script load more scripts of its origin; it refuses markup and code from strings. Policies
 * cannot be removed: they last as long as the document, and allow this address only.
 */
function trustedAddress(address: string): string {
  if (!window.trustedTypes) return address
  policy ??= createPolicies(window.trustedTypes, address)
  return policy.createScriptURL(address)
}

function createPolicies(types: NonNullable<Window['trustedTypes']>, address: string): ScriptPolicy {
  const { origin } = new URL(address)
  types.createPolicy('default', {
    createScriptURL: (asked) => {
      if (new URL(asked, document.baseURI).origin === origin) return asked
      throw new TypeError(`The site loads no script from ${asked}.`)
    },
    createHTML: (text) => {
      if (!/[<&]/.test(text)) return text
      throw new TypeError('The site takes no markup from others.')
    },
  })
  return types.createPolicy('scheduling', {
    createScriptURL: (asked) => {
      if (asked === address) return asked
      throw new TypeError(`The site schedules with ${address} only.`)
    },
  })
}
