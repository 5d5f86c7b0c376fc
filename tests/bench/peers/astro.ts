import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { npmVersion } from './npm-version.ts'
import type { Peer, PeerContent } from './peer.ts'

/** Content collections of the YAML files as they are, without a framework. */
export const astro: Peer = {
  name: 'Astro',
  templates: 'astro',
  way: 'content collections, no framework',
  version: () => npmVersion('astro', 'astro'),
  advice: 'npm could not install it',
  lay,
  edited: 'content/pages/en/about.yaml',
  assets: 'public',
  command: [process.execPath, 'node_modules/astro/bin/astro.mjs', 'build'],
  env: { ASTRO_TELEMETRY_DISABLED: '1' },
  out: 'dist',
}

function lay({ folder, origin, languages, silent }: PeerContent, site: string) {
  writeFileSync(join(site, 'site.json'), JSON.stringify({ origin, languages, silent }))
  mkdirSync(join(site, 'content/navigation'), { recursive: true })
  for (const language of languages) {
    for (const part of ['pages', 'faqs', 'statistics'])
      cpSync(join(folder, language, part), join(site, 'content', part, language), {
        recursive: true,
      })
    cpSync(
      join(folder, language, 'navigation.yaml'),
      join(site, 'content/navigation', `${language}.yaml`),
    )
  }
}
