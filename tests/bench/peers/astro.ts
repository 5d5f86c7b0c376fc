import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyContent } from './copy-content.ts'
import { npmVersion } from './npm-version.ts'
import type { Peer } from './peer.ts'

/** Content collections of the YAML files as they are, without a framework. */
export const astro: Peer = {
  name: 'Astro',
  templates: 'astro',
  way: 'content collections, no framework',
  lacks: 'checks, compression, share images, data for page changes',
  version: () => npmVersion('astro', 'astro'),
  advice: 'npm could not install it',
  lay(content, site) {
    const { origin, languages, silent } = content
    writeFileSync(join(site, 'site.json'), JSON.stringify({ origin, languages, silent }))
    copyContent(content, join(site, 'content'))
  },
  edited: 'content/pages/en/about.yaml',
  assets: 'public',
  command: [process.execPath, 'node_modules/astro/bin/astro.mjs', 'build'],
  env: { ASTRO_TELEMETRY_DISABLED: '1' },
  out: 'dist',
}
