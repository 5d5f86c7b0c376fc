import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

/**
 * How long a file is compressed for. `best` is for files that many visitors load and for a release;
 * `quick` takes a fiftieth of the time and gives a tenth more bytes.
 */
type Quality = 'best' | 'quick'

const compressible = /\.(html|js|css|json|svg|xml|txt)$/
/** Compression does not speed up smaller files, in bytes. */
const worthwhile = 512

/** A file and its compressed form. Our server makes gzip on request, for the few clients that do not know brotli. */
export async function compress(
  path: string,
  contents: string | Uint8Array,
  quality: Quality,
): Promise<readonly (readonly [path: string, contents: Uint8Array])[]> {
  const bytes = Buffer.from(contents)
  if (!compressible.test(path) || bytes.length < worthwhile) return [[path, bytes]]
  return [
    [path, bytes],
    [`${path}.br`, await brotli(bytes, { params: parameters[quality] })],
  ]
}

const brotli = promisify(brotliCompress)

const parameters = {
  best: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  quick: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 16 },
} as const
