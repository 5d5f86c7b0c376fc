import type { Scheduling } from '#site/types.ts'

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
export const closedPolicy =
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
