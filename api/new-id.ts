/** Makes ids that sort by time: milliseconds and 80 random bits, in 26 letters and digits (ULID). */
export function createIds(now: () => Date, random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array) {
  return (): string => {
    const bytes = random(new Uint8Array(10))
    const chance = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n)
    return `${encode(BigInt(now().getTime()), 10)}${encode(chance, 16)}`
  }
}

/** Crockford's base 32: no letter that looks like a digit. */
const digits = '0123456789abcdefghjkmnpqrstvwxyz'

function encode(value: bigint, length: number): string {
  let text = ''
  for (let rest = value; text.length < length; rest /= 32n) {
    text = `${digits[Number(rest % 32n)]}${text}`
  }
  return text
}
