import type { SecurityContact, ServedHeaders } from '#site/types.ts'
import { closedPolicy, contentPolicy, type Provider } from './content-policy.ts'
import { hashSource } from './inline-code.ts'

export interface HeadersInput {
  /** The source expression for the style sheet of each document, by its file. */
  readonly documents: ReadonlyMap<string, string>
  /** Origin of the published site. */
  readonly origin: string
  /** Text of the only inline script. */
  readonly boot: string
  readonly scheduling?: Provider | undefined
  /** What browsers open over https only. */
  readonly https?: HttpsScope | undefined
  /** Redirects: new addresses by old ones. */
  readonly redirects: ReadonlyMap<string, string>
}

type HttpsScope = NonNullable<SecurityContact['https']>

/** Directives of Strict-Transport-Security after its age. */
const httpsDirectives: Readonly<Record<HttpsScope, string>> = {
  address: '',
  subdomains: '; includeSubDomains',
  preload: '; includeSubDomains; preload',
}

const unused = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

/** Other sites show the cards of pages. */
const shared = { 'cross-origin-resource-policy': 'cross-origin' }

/** The headers of the built site, as the schema `data/served-headers` describes. */
export function servedHeaders({
  documents,
  origin,
  boot,
  scheduling,
  https = 'address',
  redirects,
}: HeadersInput): ServedHeaders {
  const scripts = [hashSource(boot)]
  return {
    all: {
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-resource-policy': 'same-origin',
      ...(origin.startsWith('https:') && {
        'strict-transport-security': `max-age=63072000${httpsDirectives[https]}`,
      }),
    },
    documents: {
      'cross-origin-opener-policy': scheduling ? 'same-origin-allow-popups' : 'same-origin',
      // Browsers would block the frame of a provider without this header.
      ...(!scheduling && { 'cross-origin-embedder-policy': 'require-corp' }),
      'permissions-policy': unused.map((feature) => `${feature}=()`).join(', '),
      'x-frame-options': 'DENY',
      'origin-agent-cluster': '?1',
    },
    files: { 'content-security-policy': closedPolicy },
    shared,
    policies: Object.fromEntries(
      Array.from(documents, ([file, style]) => [
        file,
        contentPolicy({ scripts, styles: [style], scheduling }),
      ]),
    ),
    redirects: Object.fromEntries(redirects),
  }
}
