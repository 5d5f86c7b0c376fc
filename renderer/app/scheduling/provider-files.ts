import type { Scheduling } from '#site/types.ts'
import { trustedAddress } from './trusted-types.ts'
import { widgetOf } from './widget.ts'

interface Loading {
  readonly script: HTMLScriptElement
  /** Whether the widget is there, once that is known. Never rejects. */
  readonly isDone: Promise<boolean>
}

let loading: Loading | undefined
let stylesheet: HTMLLinkElement | undefined

/** Adds the service's files unless they are there already; tells whether its widget has come. */
export function addProviderFiles(settings: Scheduling): Promise<boolean> {
  stylesheet ??= addStylesheet(settings)
  loading ??= addScript(settings)
  return loading.isDone
}

/** Takes the service's files out of the document. What its script has defined stays. */
export function removeProviderFiles(): void {
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
      // The next attempt starts anew.
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
    // Headers of another build forbid it, which is as good as a script that does not come.
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
