import { createHmac, createSecretKey } from 'node:crypto'

/** Crockford's base 32, without letters that look like digits. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/** Creates ids that sort by time (ULID): milliseconds and 80 random bits, in 26 letters and digits. */
export function createIds(now: () => Date, random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array) {
  const digits = new Uint8Array(16)
  let last = Number.NaN
  let prefix = ''

  return (): string => {
    const time = now().getTime()
    if (time === last) increment(digits)
    else {
      last = time
      prefix = encodeTime(time)
      for (const [index, byte] of random(new Uint8Array(16)).entries()) digits[index] = byte % 32
    }
    let id = prefix
    for (const digit of digits) id += alphabet.charAt(digit)
    return id
  }
}

/** Increments the id within one millisecond, so that ids sort in the order of creation. */
function increment(digits: Uint8Array): void {
  for (let index = digits.length - 1; index >= 0; index -= 1) {
    const next = ((digits[index] ?? 0) + 1) % 32
    digits[index] = next
    if (next > 0) return
  }
}

function encodeTime(time: number): string {
  let rest = time
  let text = ''
  for (let digit = 0; digit < 10; digit += 1) {
    text = alphabet.charAt(rest % 32) + text
    rest = Math.floor(rest / 32)
  }
  return text
}

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
