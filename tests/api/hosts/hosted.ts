import { type HostedSite, hostedSite } from '#api/hosting.ts'
import type { ServedHeaders } from '#site/types.ts'

const headers: ServedHeaders = {
  all: { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' },
  documents: { 'x-frame-options': 'DENY' },
  files: { 'content-security-policy': "default-src 'none'; sandbox" },
  shared: { 'cross-origin-resource-policy': 'cross-origin' },
  policies: {
    'index.html': "script-src 'self' 'sha256-boot='; style-src 'self' 'sha256-a='; base-uri 'none'",
    'plans/index.html':
      "script-src 'self' 'sha256-boot='; style-src 'self' 'sha256-b='; base-uri 'none'",
    '404.html': "script-src 'self' 'sha256-boot='; style-src 'self' 'sha256-a='; base-uri 'none'",
    'nl/404.html':
      "script-src 'self' 'sha256-boot='; style-src 'self' 'sha256-a='; base-uri 'none'",
  },
  redirects: { '/old': '/plans', '/blog/*': '/nl', '/über': '/plans' },
}

/** A small site with headers and redirects; changes replace parts of them. */
export const hosted = (changes: Partial<ServedHeaders> = {}): HostedSite =>
  hostedSite({ ...headers, ...changes })
