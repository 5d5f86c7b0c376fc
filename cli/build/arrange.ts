import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { FormRules, HostedSite, QuizBanks } from '#api/hosting.ts'
import { serverFolder } from './built-site.ts'

/** Makes a folder with every file of a built site one for a host. */
export type Arrange = (folder: string, site: HostedSite) => void

/** Undefined for our own server. Throws if there is no such host. What it returns throws if a form would be lost there. */
export async function arrangementFor(
  host: boolean | string,
  api: string | undefined,
): Promise<Arrange | undefined> {
  if (host === false && api === undefined) return undefined
  const { findHost } = await import('#api/hosting.ts')
  const { requireReceivers, place, document, write } = findHost(
    typeof host === 'string' ? host : undefined,
    api,
  )
  return (folder, site) => {
    const data = (name: string) => readFileSync(join(folder, serverFolder, name), 'utf8')
    const { forms }: FormRules = JSON.parse(data('forms.json'))
    const { libraries }: QuizBanks = JSON.parse(data('quiz-banks.json'))
    requireReceivers({ forms, libraries })
    // The data for servers would be public at a host of static files.
    rmSync(join(folder, serverFolder), { recursive: true })
    for (const path of filesIn(folder)) {
      const file = join(folder, path)
      const target = place(path)
      if (target === undefined) {
        rmSync(file)
        continue
      }
      if (path.endsWith('.html')) {
        const html = readFileSync(file, 'utf8')
        const changed = document(html, path, forms)
        if (changed !== html) writeFileSync(file, changed)
      }
      if (target !== path) move(file, join(folder, target))
    }
    removeEmpty(folder)
    for (const [path, text] of write(site)) writeFileSync(join(folder, path), text)
  }
}

/** The files in a folder, by path inside it. */
const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))

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
