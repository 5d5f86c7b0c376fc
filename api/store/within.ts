/** A promise did not settle in time. */
class TimeoutError extends Error {}

/** Settles like the promise, or rejects with `TimeoutError` after `milliseconds`. */
export function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeoutError()), milliseconds)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
