import { createHmac, createSecretKey } from 'node:crypto'

/** Days are those of UTC. */
const millisecondsPerDay = 24 * 60 * 60_000

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
  let day = 0
  let key = createSecretKey(random(32))

  return (address) => {
    const today = Math.floor(now().getTime() / millisecondsPerDay)
    if (today !== day) {
      day = today
      key = createSecretKey(random(32))
    }
    return createHmac('sha256', key).update(address).digest('base64url').slice(0, 12)
  }
}
