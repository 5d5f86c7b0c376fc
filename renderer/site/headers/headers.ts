import type { Scheduling, SecurityContact, ServedHeaders } from '#site/types.ts'
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

/** The external files of the scheduling provider. */
export type Provider = Pick<Scheduling, 'script' | 'stylesheet' | 'booking'>

interface PolicyInput {
  /** Hashes of the inline scripts, in quotes, as `hashSource` writes them. */
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  readonly scheduling?: Provider | undefined
}

/** Names of the allowed Trusted Types policies: of data blocks, the loader, and the default for the provider's script. */
const dataPolicy = 'data'
const schedulingPolicies = ['scheduling', 'default'] as const

/**
 * The Content-Security-Policy of documents: allows the site itself, its inline code by hash, and the
 * scheduling provider if there is one. https://www.w3.org/TR/CSP3/
 */
export function contentPolicy({ scripts, styles, scheduling }: PolicyInput): string {
  const script = scheduling && addressOf(scheduling.script)
  const stylesheet = scheduling?.stylesheet && addressOf(scheduling.stylesheet)
  const origins = unique([script, stylesheet].map((address) => address && originOf(address)))

  return Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts, script],
    'style-src': ["'self'", ...styles, stylesheet],
    'img-src': ["'self'", ...origins],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    ...(scheduling && { 'frame-src': [originOf(addressOf(scheduling.booking))] }),
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [dataPolicy, ...(scheduling ? schedulingPolicies : [])],
  })
    .map(([directive, values]) => [directive, ...unique(values)].join(' '))
    .join('; ')
}

/** Policy of other files: if a browser renders one as a document, nothing runs or is framed. Icons contain styles. */
const closedPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

const unique = (values: readonly (string | undefined)[]) => [
  ...new Set(values.filter((value) => value !== undefined && value !== '')),
]

/** An address without query and fragment, which a policy cannot contain. Throws unless it is https or local. */
function addressOf(text: string): string {
  const url = new URL(text)
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback)) {
    throw new Error(
      `"${text}" must start with https: what visitors load may not be changed on the way.`,
    )
  }
  return `${url.origin}${url.pathname}`
}

const originOf = (address: string) => new URL(address).origin
