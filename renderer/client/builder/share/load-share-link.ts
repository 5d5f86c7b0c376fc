/** Loads the code that reads and writes a quiz in a link. */
export const loadShareLink = () => import('./share-link.ts')

/** Loads the code that keeps a quiz under a short link, and plays it. */
export const loadShortLink = () => import('./short-link.ts')
