import { fileURLToPath } from 'node:url'

/** The repository's root, without a slash at the end. */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')
