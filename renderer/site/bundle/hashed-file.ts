import { createHash } from 'node:crypto'

/** Folder of the files whose names hold a hash of what is in them. */
export const assetFolder = 'assets'

export interface HashedFile {
  readonly file: string
  readonly text: string
}

/** A file whose name changes with its text, so that browsers may keep it for ever. */
export function hashedFile(name: string, text: string): HashedFile {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8)
  const [stem, extension] = name.split('.')
  return { file: `${assetFolder}/${stem}-${hash}.${extension}`, text }
}
