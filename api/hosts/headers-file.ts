import { assetFolder, cardFolder } from '../static/build.ts'
import { caching } from '../static/serving-rules.ts'
import { type HostedSite, policyHeader } from './hosted-site.ts'
import { sharedPolicy } from './shared-policy.ts'

interface Dialect {
  /** How many characters a line may have. */
  readonly maxLine?: number
  /** Whether the values of all rules that fit are joined, unless a rule takes the header away first. */
  readonly isJoined?: boolean
}

/**
 * The file `_headers` of Netlify and Cloudflare. Their rules cannot tell documents from other files, so that all
 * files get the headers of documents.
 */
export function headersFile(site: HostedSite, { maxLine, isJoined }: Dialect = {}): string {
  const line = (name: string, value: string) => `  ${name}: ${value}`
  const { all, documents } = site.headers
  const room = maxLine === undefined ? undefined : maxLine - line(policyHeader, '').length
  const policy = sharedPolicy(Object.values(site.headers.policies), room)

  return [
    '/*',
    ...Object.entries({ ...all, ...documents, [policyHeader]: policy }).map((row) => line(...row)),
    `/${assetFolder}*`,
    line('cache-control', caching.assets),
    `/${cardFolder}*`,
    ...Object.entries(site.headers.shared ?? {}).flatMap(([name, value]) => [
      ...(isJoined ? [`  ! ${name}`] : []),
      line(name, value),
    ]),
    '',
  ].join('\n')
}

/** The lines of a file `_redirects`: single addresses first, since the first line that fits counts. */
export const redirectLines = ({ redirects: { exact, wide } }: HostedSite): readonly string[] => [
  ...exact.map(([from, to]) => `${encodeURI(from)} ${to} 301`),
  ...wide.map(([from, to]) => `${encodeURI(from)}* ${to} 301`),
]
