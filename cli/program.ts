import { Command, CommanderError } from 'commander'
import { CliError } from './cli-error.ts'
import { inSite } from './content/project.ts'
import type { CliContext, DefineCommand, ExitCode } from './context.ts'

/**
 * Only the named command is loaded, since a short command spends most of its time loading. Help
 * loads all.
 */
const commands = new Map<string, () => Promise<DefineCommand>>([
  ['init', async () => (await import('./commands/init.ts')).init],
  ['validate', async () => (await import('./commands/validate.ts')).validate],
  ['explain', async () => (await import('./commands/explain.ts')).explain],
  ['keep', async () => (await import('./commands/keep.ts')).keep],
  ['accept', async () => (await import('./commands/accept.ts')).accept],
  ['add', async () => (await import('./commands/add.ts')).add],
  ['rename', async () => (await import('./commands/rename.ts')).rename],
  ['status', async () => (await import('./commands/status.ts')).status],
  ['generate', async () => (await import('./commands/generate.ts')).generate],
  ['build', async () => (await import('./commands/build.ts')).build],
  ['dev', async () => (await import('./commands/dev.ts')).dev],
  ['serve', async () => (await import('./commands/serve.ts')).serve],
  ['leads', async () => (await import('./commands/leads.ts')).leads],
])

/** Runs the command line and returns its exit code. */
export async function run(
  argv: readonly string[],
  given: Omit<CliContext, 'content'>,
): Promise<ExitCode> {
  let code: ExitCode = 0
  const own = inSite(given, 'content')
  const context = { ...given, content: own }
  const program = new Command('diptych')
    .description('A folder of YAML, one set per language, becomes a multilingual website.')
    .option('--content <folder>', 'the folder with the content', own)
    .on('option:content', (folder: string) => {
      context.content = folder
    })
    .configureHelp({ showGlobalOptions: true, subcommandTerm: (command) => command.name() })
    .exitOverride()
    .configureOutput({
      writeOut: (text) => context.stdout.write(text),
      writeErr: (text) => context.stderr.write(text),
    })
  const named = commands.get(argv[2] ?? '')
  const loaded = (named ? [named] : [...commands.values()]).map((load) => load())
  for (const define of await Promise.all(loaded)) {
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

/** Gives subcommands the output and the exit of the root; commander does so only for `command()`. */
function shareSettings(parent: Command): void {
  for (const command of parent.commands) shareSettings(command.copyInheritedSettings(parent))
}

function fail(error: unknown, { stderr, stopped }: CliContext): ExitCode {
  if (stopped.aborted) return 130
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
  if (!isForOperator(error)) throw error

  stderr.write(`${error.message} ${error.hint}\n`)
  return 2
}

/** Our error, or the API's, compared by name: short commands do not load the API. */
const isForOperator = (error: unknown): error is CliError =>
  error instanceof CliError ||
  (error instanceof Error && error.name === 'OperatorError' && 'hint' in error)
