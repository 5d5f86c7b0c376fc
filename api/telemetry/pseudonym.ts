import { createHmac, createSecretKey } from 'node:crypto'

interface Input {
  readonly now: () => Date
  /** Fresh random bytes. */
  readonly random: (length: number) => Uint8Array
}

/**
 * Turns addresses into names that tell one visitor from another for a day. The key is never kept, so
 * that from tomorrow on nobody can tell whose name it was.
 */
export function createPseudonymize({ now, random }: Input): (address: string) => string {
  let day = ''
  let key = createSecretKey(random(32))

  return (address) => {
    const today = now().toISOString().slice(0, 10)
    if (today !== day) {
      day = today
      key = createSecretKey(random(32))
    }
    return createHmac('sha256', key).update(address).digest('base64url').slice(0, 12)
  }
}
