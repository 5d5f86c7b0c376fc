import type { Scheduling } from '#site/types.ts'

/** The API that the provider's script defines. */
interface Widget {
  initPopupWidget(options: PopupOptions): void
  closePopupWidget?(): void
}

interface PopupOptions {
  readonly url: string
  readonly prefill: Prefill
}

/** Values that the calendar takes over from the form. */
export interface Prefill {
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
