import { createHash } from 'node:crypto'

/** Names what a text says: wrapping or quoting it differently changes nothing. */
export const fingerprint = (text: string): string =>
  createHash('sha256').update(foldSpace(text)).digest('hex').slice(0, 6)

/** A text without what only lays it out: composed characters, single spaces. */
export const foldSpace = (text: string): string =>
  text.normalize('NFC').replaceAll(/\s+/g, ' ').trim()
