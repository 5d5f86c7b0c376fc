import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { dump, load } from 'js-yaml'
import type { Peer, PeerContent } from './peer.ts'

/** Front matter in Markdown files, a folder of content per language. */
export const hugo: Peer = {
  name: 'Hugo',
  templates: 'hugo',
  way: 'a file with front matter per page',
  lacks: 'checks, compression, share images, data for page changes',
  version: () =>
    /v([\d.]+)/.exec(spawnSync('hugo', ['version'], { encoding: 'utf8' }).stdout ?? '')?.[1],
  advice: 'there is no hugo on the PATH; Debian and Homebrew have a package of that name',
  lay,
  edited: 'content/en/about.md',
  assets: 'static',
  command: ['hugo', '--quiet'],
  out: 'public',
}

function lay({ folder, origin, languages, pages, silent }: PeerContent, site: string) {
  const settings = {
    baseURL: `${origin}/`,
    defaultContentLanguage: languages[0],
    disableKinds: ['taxonomy', 'term', 'RSS'],
    params: { silent: Object.fromEntries(silent.map((key) => [key, true])) },
    languages: Object.fromEntries(
      languages.map((code) => [code, { contentDir: `content/${code}` }]),
    ),
  }
  writeFileSync(join(site, 'config.json'), JSON.stringify(settings))

  const parents = new Set(pages.map(({ name }) => dirname(name)))
  for (const { language, name } of pages) {
    // A page with pages below it is the index of their folder.
    const index = name === 'home' ? '_index' : `${name}/_index`
    const path = name === 'home' || parents.has(name) ? index : name
    const file = join(site, 'content', language, `${path}.md`)
    mkdirSync(dirname(file), { recursive: true })
    // Its parser does not read a question mark at the end of an inline map.
    const data = load(readFileSync(join(folder, language, 'pages', `${name}.yaml`), 'utf8'))
    writeFileSync(file, `---\n${dump(data)}---\n`)
  }
  for (const language of languages) {
    for (const part of ['faqs', 'statistics', 'navigation.yaml'])
      cpSync(join(folder, language, part), join(site, 'data', language, part), { recursive: true })
  }
}
