/** Makes ids that sort by time: milliseconds and 80 random bits, in 26 letters and digits (ULID). */
export function createIds(now: () => Date, random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array) {
  let last = { time: 0, chance: 0n }

  return (): string => {
    const time = now().getTime()
    // In one millisecond they count on, so that the order stays that of their making.
    last = time === last.time ? { time, chance: last.chance + 1n } : { time, chance: draw() }
    return `${encode(BigInt(time), 10)}${encode(last.chance, 16)}`
  }

  function draw(): bigint {
    return random(new Uint8Array(10)).reduce((sum, byte) => sum * 256n + BigInt(byte), 0n)
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
