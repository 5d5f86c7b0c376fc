import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { ServedHeaders } from '#site/types.ts'
import type { Validate } from '../errors/validate.ts'
import { type Build, cardFolder } from './build.ts'
import { readServedHeaders } from './served-headers.ts'
import { cachingOf, contentTypeOf, isPublic } from './serving-rules.ts'
import { createSite, type Site } from './site.ts'
import { addressOf, type Encoding, type SiteEntry, type SiteFile, siteFile } from './site-file.ts'

/** Prepares every response for a file of a built site. `validate` checks the headers file. */
export function readSite(build: Build, validate: Validate): Site {
  const headers = readServedHeaders(build, validate)
  const paths = [...build.files.keys()]
  const zipped = createZipped()

  const entries = paths.filter(isPublic).map((path): [string, SiteEntry] => {
    const fileOf = (encoding: Encoding, body: Uint8Array | undefined) =>
      body && prepareFile({ path, encoding, body, headers })
    const plain = build.files.get(path) ?? new Uint8Array()
    const br = fileOf('br', build.files.get(`${path}.br`))
    const gzip = fileOf('gzip', build.files.get(`${path}.gz`))
    const identity = prepareFile({ path, encoding: 'identity', body: plain, headers })
    if (gzip || !br)
      return [addressOf(path), { identity, ...(br && { br }), ...(gzip && { gzip }) }]

    const zip = () => prepareFile({ path, encoding: 'gzip', body: gzipSync(plain), headers })
    return [
      addressOf(path),
      {
        identity,
        br,
        get gzip() {
          return zipped(path, zip)
        },
      },
    ]
  })
  return createSite(new Map(entries), headers)
}

/** How many files that were compressed on request are kept. */
const mostZipped = 500

/** Files that the build did not compress with gzip: made on request, and the last ones are kept. */
function createZipped() {
  const kept = new Map<string, SiteFile>()
  return (path: string, zip: () => SiteFile): SiteFile => {
    const file = kept.get(path) ?? zip()
    kept.delete(path)
    kept.set(path, file)
    const [oldest] = kept.keys()
    if (kept.size > mostZipped && oldest !== undefined) kept.delete(oldest)
    return file
  }
}

interface Input {
  readonly path: string
  readonly encoding: Encoding
  readonly body: Uint8Array
  readonly headers: ServedHeaders
}

function prepareFile({ path, encoding, body: bytes, headers }: Input): SiteFile {
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const policy = headers.policies[path]
  const etag = createHash('sha256')
    .update(body)
    .update(policy ?? '')
    .digest('base64url')

  return siteFile(body, {
    'content-type': contentTypeOf(path),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'cache-control': cachingOf(path),
    etag: `"${etag.slice(0, 16)}"`,
    vary: 'accept-encoding',
    ...headers.all,
    ...(path.startsWith(cardFolder) && headers.shared),
    ...(policy === undefined
      ? headers.files
      : { ...headers.documents, 'content-security-policy': policy }),
  })
}
