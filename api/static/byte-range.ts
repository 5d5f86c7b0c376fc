/** Bytes of a file, both ends included. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/**
 * The one range that a `Range` header asks of a file; `unsatisfiable` where it lies outside, undefined
 * where the header is to be ignored: another unit, several ranges, nonsense. RFC 9110, 14.2.
 */
export function readRange(header: string, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header) ?? []
  if (from === '' && to === '') return undefined
  if (from === '') return lastBytes(Number(to), size)

  const start = Number(from)
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < start) return undefined
  return start < size ? { start, end } : 'unsatisfiable'
}

const lastBytes = (count: number, size: number) =>
  count === 0 || size === 0 ? 'unsatisfiable' : { start: Math.max(0, size - count), end: size - 1 }
