import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The documents of a built site by their addresses, with the headers the site serves them with. */
export async function siteDocuments(folder: string) {
  const { addressOf, readServedHeaders } = await import('#api/index.ts')
  const { documents, policies } = readServedHeaders(folder)
  const files = new Map(Object.keys(policies).map((file) => [addressOf(file), file]))

  return (path: string) => {
    const file = files.get(path)
    if (file === undefined || !existsSync(join(folder, file))) return undefined
    return {
      html: readFileSync(join(folder, file), 'utf8'),
      headers: { ...documents, 'content-security-policy': policies[file] ?? '' },
    }
  }
}
