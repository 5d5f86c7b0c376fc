import { globSync } from 'node:fs'
import { join } from 'node:path'

/** Another tool that makes a website of the same content. */
export interface Peer {
  readonly name: string
  /** The folder beside this file with its templates; a `package.json` in it names what npm installs. */
  readonly templates: string
  /** How it is given the content, as its documentation recommends for a site of many pages. */
  readonly way: string
  /** What our build does and this does not. */
  readonly lacks: string
  /** Its version, or nothing when it cannot be had here. */
  readonly version: () => string | undefined
  /** What to do when it is not there. */
  readonly advice: string
  /** Writes the content of a site of ours into a folder that has the templates already. */
  readonly lay: (content: PeerContent, site: string) => void
  /** Where the page `about` of the first language stands there, which is edited. */
  readonly edited: string
  /** The folder of files that are copied as they are. */
  readonly assets: string
  readonly command: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** The folder of the documents. */
  readonly out: string
}

/** What a peer is given. */
export interface PeerContent {
  /** The folder of the content. */
  readonly folder: string
  readonly origin: string
  /** The first one has no prefix in addresses. */
  readonly languages: readonly string[]
  readonly pages: readonly PeerPage[]
  /** Keys whose values no visitor reads, or which a template writes in a place of their own. */
  readonly silent: readonly string[]
}

export interface PeerPage {
  readonly language: string
  /** Its path below `pages/`, without the ending. */
  readonly name: string
}

export const silentKeys: readonly string[] = [
  ...['id', 'type', 'tile', 'tiles', 'wall', 'kind', 'tint', 'look', 'mark', 'plan', 'form'],
  ...['heading', 'title', 'question', 'term', 'label', 'to', 'faq', 'statistics'],
]

/** The pages of a folder of content. */
export function peerPages(content: string, languages: readonly string[]): readonly PeerPage[] {
  return languages.flatMap((language) =>
    globSync('**/*.yaml', { cwd: join(content, language, 'pages') }).map((file) => ({
      language,
      name: file.replace(/\.yaml$/, ''),
    })),
  )
}
