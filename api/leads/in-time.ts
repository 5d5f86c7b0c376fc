/** Something took longer than it may. */
export class Late extends Error {}

/** What a promise resolves to, or `Late` after so many milliseconds. */
export function inTime<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Late()), milliseconds)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
