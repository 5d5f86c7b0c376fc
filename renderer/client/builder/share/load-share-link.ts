/** Loads the code that reads and writes a quiz in a link. */
export const loadShareLink = () => import('./share-link.ts')
