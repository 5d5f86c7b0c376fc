import type { CliContext } from '../context.ts'

/** Prints what is being done and how long each stage took. */
export interface Stages {
  /** Ends the current stage, if any, and starts the next. */
  next(name: string): void
  /** Ends the last stage. */
  done(): void
}

export function createStages({ stdout, clock }: CliContext): Stages {
  let current: { readonly name: string; readonly start: number } | undefined

  const finish = () => {
    if (!current) return
    const seconds = ((clock() - current.start) / 1000).toFixed(2)
    const line = `  ${current.name.padEnd(20)} ${seconds.padStart(6)} s\n`
    stdout.write(stdout.isTTY === true ? `\r\u001b[K${line}` : line)
    current = undefined
  }
  return {
    next: (name) => {
      finish()
      current = { name, start: clock() }
      if (stdout.isTTY === true) stdout.write(`  ${name}`)
    },
    done: finish,
  }
}
