import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { npmVersion } from './npm-version.ts'
import type { Peer, PeerContent } from './peer.ts'

/** Front matter in Markdown files, the rest as global data. */
export const eleventy: Peer = {
  name: 'Eleventy',
  templates: 'eleventy',
  way: 'a file with front matter per page, templates in JavaScript',
  lacks: 'checks, compression, share images, data for page changes',
  version: () => npmVersion('eleventy', '@11ty/eleventy'),
  advice: 'npm could not install it',
  lay,
  edited: 'src/en/about.md',
  assets: 'assets',
  command: [process.execPath, 'node_modules/@11ty/eleventy/cmd.cjs'],
  out: 'public',
}

function lay({ folder, origin, languages, pages, silent }: PeerContent, site: string) {
  mkdirSync(join(site, 'src/_data'))
  writeFileSync(join(site, 'src/_data/site.json'), JSON.stringify({ origin, languages, silent }))
  for (const { language, name } of pages) {
    const file = join(site, 'src', language, `${name}.md`)
    mkdirSync(dirname(file), { recursive: true })
    const text = readFileSync(join(folder, language, 'pages', `${name}.yaml`), 'utf8')
    writeFileSync(file, `---\n${text}---\n`)
  }
  for (const language of languages) {
    for (const part of ['faqs', 'statistics', 'navigation.yaml']) {
      const data = join(site, 'src/_data', language, part)
      cpSync(join(folder, language, part), data, { recursive: true })
    }
  }
}
