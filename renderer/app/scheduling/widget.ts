import type { Scheduling } from '#site/types.ts'

/** What the service's script offers once it has run. */
export interface Widget {
  initPopupWidget(options: PopupOptions): void
  closePopupWidget?(): void
}

export interface PopupOptions {
  readonly url: string
  readonly prefill: Prefill
}

/** What the visitor need not fill in again. */
export interface Prefill {
  readonly email?: string
  readonly name?: string
}

/** The service's widget, where its script has run; whoever put it there. */
export function widgetOf({ global }: Scheduling): Widget | undefined {
  const found: unknown = Reflect.get(window, global)
  return isWidget(found) ? found : undefined
}

const isWidget = (found: unknown): found is Widget =>
  typeof found === 'object' &&
  found !== null &&
  'initPopupWidget' in found &&
  typeof found.initPopupWidget === 'function'
