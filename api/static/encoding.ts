export type Encoding = 'br' | 'gzip' | 'identity'

/** Browsers send a handful of different headers; who sends more is answered all the same. */
const room = 64
const known = new Map<string, Encoding>()

/** The best form that an `Accept-Encoding` header lets a server send. */
export function preferredEncoding(header: string): Encoding {
  const found = known.get(header)
  if (found !== undefined) return found

  const accepted = acceptedEncodings(header)
  const best = accepted.has('br') ? 'br' : accepted.has('gzip') ? 'gzip' : 'identity'
  if (known.size < room) known.set(header, best)
  return best
}

/** The encodings that a caller accepts; a weight of zero refuses one. */
const acceptedEncodings = (header: string): ReadonlySet<string> =>
  new Set(
    header
      .toLowerCase()
      .split(',')
      .map((item) => item.split(';').map((part) => part.trim()))
      .filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? ''))
      .map(([name = '']) => name),
  )
