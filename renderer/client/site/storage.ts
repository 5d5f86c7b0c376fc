/** The keys in local storage. */
type StorageKey = 'theme' | 'cookieNotice' | 'language' | 'outbox'

/** Reads from local storage; null if there is nothing or the browser does not allow it. */
export function readStorage(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Writes to local storage. Returns whether the browser allowed it; if not, the choice lasts until the page is left. */
export function writeStorage(key: StorageKey, value: string): boolean {
  try {
    localStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}

/** Removes a key. */
export function forget(key: StorageKey): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Without storage there is nothing to remove.
  }
}
