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
    return BigInt(`0x${Buffer.from(random(new Uint8Array(10))).toString('hex')}`)
  }
}

/** Crockford's base 32 (no letter that looks like a digit) by the digits of JavaScript's own. */
const digits = '0123456789abcdefghjkmnpqrstvwxyz'

const encode = (value: bigint, length: number): string =>
  value
    .toString(32)
    .padStart(length, '0')
    .slice(-length)
    .replaceAll(/[i-v]/g, (digit) => digits[Number.parseInt(digit, 32)] ?? digit)
