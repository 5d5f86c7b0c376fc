import { loadFirstPage } from './navigation/page-loader.ts'

/**
 * Fetches React and the page's data side by side, then makes the document answer. The boot script
 * loads this on the first sign of intent, and names the page's file.
 */
const address = document.querySelector<HTMLScriptElement>('script[data-page]')?.dataset['page']
if (address === undefined) throw new Error('The document does not name its data.')

const [{ hydrate }, first] = await Promise.all([import('./hydrate.tsx'), loadFirstPage(address)])
hydrate(first)
