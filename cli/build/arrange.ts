import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { FormRules, HostedSite } from '#api/hosting.ts'
import { serverFolder } from './built-site.ts'

/** Makes a folder with every file of a built site one for a host. */
export type Arrange = (folder: string, site: HostedSite) => void

/** Undefined for our own server. Throws if there is no such host. */
export async function arrangementFor(host: boolean | string): Promise<Arrange | undefined> {
  if (host === false) return undefined
  // The data for servers would be public at a host of static files.
  const hide = (folder: string) => rmSync(join(folder, serverFolder), { recursive: true })
  if (host === true) return hide

  const { findHost } = await import('#api/hosting.ts')
  const select = findHost(host)
  return (folder, site) => {
    const { forms }: FormRules = JSON.parse(
      readFileSync(join(folder, serverFolder, 'forms.json'), 'utf8'),
    )
    hide(folder)
    const files = filesIn(folder)
    const { places, written, document } = select(site, files)
    for (const path of document ? files.keys() : []) {
      if (!path.endsWith('.html')) continue
      const html = readFileSync(join(folder, path), 'utf8')
      const changed = document?.(html, { path, forms }) ?? html
      if (changed !== html) writeFileSync(join(folder, path), changed)
    }
    for (const path of files.keys()) {
      const place = places.get(path)
      if (place === undefined) rmSync(join(folder, path))
      else if (place !== path) move(join(folder, path), join(folder, place))
    }
    removeEmpty(folder)
    for (const [path, text] of written) writeFileSync(join(folder, path), text)
  }
}

/** The files in a folder with their sizes, by path inside it. */
const filesIn = (folder: string): ReadonlyMap<string, number> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [relative(folder, file).replaceAll('\\', '/'), statSync(file).size]),
  )

function move(from: string, to: string) {
  mkdirSync(dirname(to), { recursive: true })
  renameSync(from, to)
}

/** Removes the folders that hold no file. */
function removeEmpty(folder: string) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue
    const inner = join(folder, entry.name)
    removeEmpty(inner)
    if (readdirSync(inner).length === 0) rmSync(inner, { recursive: true })
  }
}
