import type { CliContext } from '../context.ts'

/** Tells on one line of a terminal how far a command is. Says nothing in CI and to pipes. */
export function createProgress({ stderr, environment }: CliContext) {
  const isShown = stderr.isTTY === true && !environment['CI']
  return {
    show: (text: string) => {
      if (isShown) stderr.write(`\r\u001B[K${text}`)
    },
    done: () => {
      if (isShown) stderr.write('\r\u001B[K')
    },
  }
}
