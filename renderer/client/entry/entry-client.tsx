import type { FirstData } from '../navigation/page-loader.ts'

/**
 * Hydrates the document from the data of its page. The boot script calls this on the first interaction. If it
 * rejects, the boot script calls it again: a module whose evaluation failed cannot be imported a second time.
 */
export async function start(data: FirstData): Promise<void> {
  const { hydrate } = await import('./hydrate.tsx')
  await hydrate(data)
}

/** Sends submissions of earlier visits. The boot script calls this if there are any. */
export async function resume(): Promise<void> {
  const outbox = await import('../forms/outbox/outbox.ts')
  await outbox.resume()
}
