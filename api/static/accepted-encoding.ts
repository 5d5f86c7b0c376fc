import type { Encoding } from './site-file.ts'

/**
 * Maximum number of cached `Accept-Encoding` headers. Browsers send few different ones. Others are parsed
 * each time.
 */
const maxHeaders = 64

/** Chooses the best encoding that an `Accept-Encoding` header allows. */
export function createEncodingChoice(): (header: string) => Encoding {
  const chosen = new Map<string, Encoding>()

  return (header) => {
    const known = chosen.get(header)
    if (known !== undefined) return known

    const accepted = acceptedEncodings(header)
    const best = accepted.has('br') ? 'br' : accepted.has('gzip') ? 'gzip' : 'identity'
    if (chosen.size < maxHeaders) chosen.set(header, best)
    return best
  }
}

/** The encodings that a client accepts. A weight of zero rejects one. */
const acceptedEncodings = (header: string): ReadonlySet<string> =>
  new Set(
    header
      .toLowerCase()
      .split(',')
      .map((item) => item.split(';').map((part) => part.trim()))
      .filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? ''))
      .map(([name = '']) => name),
  )
