import type { Command } from 'commander'
import type { CliContext, ExitCode } from './context.ts'

/** Defines one command; it tells how it ended through `end`, which is 0 where it says nothing. */
export type DefineCommand = (context: CliContext, end: (code: ExitCode) => void) => Command
