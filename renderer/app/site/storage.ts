/** The keys in local storage. */
export type StorageKey = 'theme' | 'cookieNotice' | 'language' | 'outbox'

/** Writes to local storage, if the browser allows it. */
export function writeStorage(key: StorageKey, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Without storage the choice lasts until the page is left.
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
