interface Picture {
  readonly width: number
  readonly height: number
  /** The weight of the whole file. */
  readonly bytes?: number
  /** What the file says that it is. */
  readonly brands?: readonly string[]
  /** The sizes of pictures that it is made of. */
  readonly parts?: readonly (readonly [width: number, height: number])[]
}

const number = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes.toString('latin1')
}

const box = (type: string, ...contents: readonly string[]) => {
  const held = contents.join('')
  return `${number(held.length + 8)}${type}${held}`
}

const zero = number(0)
const sizeBox = (width: number, height: number) => box('ispe', zero, number(width), number(height))

/** The boxes of an AVIF without its picture, as text in which each letter is a byte. */
export function avif({
  width,
  height,
  bytes = 2_000,
  brands = ['avif', 'mif1', 'miaf'],
  parts = [],
}: Picture): string {
  const [main = ''] = brands
  const sizes = [...parts, [width, height] as const].map((size) => sizeBox(...size))
  const head = [
    box('ftyp', main, zero, ...brands),
    box('meta', zero, box('iprp', box('ipco', ...sizes))),
  ].join('')
  return head + box('mdat', '\u0080'.repeat(Math.max(0, bytes - head.length - 8)))
}
