import type { CliContext } from '../context.ts'

/** Prints what is being done and how long each stage took. */
export interface Stages {
  /** Ends the current stage, if any, and starts the next, of which so much is done already. */
  next(name: string, before?: number): void
  /** Shows on a terminal how far the current stage is, its rate, and how long the rest will take. */
  progress(done: number, all: number): void
  /** Ends the last stage. */
  done(): void
}

/** How often the line of a stage is drawn anew, in milliseconds. */
const interval = 100
const clearLine = '\r\u001b[K'

/** Stages that are told once the content is found to be right: what happens before is part of the check. */
export function stagesAfter(isRight: Promise<boolean>, stages: Stages): Stages {
  let current: string | undefined
  let doneOfIt = 0
  let isOver = false
  const end = (isToldNow: boolean) => {
    isOver = isToldNow
    if (isOver && current !== undefined) stages.next(current, doneOfIt)
  }
  isRight.then(end, () => undefined)
  return {
    next: (name) => {
      current = name
      doneOfIt = 0
      if (isOver) stages.next(name)
    },
    progress: (done, all) => {
      doneOfIt = done
      if (isOver) stages.progress(done, all)
    },
    done: stages.done,
  }
}

export function createStages({ stdout, clock }: CliContext): Stages {
  let current:
    | { readonly name: string; readonly start: number; readonly before: number }
    | undefined
  let drawn = 0

  const finish = () => {
    if (!current) return
    const seconds = ((clock() - current.start) / 1000).toFixed(2)
    const line = `  ${current.name.padEnd(20)} ${seconds.padStart(6)} s\n`
    stdout.write(stdout.isTTY === true ? `${clearLine}${line}` : line)
    current = undefined
  }
  return {
    next: (name, before = 0) => {
      finish()
      current = { name, start: clock(), before }
      if (stdout.isTTY === true) stdout.write(`  ${name}`)
    },
    progress: (done, all) => {
      const now = clock()
      if (stdout.isTTY !== true || !current || now - drawn < interval) return
      drawn = now
      const rate = (done - current.before) / Math.max(now - current.start, 1)
      const rest = Math.ceil((all - done) / rate / 1000)
      const figures = `${done}/${all}  ${Math.round(rate * 1000)}/s  ${rest} s left`
      stdout.write(`${clearLine}  ${current.name.padEnd(20)} ${figures}`)
    },
    done: finish,
  }
}
