/** What the site remembers in the visitor's browser. */
export type StorageKey = 'theme' | 'cookieNotice' | 'language' | 'outbox'

/** Remembers something, where the browser allows it. */
export function writeStorage(key: StorageKey, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // A browser that keeps nothing still shows the site; the choice lasts as long as the page.
  }
}

/** Forgets it again. */
export function forget(key: StorageKey): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // What could not be written needs no forgetting.
  }
}
