import { hostedSite } from '#api/hosts/hosted-site.ts'
import { type Build, readSiteFileNow } from '#api/index.ts'
import { cardFolder } from '#api/static/build.ts'
import { caching, cachingOf, contentTypeOf, isPublic } from '#api/static/serving-rules.ts'
import { addressOf } from '#api/static/site-file.ts'
import type { ServedHeaders } from '#site/types.ts'

/** What any server has to answer to a request for a file of a built site. */
export interface Expected {
  readonly path: string
  readonly method?: string
  readonly accepts?: string
  readonly status: number
  readonly headers: Readonly<Record<string, string | undefined>>
  /** Absent where servers may differ, as for the text of a redirect. */
  readonly body?: string
}

/** Every answer of a site, derived from its files, headers and redirects as the build wrote them. */
export function expectedAnswers(build: Build): readonly Expected[] {
  const headers: ServedHeaders = JSON.parse(textOf(build, '.diptych/headers.json'))
  const site = hostedSite(headers)
  const files = [...build.files.keys()]
  const shown = files.filter(isPublic).filter((file) => !file.endsWith('404.html'))
  const found = shown.flatMap((file) =>
    ['', 'br', 'gzip', 'br;q=0, gzip', 'gzip;q=0.5, br;q=1.0', 'deflate'].map((accepts) => ({
      path: addressOf(file),
      status: 200,
      accepts,
      ...sent(build, headers, { file, accepts }),
    })),
  )
  const withSlash = shown
    .filter((file) => file.endsWith('/index.html'))
    .map((file) => ({
      path: `${addressOf(file)}/`,
      status: 200,
      ...sent(build, headers, { file }),
    }))
  const hidden = files
    .filter((file) => !isPublic(file))
    .concat(shown.filter((file) => file.endsWith('/index.html')))
    .map((file) => `/${file}`)

  const missing = site.notFound.flatMap(({ folder, file: page }) => {
    const file = page.slice(1)
    return ['nothing', 'nothing/', '404.html', 'a/b.css', '%2a', '_x', '.env', 'nothing//'].map(
      (name) => ({
        path: `${folder}/${name}`,
        status: 404,
        accepts: 'br',
        ...sent(build, headers, { file, accepts: 'br' }),
      }),
    )
  })
  const refused = [...hidden, '/nlx', '/assets', '/plans//', '//plans'].map((path) => {
    const page = site.notFound.find(({ folder }) => path.startsWith(folder))
    return { path, status: 404, ...sent(build, headers, { file: (page?.file ?? '').slice(1) }) }
  })

  const { exact, wide } = site.redirects
  const redirects = [
    ...exact.flatMap(([from, to]) =>
      [from, `${from}/`, `${from}?a=b`].map((path) => ({ path, to })),
    ),
    ...wide.flatMap(([from, to]) =>
      ['', 'old/post', 'old/'].map((rest) => ({ path: `${from}${rest}`, to })),
    ),
  ].map(({ path, to }) => ({
    path,
    status: 301,
    headers: { ...headers.all, location: to, 'cache-control': caching.others },
  }))
  const others = ['PUT', 'DELETE', 'PATCH', 'OPTIONS'].map((method) => ({
    path: '/',
    method,
    status: 405,
    headers: { ...headers.all, allow: 'GET, HEAD, POST' },
  }))
  const head = {
    path: '/plans',
    method: 'HEAD',
    status: 200,
    ...sent(build, headers, { file: 'plans/index.html' }),
    body: '',
  }
  return [...found, ...withSlash, ...missing, ...refused, ...redirects, ...others, head]
}

interface Sent {
  readonly file: string
  readonly accepts?: string
}

/** The headers and the body with which a file is sent. */
function sent(build: Build, headers: ServedHeaders, { file, accepts = '' }: Sent) {
  const encoding = ['br', 'gzip'].find(
    (name) =>
      build.files.has(`${file}.${endings[name]}`) &&
      accepts.includes(name) &&
      !accepts.includes(`${name};q=0,`),
  )
  const policy = headers.policies[file]
  return {
    headers: {
      ...headers.all,
      ...(file.startsWith(cardFolder) && headers.shared),
      ...(policy === undefined
        ? headers.files
        : { ...headers.documents, 'content-security-policy': policy }),
      'content-type': contentTypeOf(file),
      'cache-control': cachingOf(file),
      vary: 'accept-encoding',
      'content-encoding': encoding,
    },
    body: textOf(build, encoding ? `${file}.${endings[encoding]}` : file),
  }
}

const endings: Readonly<Record<string, string>> = { br: 'br', gzip: 'gz' }

/** The text of a file of a build. */
export const textOf = (build: Build, file: string) => readSiteFileNow(build, file).toString()
