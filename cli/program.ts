import { Command, CommanderError } from 'commander'
import { CliError } from './cli-error.ts'
import { accept } from './commands/accept.ts'
import { build } from './commands/build.ts'
import type { DefineCommand } from './commands/command.ts'
import { dev } from './commands/dev.ts'
import { explain } from './commands/explain.ts'
import { generate } from './commands/generate.ts'
import { keep } from './commands/keep.ts'
import { layout } from './commands/layout.ts'
import { leads } from './commands/leads.ts'
import { quiz } from './commands/quiz.ts'
import { serve } from './commands/serve.ts'
import { status } from './commands/status.ts'
import { validate } from './commands/validate.ts'
import type { CliContext, ExitCode } from './context.ts'

const commands: readonly DefineCommand[] = [
  validate,
  explain,
  keep,
  accept,
  status,
  generate,
  build,
  dev,
  layout,
  serve,
  quiz,
  leads,
]

/** Runs the command line and says how it ended. */
export async function run(argv: readonly string[], context: CliContext): Promise<ExitCode> {
  let code: ExitCode = 0
  const program = new Command('diptych')
    .description('A folder of YAML, one set per language, becomes a multilingual website.')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => context.stdout.write(text),
      writeErr: (text) => context.stderr.write(text),
    })
  for (const define of commands) {
    program.addCommand(
      define(context, (ended) => {
        code = ended
      }),
    )
  }
  shareSettings(program)

  try {
    await program.parseAsync(argv)
    return code
  } catch (error) {
    return fail(error, context)
  }
}

/** What commands say, and how they end, is for the whole tree as it is for its root. */
function shareSettings(parent: Command): void {
  for (const command of parent.commands) shareSettings(command.copyInheritedSettings(parent))
}

function fail(error: unknown, { stderr }: CliContext): ExitCode {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
  if (!isForOperator(error)) throw error

  stderr.write(`${error.message} ${error.hint}\n`)
  return 2
}

/** Ours, or a failure of the API, which says the same in its own class. */
const isForOperator = (error: unknown): error is CliError =>
  error instanceof CliError ||
  (error instanceof Error && error.name === 'Failure' && 'hint' in error)
