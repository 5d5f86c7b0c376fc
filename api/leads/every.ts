/** Does something again and again, never twice at once; the function it gives stops that and waits for the last. */
export function every(milliseconds: number, work: () => Promise<unknown>): () => Promise<void> {
  let current: Promise<unknown> | undefined
  const timer = setInterval(() => {
    current ??= work().finally(() => {
      current = undefined
    })
  }, milliseconds)
  timer.unref()

  return async () => {
    clearInterval(timer)
    await current
  }
}
