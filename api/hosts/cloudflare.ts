import { headersFile, redirectLines } from './headers-file.ts'
import type { Host } from './host.ts'
import type { HostedSite } from './hosted-site.ts'

/** https://developers.cloudflare.com/pages/platform/limits/ */
const limits = {
  files: 20_000,
  bytes: 25 * 1024 * 1024,
  line: 2000,
  redirects: 2000,
  wideRedirects: 100,
  redirect: 1000,
} as const

/**
 * Cloudflare Pages shows `plans.html` at `/plans`, and `plans/index.html` at `/plans/` only. It answers with the
 * nearest not-found page by itself.
 */
export const cloudflare: Host = {
  title: 'Cloudflare Pages',
  place: (path) => path.replace(/\/index\.html$/, '.html'),
  write: ({ site }) => write(site),
  excess: ({ site, files }) => {
    const linesOf = (name: string) => (write(site).get(name) ?? '').split('\n')
    const large = [...files].find(([, size]) => size > limits.bytes)
    const { exact, wide } = site.redirects
    return [
      ...excess('files', files.size + write(site).size, limits.files),
      ...excess('redirects of single addresses', exact.length, limits.redirects),
      ...excess('redirects that end with *', wide.length, limits.wideRedirects),
      ...tooLong('header', linesOf('_headers'), limits.line),
      ...tooLong('redirect', linesOf('_redirects'), limits.redirect),
      ...(large ? [`${large[0]} is larger than ${limits.bytes / 1024 / 1024} MiB.`] : []),
    ]
  },
}

const write = (site: HostedSite): ReadonlyMap<string, string> =>
  new Map([
    ['_headers', headersFile(site, { maxLine: limits.line, isJoined: true })],
    ['_redirects', [...redirectLines(site), ''].join('\n')],
  ])

const tooLong = (what: string, lines: readonly string[], limit: number) =>
  lines
    .filter(({ length }) => length > limit)
    .slice(0, 1)
    .map(
      (line) =>
        `A ${what} has ${line.length} characters, at most ${limit} are taken: ${line.slice(0, 40)}…`,
    )

const excess = (what: string, count: number, limit: number) =>
  count > limit ? [`The site has ${count} ${what}, at most ${limit} are taken.`] : []
