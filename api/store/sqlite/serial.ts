/** Runs one piece of work after the other; a piece that fails does not stop the next. */
export function createSerial() {
  let last: Promise<unknown> = Promise.resolve()

  return <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(work)
    last = result.catch(() => undefined)
    return result
  }
}
