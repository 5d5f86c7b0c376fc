import { loadFirstPage } from '../navigation/page-loader.ts'

/**
 * Fetches React and the page's data side by side, then makes the document answer. The boot script
 * calls this on the first sign of intent, and again on the next one where it rejects: a module that
 * threw while it was loaded could not be tried again.
 */
export async function start(): Promise<void> {
  const address = document.querySelector<HTMLScriptElement>('script[data-page]')?.dataset['page']
  if (address === undefined) throw new Error('The document does not name its data.')

  const [{ hydrate }, first] = await Promise.all([import('./hydrate.tsx'), loadFirstPage(address)])
  hydrate(first)
}

/** Sends submissions of earlier visits. The boot script calls this if there are any. */
export async function resume(): Promise<void> {
  const outbox = await import('../forms/outbox/outbox.ts')
  await outbox.resume()
}
