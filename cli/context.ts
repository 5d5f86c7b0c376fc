import type { Command } from 'commander'

/** Defines one command. Its exit code is 0 unless it calls `exit`. */
export type DefineCommand = (context: CliContext, exit: (code: ExitCode) => void) => Command

/** The world as commands see it. */
export interface CliContext {
  /** Where the command runs; relative paths start here. */
  readonly cwd: string
  /** The project's root: schema and renderer are found there. */
  readonly project: string
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly stdout: Output
  readonly stderr: Output
  readonly now: () => Date
  /** Milliseconds from any fixed moment. */
  readonly clock: () => number
  /** Aborted when the operator asks the command to stop. */
  readonly stopped: AbortSignal
  /** Has `tell` called with an error that nobody caught; soon after, the process ends with 1. */
  readonly onCrash: (tell: (error: unknown, origin: string) => void) => void
}

interface Output {
  readonly isTTY?: boolean
  /** How many characters fit beside each other, on a terminal. */
  readonly columns?: number
  readonly write: (text: string) => unknown
}

/** What a command ends with: 0 clean, 1 findings, 2 could not run, 130 interrupted. */
export type ExitCode = 0 | 1 | 2 | 130
