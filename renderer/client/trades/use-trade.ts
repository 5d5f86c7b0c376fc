import { useSyncExternalStore } from 'react'

const key = 'trade'
const changed = 'diptych:trade'

/** The id of the trade that the visitor chose in this tab during this visit. */
export const useTrade = (): string | undefined =>
  useSyncExternalStore(subscribe, readTrade, () => undefined)

/** Keeps a choice for the visit; without storage, until the document is left. */
export function chooseTrade(id: string): void {
  document.documentElement.dataset[key] = id
  try {
    sessionStorage.setItem(key, id)
  } catch {
    // The document has it.
  }
  dispatchEvent(new Event(changed))
}

function readTrade(): string | undefined {
  try {
    return document.documentElement.dataset[key] ?? sessionStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

function subscribe(onChange: () => void): () => void {
  addEventListener(changed, onChange)
  return () => removeEventListener(changed, onChange)
}
