import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyContent } from './copy-content.ts'
import type { PeerContent } from './peer.ts'

/** Writes the content and the components that the tools with React share. */
export function layForReact(content: PeerContent, site: string): void {
  const { origin, languages, pages, silent } = content
  const write = (file: string, data: object) =>
    writeFileSync(join(site, file), JSON.stringify(data))
  write('site.json', { origin, languages, silent })
  // Apart, so that no browser loads it.
  write(
    'pages.json',
    pages.map(({ language, name }) => `${language}/${name}`),
  )
  copyContent(content, join(site, 'content'))
  cpSync(join(import.meta.dirname, 'react'), join(site, 'react'), { recursive: true })
}
