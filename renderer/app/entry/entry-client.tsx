import { loadFirstPage } from '../navigation/page-loader.ts'

/**
 * Fetches React and the page's data in parallel, then hydrates the document. The boot script calls this
 * on the first interaction. If it rejects, the boot script calls it again: a module whose evaluation
 * failed cannot be imported a second time.
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
