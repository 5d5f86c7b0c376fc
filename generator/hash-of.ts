import { hash } from 'node:crypto'

/** A short hash of some texts. */
export const hashOf = (parts: readonly string[]): string =>
  hash('sha256', parts.join('\n'), 'base64url').slice(0, 22)
