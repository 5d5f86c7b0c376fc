import type { FormRules } from '#site/types.ts'
import { assetFolder, cardFolder } from '../http/static/build.ts'
import { addressOf, caching } from '../http/static/site.ts'
import type { HostedSite } from './static-host.ts'
import { sharedPolicy } from './static-host.ts'

/** Netlify shows the page that `action` names once it has a form, or words of its own where none is named. */
export function netlifyDocument(html: string, file: string, forms: FormRules['forms']): string {
  return html.replaceAll(/<form\b[^>]*\sdata-netlify="true"[^>]*>/g, (tag) => {
    const [, name] = /\sname="([^"]*)"/.exec(tag) ?? []
    const languages = Object.values(forms.find((form) => form.name === name)?.languages ?? {})
    const sent = languages.find(({ path }) => path === addressOf(file))?.sent
    return tag.replace(/\saction="[^"]*"/, sent === undefined ? '' : ` action="${sent}"`)
  })
}

/** `_headers` and `_redirects` as Netlify reads them. The first line of the second that fits counts. */
export const netlifyFiles = (
  site: HostedSite,
  api: string | undefined,
): ReadonlyMap<string, string> =>
  new Map([
    ['_headers', headersFile(site)],
    [
      '_redirects',
      [
        ...(api === undefined ? [] : [`/api/* ${api}/api/:splat 200`]),
        ...site.redirects.exact.map(([from, to]) => `${encodeURI(from)} ${to} 301`),
        ...site.redirects.wide.map(([from, to]) => `${encodeURI(from)}* ${to} 301`),
        ...site.notFound.map(({ folder, file }) => `${folder}/* ${file} 404`),
        '',
      ].join('\n'),
    ],
  ])

/** Its rules cannot tell documents from other files, so that all files get the headers of documents. */
function headersFile({ headers }: HostedSite): string {
  const line = (name: string, value: string) => `  ${name}: ${value}`
  const policy = sharedPolicy(Object.values(headers.policies))
  const all = { ...headers.all, ...headers.documents, 'content-security-policy': policy }
  return [
    '/*',
    ...Object.entries(all).map((row) => line(...row)),
    `/${assetFolder}*`,
    line('cache-control', caching.assets),
    `/${cardFolder}*`,
    ...Object.entries(headers.shared ?? {}).map((row) => line(...row)),
    '',
  ].join('\n')
}
