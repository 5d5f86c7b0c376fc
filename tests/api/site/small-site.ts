import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { openBuild } from '#api/index.ts'
import { apiValidator } from '../../support/api-validator.ts'
import { writeBuild } from '../../support/write-build.ts'

/** A built site with a file of each kind, including files that must not be served. */
const files: Readonly<Record<string, string>> = {
  'index.html': '<!doctype html>Home',
  'index.html.br': 'home in brotli',
  'plans/index.html': '<!doctype html>Plans',
  '404.html': '<!doctype html>Nothing here',
  'nl/index.html': '<!doctype html>Thuis',
  'nl/404.html': '<!doctype html>Hier is niets',
  'nl/404.html.br': 'niets in brotli',
  'assets/entry-abc.js': 'start()',
  'assets/entry-abc.js.map': '{}',
  'assets/letters-abc.woff2': '0123456789',
  'assets/cards/abc.png': 'a card',
  'favicon.svg': '<svg/>',
  '.well-known/security.txt': 'Contact: mailto:a@b.example\n',
  '.env': 'SECRET=1',
  '.git/config': '[core]',
  _headers: '/*',
  '.diptych/headers.json': JSON.stringify({
    all: { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' },
    documents: { 'x-frame-options': 'DENY' },
    files: { 'content-security-policy': "default-src 'none'" },
    shared: { 'cross-origin-resource-policy': 'cross-origin' },
    policies: {
      'index.html': 'of home',
      'plans/index.html': 'of plans',
      '404.html': 'of nothing',
      'nl/index.html': 'van thuis',
      'nl/404.html': 'van niets',
    },
    redirects: { '/old': '/plans', '/blog/*': '/nl' },
  }),
}

/** Writes the site into a temporary output folder. */
export function writeSmallSite(changes: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'diptych-small-site-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeBuild(folder, { ...files, ...changes })
  return folder
}

/** Opens the build that is current in an output folder. */
export const openSite = async (out: string) => openBuild(out, await apiValidator('data/manifest'))
