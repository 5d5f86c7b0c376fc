import { hash } from 'node:crypto'
import { remember } from '../remember.ts'

/** Names what a text says: wrapping or quoting it differently changes nothing. */
export const fingerprint = remember((text) => hash('sha256', foldSpace(text), 'hex').slice(0, 6))

/** A text without what only lays it out: composed characters, single spaces. */
export const foldSpace = (text: string): string =>
  text.normalize('NFC').replaceAll(/\s+/g, ' ').trim()
