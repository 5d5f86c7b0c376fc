import { findHost, type HostedSite, hostedSite } from '#api/hosting.ts'
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

const sizes: ReadonlyMap<string, number> = new Map(
  [
    'index.html',
    'index.html.br',
    'plans/index.html',
    'plans/page.json',
    'sitemap.html',
    '404.html',
    'nl/index.html',
    'nl/404.html',
    'assets/entry-abc.js',
    'assets/cards/abc.png',
    '.well-known/security.txt',
    '.diptych/forms.json',
    '.build',
  ].map((path) => [path, 1000]),
)

/** A small site with headers and redirects; changes replace parts of them. */
export const hosted = (changes: Partial<ServedHeaders> = {}): HostedSite =>
  hostedSite({ ...headers, ...changes })

/** The paths of all files that a host gets of the site, and the texts of those that are written for it. */
export function filesFor(
  host: string,
  site: HostedSite = hosted(),
  more: ReadonlyMap<string, number> = new Map(),
): ReadonlyMap<string, string> {
  const { places, written } = findHost(host)(site, new Map([...sizes, ...more]))
  return new Map([...[...places.values()].map((path) => [path, ''] as const), ...written])
}
