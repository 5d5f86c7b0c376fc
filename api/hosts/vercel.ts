import { assetFolder, cardFolder } from '../static/build.ts'
import { caching, contentTypeOf, contentTypes } from '../static/serving-rules.ts'
import { addressOf } from '../static/site-file.ts'
import type { Deployment, Host } from './host.ts'
import { escapeRegex, type HostedSite, policyHeader, startPattern } from './hosted-site.ts'
import { sharedPolicy } from './shared-policy.ts'

/** https://vercel.com/docs/limits */
const maxRoutes = 2048

/** Vercel deploys what its Build Output API describes: `config.json` and `static/`. */
export const vercel: Host = {
  title: 'Vercel',
  place: (path) => `static/${path}`,
  write: ({ site, files }) => {
    const config = { version: 3, routes: routesOf(site), overrides: overridesOf(files) }
    return new Map([['config.json', `${JSON.stringify(config, null, 2)}\n`]])
  },
  excess: ({ site }) => {
    const { length } = routesOf(site)
    return length > maxRoutes
      ? [`The site needs ${length} routes, most of them redirects, at most ${maxRoutes} are taken.`]
      : []
  },
}

function routesOf(site: HostedSite): readonly object[] {
  const { headers, redirects, notFound } = site
  const { all, documents } = site.headers
  const endings = Object.keys(contentTypes)
    .filter((ending) => ending !== '.html')
    .map((ending) => ending.slice(1))
  const redirect = (src: string, to: string) => ({ src, status: 301, headers: { location: to } })

  return [
    { src: '^/(.*[^/])/$', status: 308, headers: { location: '/$1' } },
    {
      src: '^/.*$',
      headers: {
        ...all,
        ...documents,
        [policyHeader]: sharedPolicy(Object.values(headers.policies)),
        'cache-control': caching.others,
      },
      continue: true,
    },
    { src: `^/.*\\.(?:${endings.join('|')})$`, headers: headers.files, continue: true },
    { src: `^/${assetFolder}.*$`, headers: { 'cache-control': caching.assets }, continue: true },
    { src: `^/${cardFolder}.*$`, headers: headers.shared ?? {}, continue: true },
    { handle: 'filesystem' },
    ...redirects.exact.map(([from, to]) => redirect(`^${escapeRegex(encodeURI(from))}$`, to)),
    ...redirects.wide.map(([from, to]) => redirect(startPattern(encodeURI(from)), to)),
    { handle: 'error' },
    ...notFound.map(({ folder, file }) => ({
      src: `^${escapeRegex(folder)}`,
      status: 404,
      dest: file,
    })),
  ]
}

/** Documents at their addresses, which have no `index.html`. */
const overridesOf = (files: Deployment['files']) =>
  Object.fromEntries(
    [...files.keys()]
      .filter((path) => path.endsWith('.html'))
      .map((path) => [path, { path: addressOf(path).slice(1), contentType: contentTypeOf(path) }]),
  )
