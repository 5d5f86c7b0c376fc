import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const compressible = /\.(html|js|css|json|svg|xml|txt)$/
/** Compression does not speed up smaller files, in bytes. */
const worthwhile = 512

/** Adds a `.br` and a `.gz` beside every text file. */
export async function precompress(
  files: ReadonlyMap<string, string | Uint8Array>,
): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const compressed = await Promise.all(
    [...files].map(async ([path, contents]): Promise<[string, string | Uint8Array][]> => {
      const buffer = Buffer.from(contents)
      if (!compressible.test(path) || buffer.length < worthwhile) return [[path, contents]]

      const [br, gz] = await Promise.all([
        brotli(buffer, {
          params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
        }),
        zip(buffer, { level: constants.Z_BEST_COMPRESSION }),
      ])
      return [
        [path, contents],
        [`${path}.br`, br],
        [`${path}.gz`, gz],
      ]
    }),
  )
  return new Map(compressed.flat())
}
