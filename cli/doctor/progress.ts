import type { CliContext } from '../context.ts'

/** Tells on a terminal how many requests were sent. Says nothing in CI and to pipes. */
export function createProgress({ stderr, environment }: CliContext) {
  const isShown = stderr.isTTY === true && !environment['CI']
  let count = 0
  return {
    next: (url: string) => {
      count += 1
      if (isShown) stderr.write(`\r\u001B[K${count} ${url.slice(0, 70)}`)
    },
    done: () => {
      if (isShown) stderr.write('\r\u001B[K')
    },
    count: () => count,
  }
}
