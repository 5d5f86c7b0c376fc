import type { Command } from 'commander'

/** Defines one command. Its exit code is 0 unless it calls `exit`. */
export type DefineCommand = (context: CliContext, exit: (code: ExitCode) => void) => Command

/** Everything outside the program that a command may use. */
export interface CliContext {
  /** Where the command runs; relative paths start here. */
  readonly cwd: string
  /** The folder of Diptych itself: its schemas, its renderer and its package.json. */
  readonly engine: string
  /** The folder of the site: its content, and what is generated and kept for it. */
  readonly site: string
  /** The content folder, as the operator names it. */
  readonly content: string
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly stdout: Output
  readonly stderr: Output
  /** Asks the operator a question. Undefined where nobody is at a terminal. */
  readonly ask?: ((question: string) => Promise<string>) | undefined
  readonly now: () => Date
  /** Milliseconds from any fixed moment. */
  readonly clock: () => number
  /** Aborted when the operator asks the command to stop. */
  readonly stopped: AbortSignal
  /** Calls `report` with an uncaught error; soon after, the process ends with 1. */
  readonly onCrash: (report: (error: unknown, origin: string) => void) => void
  /** Calls `reload` when the operator asks a running server to take the newest build. */
  readonly onReload: (reload: () => void) => void
}

interface Output {
  readonly isTTY?: boolean
  /** The width of a terminal, in characters. */
  readonly columns?: number
  readonly write: (text: string) => unknown
}

/** 0 clean, 1 findings, 2 could not run, 130 interrupted. */
export type ExitCode = 0 | 1 | 2 | 130
