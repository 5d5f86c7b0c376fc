import { createHmac, createSecretKey } from 'node:crypto'

/** Days are in UTC. */
const millisecondsPerDay = 24 * 60 * 60_000

interface Input {
  readonly now: () => Date
  /** Fresh random bytes. */
  readonly random: (length: number) => Uint8Array
}

/**
 * Maps an address to a pseudonym that is constant for one day. The key is not stored, so a pseudonym
 * cannot be resolved after that day.
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
