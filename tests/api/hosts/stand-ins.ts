import { filesFor } from './hosted.ts'

/** What a host answers. */
export interface HostAnswer {
  readonly status: number
  /** The file that is sent, by its path at the host. */
  readonly file?: string | undefined
  readonly location?: string | undefined
  readonly headers: Readonly<Record<string, string>>
}

type Ask = (path: string) => HostAnswer

/** Stand-ins for hosts: each follows what the host's documentation says of its files. */
export const hosts: Readonly<Record<string, Ask>> = {
  netlify: askNetlify,
  cloudflare: askCloudflare,
  vercel: askVercel,
}

/** https://docs.netlify.com/manage/routing/redirects/overview/ : files first, then the first line that fits. */
function askNetlify(path: string): HostAnswer {
  const files = filesFor('netlify')
  const headers = headersFor(files, path, (_, last) => last)
  const name = path.slice(1).replace(/\/$/, '')
  const file = [name, `${name}/index.html`, 'index.html'].find(
    (each) => files.has(each) && (each !== 'index.html' || name === ''),
  )
  if (file !== undefined && !file.startsWith('_')) return { status: 200, file, headers }

  const rule = rulesIn(files).find(({ from }) => fits(from, path.replace(/(.)\/$/, '$1')))
  if (!rule) return { status: 404, headers }
  return rule.status === 404
    ? { status: 404, file: rule.to.slice(1), headers }
    : { status: rule.status, location: rule.to, headers }
}

/**
 * https://developers.cloudflare.com/pages/configuration/serving-pages/ : redirects first, then files.
 * https://developers.cloudflare.com/pages/configuration/headers/ : two values of a header are joined.
 */
function askCloudflare(path: string): HostAnswer {
  const files = filesFor('cloudflare')
  const headers = headersFor(files, path, (...values) => values.join(', '))
  const rule = rulesIn(files).find(({ from }) => fits(from, path))
  if (rule) return { status: rule.status, location: rule.to, headers }

  const name = path.slice(1)
  const isShown = (file: string) => files.has(file) && !file.startsWith('_')
  if (name.endsWith('.html') && isShown(name))
    return { status: 308, location: path.slice(0, -'.html'.length), headers }
  const file = [name, `${name}.html`, `${name}index.html`].find(
    (each) => isShown(each) && (!each.endsWith('index.html') || name === '' || name.endsWith('/')),
  )
  if (file !== undefined) return { status: 200, file, headers }
  if (isShown(`${name.replace(/\/$/, '')}.html`))
    return { status: 308, location: path.replace(/\/$/, ''), headers }

  const folders = path.split('/').slice(1, -1)
  const nearest = folders
    .map((_, depth) => `${folders.slice(0, folders.length - depth).join('/')}/404.html`)
    .concat('404.html')
    .find((each) => files.has(each))
  return { status: 404, file: nearest, headers }
}

interface Route {
  readonly src?: string
  readonly handle?: string
  readonly status?: number
  readonly dest?: string
  readonly continue?: boolean
  readonly headers?: Readonly<Record<string, string>>
}

/** https://vercel.com/docs/build-output-api/configuration : routes in their order, files, the rest, then errors. */
function askVercel(path: string): HostAnswer {
  const files = filesFor('vercel')
  const { routes, overrides }: { routes: Route[]; overrides: Record<string, { path: string }> } =
    JSON.parse(files.get('config.json') ?? '')
  const shown = new Map(
    [...files.keys()]
      .filter((file) => file.startsWith('static/'))
      .map((file) => [
        `/${overrides[file.slice('static/'.length)]?.path ?? file.slice('static/'.length)}`,
        file,
      ]),
  )
  const headers: Record<string, string> = {}
  let phase = ''
  for (const { src = '', handle, ...route } of routes) {
    if (handle !== undefined) phase = handle
    if (handle === 'filesystem' && shown.has(path))
      return { status: 200, file: shown.get(path), headers }
    const match = new RegExp(src).exec(path)
    if (handle !== undefined || !match) continue
    Object.assign(headers, route.headers)
    const { status = 200, dest = '' } = route
    if (phase === 'error') return { status, file: `static${dest}`, headers }
    if (route.continue) continue
    return { status, location: headers['location']?.replace('$1', match[1] ?? ''), headers }
  }
  return { status: 404, headers }
}

type Files = ReadonlyMap<string, string>

const rulesIn = (files: Files) =>
  (files.get('_redirects') ?? '')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [from = '', to = '', status = ''] = line.split(' ')
      return { from, to, status: Number(status) }
    })

/** A star at the end stands for anything, also for nothing: `/blog/*` fits `/blog`. */
const fits = (pattern: string, path: string) =>
  pattern.endsWith('*') ? `${path}/`.startsWith(pattern.slice(0, -1)) : pattern === path

/** The headers of all rules that fit, put together by what a host does with two values of one. */
function headersFor(
  files: Files,
  path: string,
  both: (first: string, second: string) => string,
): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {}
  let isFor = false
  for (const line of (files.get('_headers') ?? '').split('\n')) {
    const [, name, value = ''] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? []
    const [, detached] = /^ {2}! ([\w-]+)$/.exec(line) ?? []
    if (name === undefined && detached === undefined) isFor = fits(line, path)
    else if (isFor && detached !== undefined) delete headers[detached]
    else if (isFor && name !== undefined)
      headers[name] = name in headers ? both(headers[name] ?? '', value) : value
  }
  return headers
}
